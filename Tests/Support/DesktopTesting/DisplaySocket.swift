// SPDX-License-Identifier: MIT

import Foundation

/// The socket of a display that a test makes up, to which programs connect as to an X server.
struct DisplaySocket {
  private static let firstNumber = 3000
  private static let lastNumber = 3999

  let descriptor: Int32
  let displayName: String
  private let path: String

  /// Listens on a free display.
  init() throws {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let number = (Self.firstNumber...Self.lastNumber).first {
      Self.withAddress(Self.path($0)) { bind(listener, $0, $1) } == 0
    }
    guard let number, listen(listener, 8) == 0 else { throw POSIXError(.EADDRINUSE) }
    descriptor = listener
    path = Self.path(number)
    displayName = ":\(number)"
  }

  /// Refuses further connections, and ends a wait for one. The descriptor remains open.
  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    unlink(path)
  }

  /// Returns a connection to the socket at a path, or nil if nobody listens there.
  static func connect(to path: String) -> Int32? {
    let connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    if withAddress(path, { Glibc.connect(connection, $0, $1) }) == 0 { return connection }
    close(connection)
    return nil
  }

  /// Sends all bytes. Returns false if the other end is closed.
  static func write(_ bytes: [UInt8], to destination: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let written = bytes.withUnsafeBytes {
        send(destination, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard written > 0 else { return false }
      sent += written
    }
    return true
  }

  private static func path(_ number: Int) -> String { "/tmp/.X11-unix/X\(number)" }

  private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}
