# SPDX-License-Identifier: MIT
# Sourced by the other scripts: a separate X server, on a free display, with or without a window manager.
# `stop_xvfb` ends what `start_xvfb` and `start_window_manager` started, and nothing else.

xvfb_pid=
window_manager_pid=
xvfb_directory=

# start_xvfb WIDTHxHEIGHT: sets and exports DISPLAY.
start_xvfb() {
  local number
  xvfb_directory=$(mktemp -d "${TMPDIR:-/tmp}/passage-x.XXXXXX")
  mkfifo "$xvfb_directory/display"
  Xvfb -displayfd 3 -screen 0 "$1x24" -noreset -nolisten tcp \
    3>"$xvfb_directory/display" >"$xvfb_directory/xvfb.log" 2>&1 &
  xvfb_pid=$!
  # The server writes its number when it is ready; if it dies, the pipe closes.
  if ! read -r -t 30 number <"$xvfb_directory/display"; then
    echo "Xvfb did not start:" >&2
    cat "$xvfb_directory/xvfb.log" >&2
    return 1
  fi
  DISPLAY=":$number"
  export DISPLAY
}

# start_window_manager CONFIGURATION: openbox on $DISPLAY; returns when it manages the screen.
# Openbox takes its own configuration if it cannot find this one from its folder.
start_window_manager() {
  openbox --sm-disable --config-file "$(realpath "$1")" --startup "touch $xvfb_directory/managed" \
    >"$xvfb_directory/openbox.log" 2>&1 &
  window_manager_pid=$!
  local tries=0
  until [ -e "$xvfb_directory/managed" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 300 ] || ! kill -0 "$window_manager_pid" 2>/dev/null; then
      echo "openbox did not start:" >&2
      cat "$xvfb_directory/openbox.log" >&2
      return 1
    fi
    sleep 0.1
  done
}

stop_xvfb() {
  local pid
  for pid in "$window_manager_pid" "$xvfb_pid"; do
    if [ -n "$pid" ]; then
      kill "$pid" 2>/dev/null
      wait "$pid" 2>/dev/null
    fi
  done
  [ -z "$xvfb_directory" ] || rm -rf "$xvfb_directory"
  xvfb_pid= window_manager_pid= xvfb_directory=
}
