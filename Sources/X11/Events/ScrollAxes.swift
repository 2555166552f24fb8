// SPDX-License-Identifier: MIT

import Foundation

/// The scroll valuators of one device. Valuators only ever count up and down; a scroll is the difference from where one
/// last stood.
struct ScrollAxes {
  enum Scroll: Equatable {
    /// A scroll whose start is not known; the next one's is.
    case unknownStart
    /// The fingers left the touchpad.
    case stopped
    /// In notches, as in ``ScrollEvent``.
    case moved(ScrollDelta, isContinuous: Bool)
  }

  struct Axis {
    let isVertical: Bool
    /// The change of the valuator for one notch.
    let increment: Double
    /// Its last value, if known.
    var last: Double?
  }

  /// The request that asked the server for the positions. Events from before it, which waited in the queue, are part of
  /// these already.
  var positionRequest: UInt?
  /// By valuator number.
  var axes: [Int32: Axis] = [:]
  /// The device has scrolled, or is made to scroll, by parts of a notch.
  var isContinuous = false

  /// A scroll is in whole notches when it is this close to them.
  private static let notchTolerance = 0.001

  /// Returns the scroll distance for new values of valuators; nil if none of them scrolls.
  ///
  /// - Parameter serial: the last request that the server had served when it sent the event.
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
