# SPDX-License-Identifier: MIT
# Sourced by the other scripts: the SwiftSyntax libraries of the Swift toolchain.

# find_swift_syntax: sets syntax_flags, the compiler's flags for importing and linking them.
find_swift_syntax() {
  local host
  host="$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host"
  if [ ! -e "$host/SwiftParser.swiftmodule" ] || [ ! -e "$host/libSwiftParser.so" ]; then
    echo "this Swift toolchain does not have SwiftSyntax, which is expected in $host;" \
      "install the toolchain from https://www.swift.org/install" >&2
    return 1
  fi
  syntax_flags=(-I "$host" -L "$host" -Xlinker -rpath -Xlinker "$host")
}

# build_with_swift_syntax COMMAND…: runs a command of the package manager with these flags.
build_with_swift_syntax() {
  local flag flags=()
  for flag in "${syntax_flags[@]}"; do flags+=(-Xswiftc "$flag"); done
  "$@" "${flags[@]}"
}
