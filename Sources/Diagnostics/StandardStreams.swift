// SPDX-License-Identifier: MIT
import Glibc

/// Opens those of standard input, output and error that the program was started without.
///
/// Call it first of all. Otherwise a file or a connection of the program's gets the number of a closed stream, and what
/// is written to that stream goes there. Reading from and writing to such a stream fail as on a closed one: `/dev/null`
/// is open in the opposite direction.
package func reopenStandardStreams() {
  let streams = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
  for (number, direction) in streams where fcntl(number, F_GETFD) < 0 {
    // The lowest free number is given out, which is this one: those below are open.
    _ = open("/dev/null", direction)
  }
}
