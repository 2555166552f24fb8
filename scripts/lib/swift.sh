# SPDX-License-Identifier: MIT
# Sourced by the other scripts: finds the Swift toolchain, on the PATH or where it is usually unpacked, and tells how
# programs are built with it.

find_swift() {
  local directory
  type -P swift >/dev/null && return 0
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

# Builds always plan alike. The package manager hands the package's traits to the compiler in the order of a set, which
# differs from run to run; so without this, each new plan, such as that for a new file, would compile everything again.
swift() {
  if [ "${1:-}" = build ]; then
    SWIFT_DETERMINISTIC_HASHING=1 command swift "$@"
  else
    command swift "$@"
  fi
}

# Sets `release` to the options of the build of a program that people run. Swift's libraries are linked into it, so that
# it starts sooner, takes less memory, and runs where there is no Swift. It does not check that accesses are exclusive and
# that closures run on their actor, which tests and builds for debugging do; ARCHITECTURE.md says what that saves. A C
# library since 2.36 can read packed relocations, which take less memory again. The linker puts the functions beside each
# other that a program executes, which scripts/order records, and leaves out the names of functions, which nothing looks
# up.
release_options() {
  local libraries glibc
  release=(-c release -Xswiftc -enforce-exclusivity=unchecked)
  release+=(-Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation)
  libraries=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')_static
  [ -e "$libraries/linux/libFoundation.a" ] || return 0
  release+=(--static-swift-stdlib)
  glibc=$(getconf GNU_LIBC_VERSION)
  [ "$(printf '%s\n' 2.36 "${glibc#glibc }" | sort -V | head -n 1)" = 2.36 ] || return 0
  release+=(-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic)
  release+=(-Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --no-warn-symbol-ordering)
  release+=(-Xlinker "--symbol-ordering-file=$(dirname "${BASH_SOURCE[0]}")/functions.order")
}
