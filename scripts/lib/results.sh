# SPDX-License-Identifier: MIT
# Sourced by the other scripts: functions that evaluate the output of a test run.

# Copies standard input without the lines about tests that started or passed.
without_passed_tests() {
  grep --line-buffered -vE "^Test (Case|Suite) '.*' (started|passed)|^[[:space:]]+Executed [0-9]+ test|^(◇|✔|↳) " || :
}

# print_results LOG: prints the numbers of tests that passed, failed and were skipped, and the file, line and message of
# each failure. Tests that started and did not end count as failures, because the process ended in them.
print_results() {
  awk '
    function name() { match($0, /\047[^\047]*\047/); return substr($0, RSTART + 1, RLENGTH - 2) }
    /Test Case \047.*\047 started at / { running[name()] = 1 }
    /Test Case \047.*\047 (passed|failed|skipped) \(/ { delete running[name()] }
    /Test Case \047.*\047 passed \(|^✔ Test .* passed after / && !/Test run with/ { passed++ }
    /Test Case \047.*\047 failed \(|^✘ Test .* failed after / && !/Test run with/ { failed++ }
    /Test Case \047.*\047 skipped \(/ { skipped++ }
    # The message of a failed assertion may continue in the next lines.
    more > 0 && !/^Test Case |error: / { failures[count] = failures[count] "\n    " substr($0, 1, 500); more-- }
    /^Test Case / { more = 0 }
    / error: [^ ]+ : / { more = 5 }
    /(^|: )error: | recorded an issue |Fatal error|Program crashed|^SUMMARY: / { failures[++count] = substr($0, 1, 500) }
    END {
      for (test in running) failures[++count] = test ": started and did not end"
      printf "%d tests passed, %d failed, %d skipped\n", passed, failed, skipped
      for (i = 1; i <= count; i++) print "  " failures[i]
    }' "$1"
}

# print_slowest LOG: prints the ten tests that took longest, with their time in seconds.
print_slowest() {
  local slowest
  slowest=$(sed -n "s/^Test Case '\(.*\)' \(passed\|failed\) (\([0-9.]*\) seconds).*/\3 \1/p" "$1" | sort -rn | head -n 10)
  [ -z "$slowest" ] || printf 'the slowest, in seconds:\n%s\n' "$(sed 's/^/  /' <<<"$slowest")"
}
