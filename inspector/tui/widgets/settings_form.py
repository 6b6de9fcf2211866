"""The controls of the settings of one splitter, or one retriever."""

from textual.app import ComposeResult
from textual.containers import Vertical

from inspector.core.errors import SettingsError
from inspector.splitters.settings import Settings, fields_of
from inspector.tui.widgets.setting_control import SettingControl


class SettingsForm(Vertical):
    """One control a setting, in the order of the dataclass."""

    DEFAULT_CSS = """
    SettingsForm { height: auto; }
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._kind = type(settings)
        self.controls = {
            field.name: SettingControl(field, getattr(settings, field.name)) for field in fields_of(self._kind)
        }
        self._following: dict[str, object] = {}
        """Values that nobody chose, and which so follow another setting: an overlap that shrinks with its chunk."""
        self._follow(settings)

    def compose(self) -> ComposeResult:
        """Lay out the controls."""
        yield from self.controls.values()

    def read(self) -> Settings | None:
        """The settings that the controls hold; `None` where there are none such, and the controls say why."""
        values: dict[str, object] = {}
        faults: dict[str, str] = {}
        for name, control in self.controls.items():
            try:
                values[name] = control.read()
            except SettingsError as fault:
                faults[name] = str(fault)
                values[name] = control.last
        for name, value in list(self._following.items()):
            control = self.controls[name]
            if name in faults or values[name] != value:  # a person chose one
                del self._following[name]
            elif (default := control.field.default_beside(values)) != value:
                values[name] = self._following[name] = default
                control.show(default)
        settings = None
        try:
            # Even where a text is no value, whether the other values go together is worth saying.
            settings = self._kind(**values)
        except SettingsError as fault:
            faults.setdefault(fault.setting, str(fault))
        for name, control in self.controls.items():
            control.explain(faults.get(name))
        return None if faults else settings

    def show(self, settings: Settings) -> None:
        """Hold other settings, without a message."""
        for name, control in self.controls.items():
            control.show(getattr(settings, name))
        self._follow(settings)

    def show_docs(self, shown: bool) -> None:  # noqa: FBT001 (the one thing it says)
        """Show or hide every setting's doc under its control."""
        for control in self.controls.values():
            control.show_doc(shown)

    @property
    def docs(self) -> list[str]:
        """Every setting's doc, in order."""
        return [control.field.doc for control in self.controls.values()]

    def _follow(self, settings: Settings) -> None:
        values = {name: getattr(settings, name) for name in self.controls}
        self._following = {
            name: values[name]
            for name, control in self.controls.items()
            if control.field.half_of and values[name] == control.field.default_beside(values)
        }
