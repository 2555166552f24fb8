// SPDX-License-Identifier: MIT
import UIKit

/// A drag from the press to the release, which can be replayed over any pages.
///
/// Its distances are in the points of the pages and in the direction in which they move, whatever that is: the same drag
/// pushes a page to the left and a sheet upward.
struct RecordedDrag: Equatable {
  struct Point: Equatable {
    /// The time in seconds since the press.
    let time: TimeInterval
    /// The distance in points from where the pointer was pressed.
    let distance: CGFloat
  }

  let name: String
  /// The points at increasing times. The first one is the press, and the last one the release.
  let points: [Point]

  /// The time in seconds before the release over which its velocity is measured, as that of a gesture.
  private static let window: TimeInterval = 0.08

  /// - Parameter points: Two points or more, at increasing times. The first one is at 0 s and 0 points.
  init(name: String, points: [Point]) {
    self.name = name
    self.points = points
  }

  /// The time of the release in seconds.
  var duration: TimeInterval { points.last?.time ?? 0 }

  /// The velocity of the release in points per second.
  var velocity: CGFloat {
    let start = max(duration - Self.window, 0)
    guard duration > start else { return 0 }
    return (distance(at: duration) - distance(at: start)) / CGFloat(duration - start)
  }

  /// Returns the distance at a time in seconds, between two points on the straight line. After the release it stays.
  func distance(at time: TimeInterval) -> CGFloat {
    guard let first = points.first, let last = points.last, time > first.time else { return 0 }
    guard time < last.time, let next = points.firstIndex(where: { $0.time > time }) else { return last.distance }
    let (start, end) = (points[next - 1], points[next])
    let part = CGFloat((time - start.time) / (end.time - start.time))
    return start.distance + (end.distance - start.distance) * part
  }
}

extension RecordedDrag {
  /// The drags that every gallery has.
  static let builtIn = [flick, slow, hesitation, changeOfMind]

  /// A short drag that is released at its greatest velocity, 1000 points per second, which it reaches after a third of its
  /// time.
  static let flick = RecordedDrag("flick", lasting: 0.12) { part in
    part < 1.0 / 3 ? 180 * part * part : 20 + 120 * (part - 1.0 / 3)
  }

  /// A long drag at a constant velocity, which is too slow to decide by itself.
  static let slow = RecordedDrag("slow", lasting: 1.4) { 252 * $0 }

  /// A drag that stops for a while, moves on a little, and is released at rest.
  static let hesitation = RecordedDrag("hesitation", lasting: 1.3) { part in
    part < 0.3 ? 150 * eased(part / 0.3) : part < 0.6 ? 150 : 150 + 90 * eased(min((part - 0.6) / 0.3, 1))
  }

  /// A drag that turns back and is released on its way back.
  static let changeOfMind = RecordedDrag("change-of-mind", lasting: 0.7) { part in
    part < 0.55 ? 230 * eased(part / 0.55) : 230 - 160 * (part - 0.55) / 0.45
  }

  /// The name as people read it.
  var title: String {
    name.prefix(1).uppercased() + name.dropFirst().replacingOccurrences(of: "-", with: " ")
  }

  /// The rate in points per second at which the built-in drags are written down, as that of a pointing device.
  private static let rate = 120.0

  /// - Parameter distance: Returns the distance in points at a part of the duration, from 0 to 1.
  private init(_ name: String, lasting duration: TimeInterval, distance: (CGFloat) -> CGFloat) {
    let count = Int((duration * Self.rate).rounded())
    let points = (0...count).map { index -> Point in
      let part = Double(index) / Double(count)
      return Point(time: duration * part, distance: distance(CGFloat(part)))
    }
    self.init(name: name, points: points)
  }

  private static func eased(_ part: CGFloat) -> CGFloat { part * part * (3 - 2 * part) }
}
