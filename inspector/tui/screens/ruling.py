"""Which rulers there are, and what is on them: the part of the compare screen that adds, removes and retunes them."""

import asyncio
import gc
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from threading import Event

from textual import on
from textual.reactive import var
from textual.screen import Screen
from textual.worker import Worker

from inspector.checks.registry import DEFAULT_PROFILE
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.inspected import Inspection
from inspector.splitters.base import Splitter
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import Settings
from inspector.tui.panes.rulers import RulersPane
from inspector.tui.panes.settings import SettingsPanel
from inspector.tui.ruler import MOST, Ruler, offered, work_out

_DEBOUNCE = 0.15  # seconds: a person still typing a number is not done with it
_LONG = 2_000_000  # characters

Choice = tuple[Splitter, Settings]
"""What a ruler is made with."""


class RulingScreen(Screen[Choice | None]):
    """A screen with rulers, each worked out beside the event loop, and a panel for the settings of the chosen one."""

    rulers: var[Sequence[Ruler]] = var[Sequence[Ruler]](())
    """The rulers, from the left."""
    chosen: var[int] = var(0)
    """Number of the ruler that the keys act on."""

    def __init__(self, document: Document, contenders: Sequence[Choice], known: Inspection | None) -> None:
        """Prepare a ruler for each splitter.

        Args:
            document: What to split.
            contenders: Splitters with their settings, from the left; those beyond the fourth are left out.
            known: An inspection of the document that is at hand; its profile is that of all rulers.
        """
        super().__init__()
        self.document = document
        self._known = known
        self._turn = asyncio.Lock()  # one after the other, so that the first is there first
        self._workers: dict[int, Worker[None]] = {}
        self._keys = 0
        self.set_reactive(RulingScreen.rulers, tuple(self._new(*choice) for choice in contenders[:MOST]))

    @property
    def pane(self) -> RulersPane:
        """The rows."""
        return self.query_one(RulersPane)

    def start(self) -> None:
        """Work out every ruler, the first one first."""
        for ruler in self.rulers:
            self._start(ruler, 0)

    def _new(self, splitter: Splitter, settings: Settings) -> Ruler:
        self._keys += 1
        return Ruler(splitter, settings, key=self._keys)

    def _start(self, ruler: Ruler, delay: float) -> None:
        """Work a ruler out beside the event loop; what was under way for it is no longer wanted."""
        self._stop(ruler)
        work = partial(self._work_out, ruler, delay)  # no coroutine yet: one that never starts would be complained of
        self._workers[ruler.key] = self.run_worker(
            work, group="inspect", exit_on_error=False, description="split and check"
        )

    def _stop(self, ruler: Ruler) -> None:
        if (worker := self._workers.pop(ruler.key, None)) is not None:
            worker.cancel()

    async def _work_out(self, ruler: Ruler, delay: float) -> None:
        await asyncio.sleep(delay)
        stop = Event()
        try:
            async with self._turn:
                result = await asyncio.to_thread(
                    work_out,
                    self.document,
                    ruler.splitter,
                    ruler.settings,
                    stop,
                    known=self._known,
                    profile=DEFAULT_PROFILE if self._known is None else self._known.profile,
                    checks=None if self._known is None else self._known.checks,
                )
            ruler = replace(ruler, result=result, busy=False)
            self._put(ruler)
            if len(self.document.text) > _LONG:
                gc.freeze()  # hundreds of thousands of chunks and issues: to look for cycles among them stalls the keys
            async with self._turn:  # after the rulers that wait for theirs
                survival = await asyncio.to_thread(result.contender.inspection.work_out_survival, stop)
            self._put(replace(ruler, survival=survival))
        except InspectorError as fault:
            self._put(replace(ruler, result=None, busy=False, fault=str(fault)))
            if (panel := self.settings_panel) is not None and self.rulers[self.chosen].key == ruler.key:
                panel.explain(fault)
        finally:
            stop.set()

    def _put(self, ruler: Ruler) -> None:
        """Put another value in the place of the ruler with the same key."""
        self.rulers = tuple(ruler if known.key == ruler.key else known for known in self.rulers)

    def retune(self, splitter: Splitter, settings: Settings) -> None:
        """Split anew for the chosen ruler, the last result staying in sight meanwhile."""
        ruler = replace(
            self.rulers[self.chosen], splitter=splitter, settings=settings, busy=True, survival=None, fault=""
        )
        self._put(ruler)
        self._start(ruler, _DEBOUNCE)

    def action_add_ruler(self) -> None:
        """Add a ruler on the right, with the likeliest splitter that is on none yet, at its defaults."""
        if len(self.rulers) >= MOST:
            self.notify(f"{MOST} rulers are the most that fit: remove one first", markup=False)
            return
        taken = {ruler.splitter.name for ruler in self.rulers}
        names = (name for name in offered(self.document) if name not in taken)
        name = next(names, self.rulers[self.chosen].splitter.name)
        ruler = self._new(SPLITTERS[name], SPLITTERS[name].settings())
        self.rulers = (*self.rulers, ruler)
        self._start(ruler, 0)
        self.chosen = len(self.rulers) - 1

    def action_remove_ruler(self) -> None:
        """Take the chosen ruler away; the last one stays."""
        if len(self.rulers) == 1:
            self.notify("the last ruler stays: Esc goes back", markup=False)
            return
        gone = self.rulers[self.chosen]
        self._stop(gone)
        self.chosen = min(self.chosen, len(self.rulers) - 2)
        self.rulers = tuple(ruler for ruler in self.rulers if ruler is not gone)
        self._show_settings()

    def action_next_splitter(self) -> None:
        """Put the next splitter on the chosen ruler, at its default settings."""
        names = list(SPLITTERS)
        row = SPLITTERS[names[(names.index(self.rulers[self.chosen].splitter.name) + 1) % len(names)]]
        self.retune(row, row.settings())
        self._show_settings()

    @property
    def settings_panel(self) -> SettingsPanel | None:
        """The settings panel while it is open."""
        return self.query_one("#retune", SettingsPanel) if self.has_class("-retuning") else None

    async def action_retune(self) -> None:
        """Open or close the settings of the chosen ruler."""
        if self.has_class("-retuning"):
            self.close_settings()
            return
        panel = next(iter(self.query(SettingsPanel)), None)
        if panel is None:
            panel = SettingsPanel(id="retune")
            await self.query_one("#compare-body").mount(panel)
        self.add_class("-retuning")
        self._show_settings()
        panel.focus_first()

    def _show_settings(self) -> None:
        """Let the panel, where it is open, show the chosen ruler."""
        panel, ruler = self.settings_panel, self.rulers[self.chosen]
        if panel is not None:
            panel.border_title = f"ruler {self.chosen + 1}"
            panel.show(ruler.splitter, ruler.settings)

    @on(SettingsPanel.Changed)
    def follow_settings(self, event: SettingsPanel.Changed) -> None:
        """Split anew with the changed settings."""
        self.retune(event.splitter, event.settings)

    @on(SettingsPanel.Closed)
    def close_settings(self) -> None:
        """Put the panel away."""
        self.remove_class("-retuning")
        self.pane.focus()
