# SPDX-License-Identifier: MIT
# Keeps the settings of the machine and its user away from a run, whose results must not depend on them. To be sourced.

# The folder of the run's own state, once there is one.
state=

# leave_desktop: unsets what the desktop tells programs by variables, turns its portal off, and gives the run an empty
# folder for the state of programs.
leave_desktop() {
  local variable
  for variable in $(compgen -e); do
    case $variable in
      # These are of the build, not of programs.
      PASSAGE_FLAVOUR | PASSAGE_INDEX | PASSAGE_LINK | PASSAGE_STRICT) ;;
      PASSAGE_* | DESKTOP_STARTUP_ID | XMODIFIERS | WAYLAND_DISPLAY) unset "$variable" ;;
    esac
  done
  state=$(mktemp -d) || return
  export LC_ALL=C.UTF-8 DBUS_SESSION_BUS_ADDRESS=disabled: XDG_STATE_HOME=$state
}

# remove_state: removes the folder with the state of programs.
remove_state() {
  [ -z "$state" ] || rm -rf "$state"
  state=
}
