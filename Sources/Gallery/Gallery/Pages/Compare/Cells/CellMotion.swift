// SPDX-License-Identifier: MIT
import UIKit

/// The motion of a cell: which fraction of its animation it shows at a time, and what is measured there.
///
/// It combines the style's own motion, or the curve and the duration that replace it, with the measured progress.
struct CellMotion {
  var compared: ComparedStyle { didSet { respond() } }
  var system: SystemMotion
  /// Nil until the transition has begun.
  private(set) var table: MotionTable?
  /// The drag that moves the pages, or nil if they move by themselves.
  var drag: RecordedDrag? { didSet { respond() } }
  private(set) var isForward = true
  /// The motion of the pages under the drag, or nil if there is none or the transition has not begun.
  private(set) var response: DragResponse?

  init(compared: ComparedStyle, system: SystemMotion, table: MotionTable? = nil) {
    (self.compared, self.system, self.table) = (compared, system, table)
  }

  /// Takes over what is measured of a transition that has begun.
  mutating func begin(_ system: SystemMotion, _ table: MotionTable, isForward: Bool) {
    (self.system, self.table, self.isForward) = (system, table, isForward)
    respond()
  }

  private mutating func respond() {
    response = nil
    guard let drag, let table else { return }
    response = DragResponse(drag, motion: self, table: table, isForward: isForward)
  }

  /// The number of intervals in which the time of a progress is searched.
  private static let searchSteps = 240

  /// The duration in seconds.
  var duration: TimeInterval { response?.duration ?? ownDuration }
  /// The duration in seconds without a drag.
  private var ownDuration: TimeInterval { compared.duration ?? compared.curve?.ownDuration ?? system.duration }

  /// Returns the fraction of the animation that is shown at a time. Where the curve goes beyond an end, the fraction does,
  /// unless the style stops there.
  func fraction(at time: TimeInterval) -> CGFloat {
    if let response { return response.fraction(at: time) }
    guard let curve = compared.curve else { return system.fraction(at: CGFloat(time / duration)) }
    guard time < duration else { return 1 }
    return shown(fraction(ofProgress: CGFloat(curve.value(at: time, duration: duration))))
  }

  private func shown(_ fraction: CGFloat) -> CGFloat { system.stopsAtEnds ? min(max(fraction, 0), 1) : fraction }

  /// Returns the fraction of the animation at which the pages have covered a fraction of their distance.
  func fraction(ofProgress progress: CGFloat) -> CGFloat { table?.fraction(ofProgress: progress) ?? progress }

  /// Returns the fraction of the distance that the pages have covered at a time.
  func progress(at time: TimeInterval) -> CGFloat {
    let fraction = fraction(at: time)
    return table?.progress(at: fraction) ?? fraction
  }

  /// Returns the first time at which the pages have covered a fraction of their distance.
  func time(ofProgress progress: CGFloat) -> TimeInterval {
    let times = (0...Self.searchSteps).map { duration * Double($0) / Double(Self.searchSteps) }
    return times.first { self.progress(at: $0) >= progress - 1e-4 } ?? duration
  }

  // MARK: After a drag

  /// Returns the motion after the release of a drag: along the curve that replaces the style's own, or as the style does.
  ///
  /// - Parameters:
  ///   - start: The fraction of the animation at the release.
  ///   - velocity: The velocity in fractions of the animation per second, and the same in progress per second.
  func settling(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat, progressVelocity: CGFloat
  ) -> Settling {
    guard let curve = compared.curve else {
      let slowness = ownDuration / system.duration
      let own = system.settling(from: start, to: end, velocity: velocity * CGFloat(slowness))
      return Settling(to: end, lasting: own.duration * slowness) { own.fraction(at: $0 / slowness) }
    }
    let progress = table?.progress(at: start) ?? start
    let rest = curve.settling(distance: end - progress, velocity: progressVelocity, duration: ownDuration)
    let plain = self
    return Settling(to: end, lasting: rest.duration) { time in
      plain.shown(plain.fraction(ofProgress: end - (end - progress) * CGFloat(rest.remaining(time))))
    }
  }
}
