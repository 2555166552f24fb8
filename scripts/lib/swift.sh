# SPDX-License-Identifier: MIT
# Sourced by the other scripts: finds the Swift toolchain, on the PATH or where it is usually unpacked.

find_swift() {
  local directory
  command -v swift >/dev/null 2>&1 && return 0
  for directory in /opt/swift/usr/bin /usr/local/swift/usr/bin "${HOME:-/nonexistent}/.local/share/swiftly/bin" \
    /usr/libexec/swift/*/bin; do
    if [ -x "$directory/swift" ]; then
      PATH="$directory:$PATH"
      export PATH
      return 0
    fi
  done
  echo "no Swift toolchain found; install Swift 6.2 or later (https://www.swift.org/install) and put it on the PATH" >&2
  return 1
}
