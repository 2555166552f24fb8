// SPDX-License-Identifier: MIT

import Foundation

/// A display whose connections are forwarded to an X server, and can be slow, stalled or cut.
package final class SocketProxy: @unchecked Sendable {
  /// The largest number of bytes that pass a slow line without a pause, as in a network packet.
  private static let packetSize = 1500

  private let target: String
  private let hidden: [UInt8]
  /// The lines to the server and to the clients.
  private let (upstream, downstream) = (SlowLine(), SlowLine())
  private let meter: FrameMeter?
  private let socket: DisplaySocket
  private let lock = NSLock()
  private var links: [Link] = []
  private var isStalled = false
  private var isClosed = false

  package var displayName: String { socket.displayName }

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
    socket = try DisplaySocket()
    Thread.detachNewThread { [self] in accept() }
  }

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
    socket.end()
  }

  private func accept() {
    while true {
      let client = Glibc.accept(socket.descriptor, nil, nil)
      guard client >= 0, !lock.withLock({ isClosed }) else { break }
      guard let server = DisplaySocket.connect(to: target) else {
        _ = Glibc.close(client)
        continue
      }
      let link = Link(client: client, server: server)
      lock.withLock { links.append(link) }
      Thread.detachNewThread { [self] in pass(.toServer, of: link) }
      Thread.detachNewThread { [self] in pass(.toClient, of: link) }
    }
    _ = Glibc.close(socket.descriptor)
  }

  /// Copies bytes until either end of the link is cut.
  private func pass(_ direction: Direction, of link: Link) {
    let isToServer = direction == .toServer
    let (source, destination) = isToServer ? (link.client, link.server) : (link.server, link.client)
    let line = isToServer ? upstream : downstream
    let stream = meter.map { MeteredStream(isFromClient: isToServer, meter: $0) }
    let queue = SlowQueue()
    Thread.detachNewThread {
      while let bytes = queue.next() {
        if !isToServer { stream?.note(bytes[...]) }
        guard DisplaySocket.write(bytes, to: destination) else { break }
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
}
