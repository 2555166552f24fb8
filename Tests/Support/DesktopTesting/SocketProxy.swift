// SPDX-License-Identifier: MIT

import Foundation

/// A display whose connections are forwarded to an X server, and can be slow, stalled or cut.
package final class SocketProxy: @unchecked Sendable {
  private static let firstNumber = 3000
  private static let lastNumber = 3999
  /// The largest number of bytes that pass a slow line without a pause, as in a network packet.
  private static let packetSize = 1500

  private let target: String
  private let hidden: [UInt8]
  /// The lines to the server and to the clients.
  private let (upstream, downstream) = (SlowLine(), SlowLine())
  private let meter: FrameMeter?
  private let path: String
  private let listener: Int32
  private let lock = NSLock()
  private var links: [Link] = []
  private var isStalled = false
  private var isClosed = false

  package let displayName: String

  /// The bandwidth of each direction of the connection, in Mbit/s, and the time in seconds that each takes.
  package struct Speed: Sendable {
    package let megabitsPerSecond: Double
    package let delay: Double

    package init(megabitsPerSecond: Double, delay: Double) {
      (self.megabitsPerSecond, self.delay) = (megabitsPerSecond, delay)
    }
  }

  private enum Direction { case toServer, toClient }

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
  /// - Parameters:
  ///   - hiddenExtension: An extension of the server that the proxy hides from its clients, because not every extension
  ///     can be disabled in the server.
  ///   - meter: Counts the frames of all connections.
  package init(to target: String, hiding hiddenExtension: String? = nil, meter: FrameMeter? = nil) throws {
    self.target = target
    hidden = hiddenExtension.map { Array($0.utf8) } ?? []
    self.meter = meter
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

  /// The speed of all connections, or nil for one that is as fast as the machine.
  package var speed: Speed? {
    get { upstream.speed }
    set { (upstream.speed, downstream.speed) = (newValue, newValue) }
  }

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
      Thread.detachNewThread { [self] in pass(.toServer, of: link) }
      Thread.detachNewThread { [self] in pass(.toClient, of: link) }
    }
    _ = Glibc.close(listener)
  }

  /// Copies bytes until either end of the link is cut.
  private func pass(_ direction: Direction, of link: Link) {
    let isToServer = direction == .toServer
    let (source, destination) = isToServer ? (link.client, link.server) : (link.server, link.client)
    let line = isToServer ? upstream : downstream
    let stream = meter.map { MeteredStream(isFromClient: isToServer, meter: $0) }
    let queue = SlowQueue()
    Thread.detachNewThread { [self] in
      while let bytes = queue.next() {
        if !isToServer { stream?.note(bytes[...]) }
        guard write(bytes, bytes.count, to: destination) else { break }
      }
      queue.end()
      link.cut()
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &buffer, line.speed == nil ? buffer.count : Self.packetSize)
      while lock.withLock({ isStalled }) { usleep(1000) }
      guard count > 0 else { break }
      if isToServer {
        hideExtension(in: &buffer, count)
        stream?.note(buffer[..<count])
      }
      queue.add(Array(buffer[..<count]), arrival: line.send(count))
    }
    queue.end()
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
