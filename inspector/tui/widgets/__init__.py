"""Small widgets that panes and screens share."""
