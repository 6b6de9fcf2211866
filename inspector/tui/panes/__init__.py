"""The parts of the main screen: state comes down by data binding, messages go up."""
