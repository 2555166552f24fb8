// SPDX-License-Identifier: MIT
import UIKit

/// The program's standard output. Unlike `print`, it reports when a line could not be written.
enum StandardOutput {
  static func print(_ line: String) throws(SystemError) {
    try FileDescriptor.standardOutput.write(Data("\(line)\n".utf8))
  }
}
