"""Stands in for the desktop's settings: light or dark, as told on standard input.

python3 portal.py light|dark FILE

Run by the system's own Python inside a session bus of its own. A line on standard input, "light"
or "dark", is what a user does who switches the appearance of the whole desktop. The file is made
as soon as programs are answered.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from gi.repository import Gio, GLib

PATH, NAME = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Desktop"
SETTINGS = "org.freedesktop.portal.Settings"
SPACE, KEY = "org.freedesktop.appearance", "color-scheme"
# As the portal's own documentation numbers them.
SCHEMES = {"dark": 1, "light": 2}
INTERFACE = f"""<node><interface name="{SETTINGS}">
  <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <method name="ReadOne">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <method name="ReadAll">
    <arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  <property name="version" type="u" access="read"/>
</interface></node>"""


class Portal:
    """Answers for one setting."""

    def __init__(self, scheme: str, ready: str) -> None:
        self._scheme = scheme
        self._ready = Path(ready)
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self._loop = GLib.MainLoop()
        described = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        self._bus.register_object(PATH, described, self._call, self._get, None)
        flags = Gio.BusNameOwnerFlags.NONE
        Gio.bus_own_name_on_connection(self._bus, NAME, flags, self._named, None)
        GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, self._turn)

    def run(self) -> None:
        """Answer until standard input ends."""
        self._loop.run()

    def _named(self, *_: Any) -> None:
        self._ready.touch()

    def _value(self) -> Any:
        return GLib.Variant("u", SCHEMES[self._scheme])

    def _call(self, *call: Any) -> None:
        *_, method, parameters, invocation = call
        if method == "ReadAll":
            everything = {SPACE: {KEY: self._value()}}
            invocation.return_value(GLib.Variant("(a{sa{sv}})", (everything,)))
        elif parameters.unpack() == (SPACE, KEY):
            value = self._value() if method == "ReadOne" else GLib.Variant("v", self._value())
            invocation.return_value(GLib.Variant("(v)", (value,)))
        else:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "not known")

    def _get(self, *_: Any) -> Any:
        return GLib.Variant("u", 2)

    def _turn(self, *_: Any) -> bool:
        line = sys.stdin.readline()
        if not line:
            self._loop.quit()
            return False
        self._scheme = line.strip()
        changed = GLib.Variant("(ssv)", (SPACE, KEY, self._value()))
        self._bus.emit_signal(None, PATH, SETTINGS, "SettingChanged", changed)
        return True


Portal(*sys.argv[1:]).run()
