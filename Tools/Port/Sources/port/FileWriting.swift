// SPDX-License-Identifier: MIT
import Foundation

/// Replaces a file as a whole: a reader sees either the old text or the new one, even if the machine stops.
///
/// The file keeps its permissions. A new file has the permissions that the user's mask allows.
func replaceFile(at path: String, with text: String) throws {
  let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
  try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  var template = Array("\(folder)/.port-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  guard descriptor >= 0 else { throw Failure("\(path) cannot be written: \(reason)") }
  let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  do {
    defer { close(descriptor) }
    try write(Array(text.utf8), to: descriptor, for: path)
    guard fchmod(descriptor, permissions(of: path)) == 0, fsync(descriptor) == 0 else {
      throw Failure("\(path) cannot be written: \(reason)")
    }
    guard rename(temporary, path) == 0 else { throw Failure("\(path) cannot be replaced: \(reason)") }
  } catch {
    unlink(temporary)
    throw error
  }
}

/// Returns whether the permissions of a file forbid everyone to write it. The result is the same for the superuser.
func isReadOnly(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & 0o222 == 0
}

private var reason: String { String(cString: strerror(errno)) }

private func write(_ bytes: [UInt8], to descriptor: Int32, for path: String) throws {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw Failure("\(path) cannot be written: \(reason)") }
    rest = rest.dropFirst(count)
  }
}

private func permissions(of path: String) -> mode_t {
  var status = stat()
  if stat(path, &status) == 0 { return status.st_mode & 0o7777 }
  let mask = umask(0)
  umask(mask)
  return 0o666 & ~mask
}
