// SPDX-License-Identifier: MIT
import UIKit

/// The file that `--out` names.
///
/// A regular file is replaced as a whole or stays as it was, because the new contents are first written to a temporary
/// file beside it. Symbolic links are followed and kept. A device, a pipe or an open descriptor, such as `/dev/stdout`,
/// is written to and never replaced. The path "-" is standard output.
nonisolated struct OutputFile {
  private enum Target {
    /// A regular file, which may not exist yet.
    case file(path: String)
    /// A device, a pipe, or a descriptor that was open when the program started.
    case stream(FileDescriptor)
    /// A regular file in a directory in which no temporary file can be created.
    case fileInPlace(FileDescriptor)
  }

  /// The number of symbolic links to follow. The kernel has the same limit and reports ELOOP beyond it.
  private static let maximumLinks = 40

  private let target: Target
  /// Whether the file is standard output.
  let isStandardOutput: Bool

  /// Finds the file and checks that it can be written, so that a mistake is reported before the work is done.
  init(path: String) throws(SystemError) {
    let path = try Self.followingLinks(path == "-" ? "/dev/stdout" : path)
    let descriptor = Self.descriptor(named: path)
    isStandardOutput = descriptor?.number == STDOUT_FILENO
    target = if let descriptor { .stream(try descriptor.duplicate()) } else { try Self.target(at: path) }
  }

  /// Writes the whole file and closes it. Call this method once.
  func write(_ data: Data) throws(SystemError) {
    switch target {
    case .file(let path): try Self.replace(path, with: data)
    case .stream(let stream):
      try stream.write(data)
      try stream.close()
    case .fileInPlace(let file):
      try file.truncate()
      try file.write(data)
      try file.synchronize()
      try file.close()
    }
  }

  // MARK: Finding the target

  private static func target(at path: String) throws(SystemError) -> Target {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.isRegularFile else { return .stream(try FileDescriptor(opening: path, O_WRONLY)) }
      let file = try FileDescriptor(opening: path, O_WRONLY)
      guard canWrite(directory(of: path)) else { return .fileInPlace(file) }
      try file.close()
    } else {
      guard errno == ENOENT, canWrite(directory(of: path)) else { throw SystemError() }
    }
    return .file(path: path)
  }

  /// Returns `path` with the links of its last component resolved. The target need not exist.
  private static func followingLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<maximumLinks {
      guard descriptor(named: path) == nil,
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      else { return path }
      path = target.hasPrefix("/") ? target : "\(directory(of: path))/\(target)"
    }
    throw SystemError(code: ELOOP)
  }

  /// Returns the open descriptor that a path such as `/proc/self/fd/1` names.
  private static func descriptor(named path: String) -> FileDescriptor? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath().path
    guard folder == "/proc/\(getpid())/fd", let number = Int32(url.lastPathComponent) else { return nil }
    return FileDescriptor(number: number)
  }

  private static func directory(of path: String) -> String {
    let directory = path.parentPath
    return directory.isEmpty ? "." : directory
  }

  private static func canWrite(_ directory: String) -> Bool {
    faccessat(AT_FDCWD, directory, W_OK | X_OK, AT_EACCESS) == 0
  }

  // MARK: Replacing a file

  /// Replaces a file by means of a temporary one. Signals are blocked until the end, so that no signal leaves the
  /// temporary file behind.
  private static func replace(_ path: String, with data: Data) throws(SystemError) {
    let signals = try? TerminationSignals()
    defer { signals?.request?.perform() }
    let temporary = "\(directory(of: path))/.gallery-\(UUID().uuidString)"
    let file = try FileDescriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
    do throws(SystemError) {
      takePermissions(of: path, for: file)
      try fill(file, with: data)
      guard rename(temporary, path) == 0 else { throw SystemError() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func fill(_ file: FileDescriptor, with data: Data) throws(SystemError) {
    do throws(SystemError) {
      try file.write(data)
      try file.synchronize()
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  /// Gives the new file the owner and the permissions of the one that it replaces, as far as the user is allowed to.
  private static func takePermissions(of path: String, for file: FileDescriptor) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    _ = fchown(file.number, status.st_uid, status.st_gid)
    _ = fchmod(file.number, status.st_mode & 0o7777)
  }
}
