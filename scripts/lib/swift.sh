# SPDX-License-Identifier: MIT
# Sourced by the other scripts: finds the Swift toolchain, on the PATH or where it is usually unpacked, and tells how the
# package is built with it.

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

# The flavours in which the scripts build the package. Each has a folder of its own in .build, so that none undoes what
# another has compiled.
#
# | flavour     | for                                   | compiled                                                       |
# |-------------|---------------------------------------|----------------------------------------------------------------|
# | development | run, test, docs                       | fast, a file at a time; what runs in each frame is optimised   |
# |             |                                       | (see Package.swift), and assertions work                       |
# | optimised   | install, bench, abuse, fuzz, pictures | optimised throughout, as people run it; tests can use what is  |
# |             | and test --configuration release      | not public, so that they test the program that is installed    |
#
# None has debug information; `swift build` has. With PASSAGE_STRICT=1 in the environment a warning is an error
# (Package.swift), and each flavour has another folder.
#
# use_flavour NAME [VARIANT OPTION…]: sets `flavour` to the package manager's options for it, `scratch` to its folder, and
# `package` to the folder of the package. A variant has a folder of its own, too.
use_flavour() {
  local root
  root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
  scratch=$root/.build/$1${2:+-$2}
  [ -z "${PASSAGE_STRICT:-}" ] || scratch+=-strict
  flavour=(--scratch-path "$scratch" -debug-info-format none "${@:3}")
  export PASSAGE_FLAVOUR=$1
  case $1 in
    # Each processor has one process, in place of one for each 25 files. The manifest does the rest.
    development)
      flavour+=(-c debug --disable-index-store -Xswiftc -driver-batch-size-limit -Xswiftc 10000)
      export PASSAGE_INDEX=$scratch/$(uname -m)-unknown-linux-gnu/debug/index/store
      ;;
    optimised)
      flavour+=(-c release -Xswiftc -enable-testing -Xswiftc -Xfrontend -Xswiftc -function-sections)
      [ -n "${2:-}" ] || find_link_options
      ;;
    *) echo "there is no flavour '$1'" >&2 && return 2 ;;
  esac
  if [ -n "${PASSAGE_STRICT:-}" ]; then
    # The manifest lists the READMEs that it finds, and a cached result would not know new ones. A target that imports one on
    # which it does not depend may be compiled before it, in a fresh clone.
    flavour+=(--manifest-cache none --explicit-target-dependency-import-check error)
  fi
  package=$root
}

# build OPTION…: builds in the flavour, and shows in one line how far it is. `steps` is how many steps there are at least, if
# that is known. What the compiler says is shown if it fails.
build() {
  local log status=0
  log=$(mktemp) || return
  swift build --package-path "$package" "${flavour[@]}" "$@" 2>&1 | tee "$log" | show_progress "${steps:-0}"
  status=${PIPESTATUS[0]}
  if [ "$status" != 0 ]; then
    grep -vE '^\[[0-9]+/[0-9]+\] |prohibited flag\(s\): -pthread' "$log" >&2
  elif [ -n "${PASSAGE_STRICT:-}" ] && grep '^warning: ' "$log" | grep -vE "$expected_warnings" >&2; then
    echo "the build has the warnings above, and PASSAGE_STRICT is set" >&2
    status=1
  fi
  rm -f "$log"
  return "$status"
}

# The package manager warns of a flag of pkg-config's that it does not need, and of one of its own that it replaces.
expected_warnings="prohibited flag\(s\): -pthread|ignoring '-enable-batch-mode'"

# show_progress STEPS: reads the output of a build of at least so many steps. On a terminal, one line of standard error says
# how far it is; else, each module has a line.
show_progress() {
  local line terminal= steps=$1 module=
  [ ! -t 2 ] || terminal=1
  while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (Compiling|Linking)\ ([A-Za-z0-9_-]+) ]] || continue
    [ "${BASH_REMATCH[2]}" -le "$steps" ] || steps=${BASH_REMATCH[2]}
    if [ -n "$terminal" ]; then
      printf '\r\033[Kbuilding: step %d of %d, %s' "${BASH_REMATCH[1]}" "$steps" "${BASH_REMATCH[4]}" >&2
    elif [ "${BASH_REMATCH[4]}" != "$module" ]; then
      module=${BASH_REMATCH[4]}
      echo "building: step ${BASH_REMATCH[1]} of $steps, $module" >&2
    fi
  done
  [ -z "$terminal" ] || printf '\r\033[K' >&2
}

# built NAME: prints the path of a product that was built in the flavour.
built() {
  local folder
  folder=$(swift build --package-path "$package" "${flavour[@]}" --show-bin-path 2>/dev/null) && echo "$folder/$1"
}

# find_link_options: sets PASSAGE_LINK to the options with which the manifest links the programs that people run. Swift's
# libraries are linked into them, so that they start sooner, take less memory, and run where there is no Swift. A C library
# since 2.36 can read packed relocations, which take less memory again. The linker leaves out names, which nothing looks up,
# the data of ICU (icu-data.c), and the tables for exceptions (unwinding.ld).
find_link_options() {
  local libraries glibc folder
  folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
  mkdir -p "$scratch"
  libraries=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')_static
  export PASSAGE_LINK=
  [ -e "$libraries/linux/libFoundation.a" ] || return 0
  if clang -c -O2 "-I$libraries" -o "$scratch/icu-data.o" "$folder/icu-data.c"; then PASSAGE_LINK="$scratch/icu-data.o"; fi
  PASSAGE_LINK+=" -static-stdlib -use-ld=lld -Xlinker --no-export-dynamic"
  PASSAGE_LINK+=" -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker $folder/unwinding.ld"
  PASSAGE_LINK+=" -lCoreFoundation -l_FoundationCShims -l_FoundationCollections -l_FoundationICU"
  glibc=$(getconf GNU_LIBC_VERSION)
  [ "$(printf '%s\n' 2.36 "${glibc#glibc }" | sort -V | head -n 1)" = 2.36 ] || return 0
  PASSAGE_LINK+=" -Xlinker -z -Xlinker pack-relative-relocs"
}
