// SPDX-License-Identifier: MIT

import Foundation

/// A display whose connections are forwarded to an X server, and can be stalled or cut.
package final class SocketProxy: @unchecked Sendable {
  private static let firstNumber = 3000
  private static let lastNumber = 3999

  private let target: String
  private let hidden: [UInt8]
  private let path: String
  private let listener: Int32
  private let lock = NSLock()
  private var links: [Link] = []
  private var isStalled = false
  private var isClosed = false

  package let displayName: String

  /// A client's connection, and the corresponding one to the server. Both are closed when they are no longer used.
  private final class Link: Sendable {
    let client: Int32
    let server: Int32

    init(client: Int32, server: Int32) { (self.client, self.server) = (client, server) }

    deinit { for end in [client, server] { _ = Glibc.close(end) } }

    func cut() { for end in [client, server] { shutdown(end, Int32(SHUT_RDWR)) } }
  }

  /// Listens on a free display and connects its clients to the socket at `target`.
  ///
  /// - Parameter hiddenExtension: An extension of the server that the proxy hides from its clients, because not every
  ///   extension can be disabled in the server.
  package init(to target: String, hiding hiddenExtension: String? = nil) throws {
    self.target = target
    hidden = hiddenExtension.map { Array($0.utf8) } ?? []
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let number = (Self.firstNumber...Self.lastNumber).first {
      Self.withAddress(Self.path($0)) { bind(listener, $0, $1) } == 0
    }
    guard let number, listen(listener, 8) == 0 else { throw POSIXError(.EADDRINUSE) }
    self.listener = listener
    path = Self.path(number)
    displayName = ":\(number)"
    Thread.detachNewThread { [self] in accept() }
  }

  private static func path(_ number: Int) -> String { "/tmp/.X11-unix/X\(number)" }

  /// Forwards nothing until ``resume()`` is called.
  package func stall() { lock.withLock { isStalled = true } }
  package func resume() { lock.withLock { isStalled = false } }

  /// Cuts all connections.
  package func cut() { lock.withLock { for link in links { link.cut() } } }

  package func close() {
    cut()
    lock.withLock {
      isClosed = true
      links = []
    }
    shutdown(listener, Int32(SHUT_RDWR))
    unlink(path)
  }

  private func accept() {
    while true {
      let client = Glibc.accept(listener, nil, nil)
      guard client >= 0, !lock.withLock({ isClosed }) else { break }
      let link = Link(client: client, server: socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
      guard Self.withAddress(target, { connect(link.server, $0, $1) }) == 0 else { continue }
      lock.withLock { links.append(link) }
      Thread.detachNewThread { [self] in pass(from: link.client, to: link.server, of: link, hides: true) }
      Thread.detachNewThread { [self] in pass(from: link.server, to: link.client, of: link) }
    }
    _ = Glibc.close(listener)
  }

  /// Copies bytes until either end of the link is cut.
  private func pass(from source: Int32, to destination: Int32, of link: Link, hides: Bool = false) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &buffer, buffer.count)
      while lock.withLock({ isStalled }) { usleep(1000) }
      if hides, count > 0 { hideExtension(in: &buffer, count) }
      guard count > 0, write(buffer, count, to: destination) else { break }
    }
    link.cut()
  }

  /// Replaces the extension's name in a QueryExtension request by an unknown one of the same length.
  private func hideExtension(in bytes: inout [UInt8], _ count: Int) {
    guard !hidden.isEmpty, count >= hidden.count else { return }
    for start in 0...(count - hidden.count) where bytes[start..<start + hidden.count].elementsEqual(hidden) {
      bytes[start] = UInt8(ascii: "?")
    }
  }

  private func write(_ bytes: [UInt8], _ count: Int, to destination: Int32) -> Bool {
    var sent = 0
    while sent < count {
      let written = bytes.withUnsafeBytes {
        send(destination, $0.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL))
      }
      guard written > 0 else { return false }
      sent += written
    }
    return true
  }

  private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}
