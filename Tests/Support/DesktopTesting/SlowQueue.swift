// SPDX-License-Identifier: MIT

import Foundation

/// A queue in which bytes wait until they arrive at the other end of a line.
final class SlowQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var packets: [(bytes: [UInt8], arrival: Double)] = []
  private var size = 0
  private var isEnded = false

  /// The bytes that are under way on the slowest line, and more.
  private static let capacity = 1 << 16

  /// Adds bytes. Waits while too many are in the queue, so that a receiver that does not read stops the sender.
  func add(_ bytes: [UInt8], arrival: Double) {
    condition.withLock {
      while size > Self.capacity && !isEnded { condition.wait() }
      packets.append((bytes, arrival))
      size += bytes.count
      condition.broadcast()
    }
  }

  func end() {
    condition.withLock {
      isEnded = true
      condition.broadcast()
    }
  }

  /// Returns the next bytes when they have arrived, or nil at the end.
  func next() -> [UInt8]? {
    let packet = condition.withLock {
      while packets.isEmpty && !isEnded { condition.wait() }
      guard !packets.isEmpty else { return nil as (bytes: [UInt8], arrival: Double)? }
      let packet = packets.removeFirst()
      size -= packet.bytes.count
      condition.broadcast()
      return packet
    }
    guard let packet else { return nil }
    SlowLine.sleep(until: packet.arrival)
    return packet.bytes
  }
}
