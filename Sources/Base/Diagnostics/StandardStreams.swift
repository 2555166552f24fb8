// SPDX-License-Identifier: MIT
import Glibc

/// Opens the standard streams (input, output and error) with which the program was not started.
///
/// Call it before anything else. Otherwise a file or connection of the program would get the number of a closed stream,
/// and output to that stream would go there. Reading from and writing to such a stream fail as on a closed one, because
/// `/dev/null` is opened in the opposite direction.
package func reopenStandardStreams() {
  let streams = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
  for (number, direction) in streams where fcntl(number, F_GETFD) < 0 {
    // `open` returns the lowest free number, which is this one, because all lower ones are open.
    _ = open("/dev/null", direction)
  }
}
