// SPDX-License-Identifier: MIT

import Foundation

/// The scroll valuators of one device. Their values are cumulative, so the distance of a scroll is the difference from
/// the last value.
struct ScrollAxes {
  enum Scroll: Equatable {
    /// A scroll from an unknown position, so its distance is unknown. That of the next one will be known.
    case unknownStart
    /// The fingers have left the touchpad.
    case stopped
    /// A scroll in notches, as in ``ScrollEvent``.
    case moved(ScrollDelta, isContinuous: Bool)
  }

  struct Axis {
    let isVertical: Bool
    /// The change of the valuator for one notch.
    let increment: Double
    /// The last value, or nil if it is unknown.
    var last: Double?
  }

  /// The request that read the positions from the server. The positions already include earlier events that were still
  /// in the queue.
  var positionRequest: UInt?
  /// The axes by valuator number.
  var axes: [Int32: Axis] = [:]
  /// Whether the device has scrolled by fractions of a notch, or is designed to.
  var isContinuous = false

  /// The largest deviation from a whole number of notches that still counts as whole.
  private static let notchTolerance = 0.001

  /// Returns the scroll distance for new values of valuators, or nil if none of them is a scroll valuator.
  ///
  /// - Parameter serial: The last request that the server had processed when it sent the event.
  mutating func consume(_ values: [(number: Int32, value: Double)], serial: UInt = .max) -> Scroll? {
    guard values.contains(where: { axes[$0.number] != nil }) else { return nil }
    if let request = positionRequest, serial < request {
      for number in axes.keys { axes[number]?.last = nil }
    }
    positionRequest = nil
    var delta = ScrollDelta.zero
    var knowsStart = true
    for (number, value) in values {
      guard let axis = axes[number] else { continue }
      axes[number]?.last = value
      guard let last = axis.last else {
        knowsStart = false
        continue
      }
      let notches = -(value - last) / axis.increment
      if axis.isVertical { delta.dy += notches } else { delta.dx += notches }
    }
    if !Self.isWhole(delta.dx) || !Self.isWhole(delta.dy) { isContinuous = true }
    if delta == .zero { return knowsStart ? .stopped : .unknownStart }
    return .moved(delta, isContinuous: isContinuous)
  }

  private static func isWhole(_ notches: Double) -> Bool {
    abs(notches - notches.rounded()) < notchTolerance
  }
}
