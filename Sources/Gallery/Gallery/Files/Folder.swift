// SPDX-License-Identifier: MIT
import UIKit

/// Creates folders.
nonisolated enum Folder {
  /// Creates a folder and the folders above it, as far as they do not exist.
  static func create(at path: String) throws(SystemError) {
    guard mkdir(path, 0o777) != 0 else { return }
    switch errno {
    case ENOENT:
      let parent = path.parentPath
      guard !parent.isEmpty, parent != path else { throw SystemError() }
      try create(at: parent)
      guard mkdir(path, 0o777) == 0 else { throw SystemError() }
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0 else { throw SystemError() }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(code: ENOTDIR) }
    default: throw SystemError()
    }
  }
}
