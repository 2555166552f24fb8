// SPDX-License-Identifier: MIT
import UIKit

/// The file that `--out` names.
///
/// A regular file is replaced as a whole, or stays as it was: its new contents go to a temporary file beside it first.
/// Symbolic links are followed and stay. A device, a pipe or an open descriptor, such as `/dev/stdout`, is written to
/// and never replaced.
nonisolated struct OutputFile {
  private enum Target {
    /// A regular file, there or not yet.
    case file(path: String)
    /// A device, a pipe, or what was open when the program started.
    case stream(FileDescriptor)
    /// A regular file in a directory that takes no temporary file.
    case fileInPlace(FileDescriptor)
  }

  /// As the kernel's, which says ELOOP beyond it.
  private static let maximumLinks = 40

  private let target: Target
  /// Whether what is written goes to standard output.
  let isStandardOutput: Bool

  /// Finds the file and checks that it can be written, so that a mistake shows before the work is done.
  init(path: String) throws(SystemError) {
    let path = try Self.followingLinks(path)
    let descriptor = Self.descriptor(named: path)
    isStandardOutput = descriptor?.number == STDOUT_FILENO
    target = if let descriptor { .stream(try descriptor.duplicate()) } else { try Self.target(at: path) }
  }

  /// Writes the whole file and closes it. Call it once.
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

  /// `path`, or what its last component links to, which need not be there.
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

  /// The open descriptor that a path such as `/proc/self/fd/1` stands for.
  private static func descriptor(named path: String) -> FileDescriptor? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath().path
    guard folder == "/proc/\(getpid())/fd", let number = Int32(url.lastPathComponent) else { return nil }
    return FileDescriptor(number: number)
  }

  private static func directory(of path: String) -> String {
    let directory = (path as NSString).deletingLastPathComponent
    return directory.isEmpty ? "." : directory
  }

  private static func canWrite(_ directory: String) -> Bool {
    faccessat(AT_FDCWD, directory, W_OK | X_OK, AT_EACCESS) == 0
  }

  // MARK: Replacing a file

  /// A signal waits for the end, so that it does not leave the temporary file.
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

  /// Gives the new file the owner and the permissions of the one that it replaces, as far as this user may.
  private static func takePermissions(of path: String, for file: FileDescriptor) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    _ = fchown(file.number, status.st_uid, status.st_gid)
    _ = fchmod(file.number, status.st_mode & 0o7777)
  }
}
