// SPDX-License-Identifier: MIT
import UIKit

/// Records a drag while it happens.
struct DragRecorder {
  /// The name of a drag that has not been saved.
  static let name = "last-drag"
  /// The time in seconds without an event after which the pointer has rested. Without the point where it rested, its
  /// next movement would seem to have begun long before.
  private static let rest: TimeInterval = 0.04
  private static let frame: TimeInterval = 1.0 / 60
  /// The longest drag that is recorded, in seconds.
  private static let longest: TimeInterval = 20

  private let start: TimeInterval
  private var points = [RecordedDrag.Point(time: 0, distance: 0)]

  /// - Parameter time: The time of the press in absolute seconds.
  init(at time: TimeInterval) { start = time }

  /// Adds the distance in points at a time in absolute seconds.
  mutating func add(_ distance: CGFloat, at time: TimeInterval) {
    // Addresses have whole microseconds and thousandths of points. The recording has them from the start, so that it
    // equals what is read from its address.
    let time = ((time - start) * 1e6).rounded() / 1e6
    guard let last = points.last, time > last.time, time <= Self.longest else { return }
    if time - last.time > Self.rest, last.distance != distance, time - Self.frame > last.time {
      points.append(RecordedDrag.Point(time: ((time - Self.frame) * 1e6).rounded() / 1e6, distance: last.distance))
    }
    points.append(RecordedDrag.Point(time: time, distance: (distance * 1000).rounded() / 1000))
  }

  /// The drag up to now, or nil if nothing has moved.
  var drag: RecordedDrag? {
    points.contains { $0.distance != 0 } ? RecordedDrag(name: Self.name, points: points) : nil
  }
}
