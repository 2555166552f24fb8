# SPDX-License-Identifier: MIT
# Sourced by scripts/test: runs the tests of a bundle in several processes, each with an X server, a window manager and a
# folder for the state of programs of its own. Needs xvfb.sh and results.sh.

# The largest number of tests in a batch, which one process runs. The workers take the batches in turn.
batch_limit=40

# run_bundle BUNDLE JOBS LOG [VARIABLE=VALUE…]: runs the tests whose names come on standard input, with these variables in
# their environment. Their output is added to the log, and failures are shown after each batch. The status is 0 if all
# tests passed, 1 if one failed or did not run, and 2 if an X server ended during the run, which ends it.
run_bundle() {
  local bundle=$1 jobs=$2 log=$3 status=0 index left pids=()
  shift 3
  batches=$(mktemp -d) || return
  make_batches "$batches"
  for ((index = 0; index < jobs; index++)); do
    run_worker "$bundle" "$log" "$index" "$@" &
    pids+=($!)
  done
  workers=("${pids[@]}")
  for index in "${pids[@]}"; do
    wait "$index" || { [ $? = 2 ] && status=2 || [ "$status" = 2 ] || status=1; }
  done
  workers=()
  if [ "$status" = 2 ]; then
    echo "an X server of this run has ended, so the run ends here; $(ls "$batches" | grep -c '\.tests$') batches" \
      "of tests did not run or are not counted" >&2
  else
    left=$(find "$batches" -name '*.tests*' -not -name '*.log*' -exec cat {} + | tests_left "$log")
    [ -z "$left" ] || { sed 's/^/error: not run: /' <<<"$left" | tee -a "$log"; status=1; }
  fi
  rm -rf "$batches"
  return "$status"
}

# The processes of run_worker, and the folder of what is left to run.
workers=()
batches=

# stop_workers: ends what run_bundle has started.
stop_workers() {
  [ ${#workers[@]} = 0 ] || kill "${workers[@]}" 2>/dev/null
  [ ${#workers[@]} = 0 ] || wait "${workers[@]}" 2>/dev/null
  [ -z "$batches" ] || rm -rf "$batches"
  workers=() batches=
}

# make_batches FOLDER: writes the names of tests, Module.Class/test, to files of whole classes of one module each. What
# takes long comes first, so that the workers end together.
make_batches() {
  awk -v limit="$batch_limit" -v folder="$1" '
    {
      split($0, part, /[.\/]/)
      class = part[1] "." part[2]
      if (part[1] != module || (class != former && count >= limit)) { number++; count = 0 }
      module = part[1]; former = class; count++
      early = module ~ /^(GalleryTests|GalleryCommandTests|RenderServerTests|CassowaryTests)$/ ? 0 : 1
      print > sprintf("%s/%d-%04d.tests", folder, early, number)
    }'
}

# run_worker BUNDLE LOG NUMBER [VARIABLE=VALUE…]: takes batches and runs them until none is left.
run_worker() {
  local bundle=$1 log=$2 number=$3 batch status=0 test_pid=
  shift 3
  trap '[ -z "$test_pid" ] || kill -KILL "$test_pid" 2>/dev/null; stop_xvfb' EXIT
  trap 'exit 143' INT TERM
  start_xvfb 1400x900 && start_window_manager "$root/Tests/Support/openbox.xml" || exit
  mkdir -p "$state/$number"
  for batch in "$batches"/*.tests; do
    mv "$batch" "$batch.$number" 2>/dev/null || continue
    run_batch "$bundle" "$batch.$number" "$batch.log" "XDG_STATE_HOME=$state/$number" "$@" || status=$?
    if [ "$status" = 2 ]; then
      mv "$batch.$number" "$batch"
      : >"$batches/ended"
      exit 2
    fi
    flock "$log" -c "cat '$batch.log' >>'$log'"
    without_passed_tests <"$batch.log"
    [ ! -e "$batches/ended" ] || break
  done
  exit "$status"
}

# run_batch BUNDLE TESTS OUTPUT VARIABLE=VALUE…: runs the tests whose names are in a file. If the process ends in one of
# them, another one runs those that are left. The status is 2 if the X server has ended.
run_batch() {
  local bundle=$1 tests=$2 output=$3 status=0 left
  shift 3
  : >"$output"
  left=$(cat "$tests")
  while [ -n "$left" ]; do
    env "$@" "$bundle" "$(paste -sd , - <<<"$left")" >"$output.part" 2>&1 &
    test_pid=$!
    wait -n "$test_pid" "$xvfb_pid"
    if ! kill -0 "$xvfb_pid" 2>/dev/null; then
      kill -KILL "$test_pid" 2>/dev/null
      return 2
    fi
    wait "$test_pid" || status=1
    test_pid=
    cat "$output.part" >>"$output"
    before=$left
    left=$(tests_left "$output.part" <<<"$left")
    [ "$left" != "$before" ] || break
  done
  return "$status"
}

# tests_left OUTPUT: prints those of the tests on standard input that have not started.
tests_left() {
  awk '
    reads == "output" { if (match($0, /^Test Case \047[^\047]*\047 (started|skipped)/)) { split($0, part, "\047"); started[part[2]] = 1 } next }
    { name = $0; sub(/^[^.]*\./, "", name); sub(/\//, ".", name); if (!(name in started)) print }
  ' reads=output "$1" reads=names -
}
