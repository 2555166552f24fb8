// SPDX-License-Identifier: MIT

import Foundation

/// A display in front of a server that counts the round trips of a program.
///
/// It forwards requests at once. It holds what the server sends until the program and the server have nothing left to do,
/// and then delivers all of it: each delivery is a round trip, however fast the machine is.
package final class RoundTripProxy: @unchecked Sendable {
  /// A client's connection, and the corresponding one to the server.
  private struct Link {
    let client: Int32
    let server: Int32
    var requests = XStream(isFromClient: true)
    /// The bytes that the server has sent since the last delivery.
    var held: [UInt8] = []
  }

  private enum Code {
    static let (mapWindow, copyArea, presentPixmap): (UInt8, UInt8, UInt8) = (8, 62, 1)
  }

  /// The time in microseconds for which nothing must happen before a delivery. The scheduler counts what happens.
  private static let quiet: UInt32 = 1000

  private let socket: DisplaySocket
  private let target: String
  private let presentOpcode: UInt8?
  private let lock = NSLock()
  private var counts = Counts()
  private var isClosed = false
  /// Only the proxy's thread uses them.
  private var links: [Link] = []

  private struct Counts {
    var rounds = 0
    var toMapping: Int?
    var toContent: Int?
    /// The requests of each connection, by their numbers, between the deliveries.
    var requests: [[Int32: [String]]] = [[:]]
  }

  package var displayName: String { socket.displayName }
  /// The number of round trips before the program mapped its first window, or nil until then.
  package var roundsToMapping: Int? { lock.withLock { counts.toMapping } }
  /// The number of round trips before the program showed its first frame, or nil until then.
  package var roundsToContent: Int? { lock.withLock { counts.toContent } }

  /// The requests on each connection between the round trips, for a test that counts too many.
  package var report: String {
    let rounds = lock.withLock { counts.requests }
    return rounds.enumerated().map { number, connections in
      let lines = connections.sorted { $0.key < $1.key }.map { "  \($0.key): " + $0.value.joined(separator: " ") }
      return (["after \(number) round trips:"] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Listens on a free display.
  ///
  /// - Parameters:
  ///   - target: The path of the server's socket.
  ///   - presentOpcode: The number of the Present extension, by which frames are shown.
  package init(to target: String, presentOpcode: Int32?) throws {
    self.target = target
    self.presentOpcode = presentOpcode.map { UInt8($0) }
    socket = try DisplaySocket()
    Thread.detachNewThread { [self] in run() }
  }

  package func close() {
    lock.withLock { isClosed = true }
    socket.end()
  }

  private func run() {
    while !lock.withLock({ isClosed }) {
      if forwardWhatHasArrived() || !isQuiet() || forwardWhatHasArrived() { continue }
      deliver()
    }
    for link in links { for end in [link.client, link.server] { _ = Glibc.close(end) } }
    _ = Glibc.close(socket.descriptor)
  }

  // MARK: Passing bytes

  /// Returns whether anything had arrived.
  private func forwardWhatHasArrived() -> Bool {
    var descriptors = ([socket.descriptor] + links.flatMap { [$0.client, $0.server] }).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&descriptors, nfds_t(descriptors.count), 1) > 0 else { return false }
    let ready = Set(descriptors.filter { $0.revents != 0 }.map(\.fd))
    for index in links.indices.reversed() where !pass(index, ready) { removeLink(index) }
    if ready.contains(socket.descriptor) { accept() }
    return true
  }

  private func accept() {
    let client = Glibc.accept(socket.descriptor, nil, nil)
    guard client >= 0, let server = DisplaySocket.connect(to: target) else { return }
    links.append(Link(client: client, server: server))
  }

  private func removeLink(_ index: Int) {
    let link = links.remove(at: index)
    for end in [link.client, link.server] { _ = Glibc.close(end) }
  }

  /// Forwards a client's requests and keeps the server's answers. Returns false at the end of the connection.
  private func pass(_ index: Int, _ ready: Set<Int32>) -> Bool {
    if ready.contains(links[index].client) {
      guard let bytes = read(links[index].client), DisplaySocket.write(bytes, to: links[index].server) else {
        return false
      }
      note(links[index].requests.messages(in: bytes[...]), from: links[index].client)
    }
    if ready.contains(links[index].server) {
      guard let bytes = read(links[index].server) else { return false }
      links[index].held += bytes
    }
    return true
  }

  private func read(_ source: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(source, &buffer, buffer.count)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  private func note(_ requests: [XStream.Message], from connection: Int32) {
    lock.withLock {
      if counts.toContent == nil {
        counts.requests[counts.rounds][connection, default: []] += requests.map { "\($0.head[0]).\($0.head[1])" }
      }
      for request in requests {
        if request.head[0] == Code.mapWindow { counts.toMapping = counts.toMapping ?? counts.rounds }
        if isFrame(request.head) { counts.toContent = counts.toContent ?? counts.rounds }
      }
    }
  }

  private func isFrame(_ head: [UInt8]) -> Bool {
    guard let presentOpcode else { return head[0] == Code.copyArea }
    return head[0] == presentOpcode && head[1] == Code.presentPixmap
  }

  /// Delivers what is held, if anything is.
  private func deliver() {
    guard links.contains(where: { !$0.held.isEmpty }) else { return }
    lock.withLock {
      counts.rounds += 1
      counts.requests.append([:])
    }
    for index in links.indices {
      _ = DisplaySocket.write(links[index].held, to: links[index].client)
      links[index].held = []
    }
  }

  // MARK: Rest

  /// Returns whether the programs at both ends of all links have slept for a while.
  private func isQuiet() -> Bool {
    let processes = Set(links.flatMap { [Self.process(at: $0.client), Self.process(at: $0.server)] })
    guard !processes.isEmpty, let before = Self.sleeps(of: processes) else { return false }
    usleep(Self.quiet)
    return Self.sleeps(of: processes) == before
  }

  private static func process(at end: Int32) -> Int32 {
    // The kernel's structure `ucred`, which only GNU extensions declare.
    var credentials: (process: Int32, user: Int32, group: Int32) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    getsockopt(end, SOL_SOCKET, SO_PEERCRED, &credentials, &size)
    return credentials.process
  }

  /// Returns how often each thread has begun to sleep, or nil if one does not sleep.
  private static func sleeps(of processes: Set<Int32>) -> [String: String]? {
    var sleeps: [String: String] = [:]
    for process in processes {
      let folder = "/proc/\(process)/task"
      for thread in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
        let lines = status?.split(separator: "\n") ?? []
        guard lines.contains(where: { $0.hasPrefix("State:\tS") }) else { return nil }
        sleeps[thread] = lines.filter { $0.contains("ctxt_switches") }.joined()
      }
    }
    return sleeps
  }
}
