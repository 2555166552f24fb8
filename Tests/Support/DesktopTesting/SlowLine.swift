// SPDX-License-Identifier: MIT

import Foundation

/// One direction of a network connection whose bandwidth and delay all links of a proxy share.
final class SlowLine: @unchecked Sendable {
  private let lock = NSLock()
  private var storedSpeed: SocketProxy.Speed?
  private var freeAt = 0.0

  /// The speed, or nil for a line that is as fast as the machine.
  var speed: SocketProxy.Speed? {
    get { lock.withLock { storedSpeed } }
    set { lock.withLock { storedSpeed = newValue } }
  }

  /// Waits until the bytes have been put on the line. Returns the time at which they arrive at its other end.
  func send(_ count: Int) -> Double {
    guard let speed else { return 0 }
    let sent = lock.withLock {
      freeAt = max(freeAt, Self.now) + Double(count) * 8 / (speed.megabitsPerSecond * 1e6)
      return freeAt
    }
    Self.sleep(until: sent)
    return sent + speed.delay
  }

  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  static func sleep(until time: Double) {
    let left = time - now
    if left > 0 { usleep(UInt32(left * 1e6)) }
  }
}
