// SPDX-License-Identifier: MIT
import UIKit

/// The descriptor of an open file.
nonisolated struct FileDescriptor {
  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  let number: Int32

  init(number: Int32) { self.number = number }

  /// Opens a file.
  ///
  /// - Parameter mode: The permissions of a file that is created, before the user's mask applies.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    number = open(path, flags | O_CLOEXEC | O_NOCTTY, mode)
    guard number >= 0 else { throw SystemError() }
  }

  /// Returns another descriptor for the same open file.
  func duplicate() throws(SystemError) -> FileDescriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw SystemError() }
    return FileDescriptor(number: copy)
  }

  /// Writes all of `data`, even if the system accepts only a part of it at a time.
  func write(_ data: Data) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw SystemError() }
    }
  }

  /// Waits until the data of a regular file has been written to its disk. A full disk is reported here, or when the
  /// file is closed.
  func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else { throw SystemError() }
  }

  func truncate() throws(SystemError) {
    guard ftruncate(number, 0) == 0 else { throw SystemError() }
  }

  func close() throws(SystemError) {
    guard Glibc.close(number) == 0 else { throw SystemError() }
  }
}

extension stat {
  nonisolated var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
