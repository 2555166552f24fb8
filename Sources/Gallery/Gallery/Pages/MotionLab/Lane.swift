// SPDX-License-Identifier: MIT
import UIKit

/// A ball on a track, with a plot of its motion beside it.
final class Lane: UIView {
  private static let padding: CGFloat = 16
  private static let nameWidth: CGFloat = 116
  /// The part of the width that the plot takes, and the height from which there is room for it.
  private static let plotShare: CGFloat = 0.4
  private static let leastPlotHeight: CGFloat = 74
  /// The width below which the name is above the track instead of beside it.
  private static let narrow: CGFloat = 560

  private let name = UILabel()
  private let track = UIView()
  private let mark = UIView()
  let ball: Ball
  let plot: MotionPlot
  /// Where the ball is, or will be at the end of its animation: 0 at the left end of the track, 1 at the right.
  private(set) var target: CGFloat = 0

  init(_ title: String, color: UIColor, plot: MotionPlot) {
    ball = Ball(color)
    self.plot = plot
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    name.text = title
    name.font = .systemFont(ofSize: 14, weight: .medium)
    name.textColor = .label
    track.backgroundColor = .tertiarySystemFill
    track.layer.cornerRadius = 2
    mark.backgroundColor = .separator
    mark.layer.cornerRadius = 2
    for part in [track, mark, name, plot, ball] { addSubview(part) }
    plot.backgroundColor = .clear
    plot.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the ball in an animation.
  ///
  /// - Parameter animate: Runs the closure that it gets in an animation, or makes an animation of its own.
  func move(to target: CGFloat, _ animate: (Ball, CGPoint) -> Void) {
    self.target = min(max(target, 0), 1)
    layOutMark()
    animate(ball, point(at: self.target))
  }

  /// The fraction of the track at which the ball is on the screen. A spring goes beyond the ends.
  var shown: CGFloat { fraction(at: ball.shownCenter.x) }

  /// Returns the fraction of the track at a horizontal position in the lane.
  func fraction(at x: CGFloat) -> CGFloat { (x - track.frame.minX) / max(track.frame.width, 1) }

  private func point(at fraction: CGFloat) -> CGPoint {
    CGPoint(x: track.frame.minX + fraction * track.frame.width, y: track.frame.midY)
  }

  private func layOutMark() {
    mark.frame = CGRect(x: point(at: target).x - 2, y: track.frame.midY - 9, width: 4, height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plot.isHidden = bounds.height < Self.leastPlotHeight
    let plotWidth = plot.isHidden ? 0 : (bounds.width * Self.plotShare).rounded()
    plot.frame = CGRect(x: bounds.width - plotWidth, y: 0, width: plotWidth, height: bounds.height)
    let isNarrow = bounds.width < Self.narrow && !plot.isHidden
    name.frame = CGRect(
      x: Self.padding, y: isNarrow ? 4 : 0, width: Self.nameWidth, height: isNarrow ? 20 : bounds.height)
    let start = isNarrow ? 1.5 * Self.padding : name.frame.maxX + Self.padding
    let old = track.frame
    track.frame = CGRect(
      x: start, y: (bounds.height / 2 - 2).rounded(),
      width: max(bounds.width - plotWidth - start - 1.5 * Self.padding, 0), height: 4)
    layOutMark()
    guard track.frame != old else { return }
    UIView.performWithoutAnimation { ball.center = point(at: target) }
  }
}

/// An experiment in which several balls go to the same point in different ways.
class LaneExperiment: Experiment {
  private static let gap: CGFloat = 8
  let lanes: [Lane]

  /// - Parameters:
  ///   - lanes: The name of each lane, and the colour of its ball.
  ///   - plot: The quantity in the plots: its title, unit and range.
  init(
    title: String, hint: String, lanes: [(title: String, color: UIColor)],
    plot: (title: String, unit: String, range: ClosedRange<CGFloat>)
  ) {
    self.lanes = lanes.map { title, color in
      Lane(title, color: color, plot: MotionPlot(title: plot.title, unit: plot.unit, color: color, range: plot.range))
    }
    super.init(title: title, hint: hint)
    for lane in self.lanes { addSubview(lane) }
    addGestureRecognizer(TouchDownRecognizer(target: self, action: LaneExperiment.press))
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the ball of a lane. Returns the duration in seconds.
  func animate(_ ball: Ball, to point: CGPoint, lane: Int) -> TimeInterval { 0 }

  /// Adds what the screen shows of a lane to its plot.
  func plot(_ lane: Lane, at time: TimeInterval) { lane.plot.add(lane.shown * 100, at: time, isDragging: false) }

  /// Adds the start of a run to the plot of a lane.
  ///
  /// - Parameter position: Where the ball was on the screen before it began to move.
  func plotStart(_ lane: Lane, from position: CGFloat, at time: TimeInterval) {
    lane.plot.add(position * 100, at: time, isDragging: false)
  }

  /// Moves all balls to a fraction of their tracks.
  final func move(to fraction: CGFloat) {
    guard bounds.width > 0 else { return }
    layoutIfNeeded()
    let (now, positions) = (CACurrentMediaTime(), lanes.map(\.shown))
    var longest: TimeInterval = 0
    for (index, lane) in lanes.enumerated() {
      lane.move(to: fraction) { longest = max(longest, animate($0, to: $1, lane: index)) }
    }
    for (lane, position) in zip(lanes, positions) {
      lane.plot.beginRun(at: now, lasting: longest)
      plotStart(lane, from: position, at: now)
    }
    start(lasting: longest)
  }

  override func run() { move(to: lanes[0].target < 0.5 ? 1 : 0) }

  override func move(_ direction: CGVector) {
    if direction.dx != 0 { move(to: direction.dx < 0 ? 0 : 1) } else { run() }
  }

  private func press(_ touch: TouchDownRecognizer) {
    guard touch.state == .began else { return }
    move(to: lanes[0].fraction(at: touch.location(in: lanes[0]).x))
  }

  override final func step(at time: TimeInterval) { for lane in lanes { plot(lane, at: time) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let count = CGFloat(lanes.count)
    let height = ((bounds.height - (count - 1) * Self.gap) / count).rounded(.down)
    for (index, lane) in lanes.enumerated() {
      lane.frame = CGRect(x: 0, y: CGFloat(index) * (height + Self.gap), width: bounds.width, height: height)
    }
  }
}
