// SPDX-License-Identifier: MIT
import UIKit

/// The curves of all cells over one time axis, with their velocities below.
///
/// A dot marks where a curve reaches 10 % and 90 %, the number of the cell where it reaches 50 %, and a ring where it
/// settles. A drag in the chart moves the playback, and the pointer reads the values.
final class MotionChart: UIView {
  private static let gap: CGFloat = 4
  private static let titleHeight: CGFloat = 16
  /// The part of the height that the velocities take.
  private static let velocityShare: CGFloat = 0.36
  /// The distance in points to aim for between two labels of the time axis. The last one is wide, because it has the unit.
  private static let tickDistance: CGFloat = 80
  /// The overshoot in progress from which it has a note.
  private static let leastOvershoot: CGFloat = 0.005
  /// The part of an axis that is left free beyond the least and the greatest value.
  private static let headroom: CGFloat = 0.06

  private let titles = (position: UILabel(), velocity: UILabel())
  let positions = PlotView()
  let velocities = PlotView()
  private var overlays: [(view: UIView, point: CGPoint)] = []
  private var motions: [ChartedMotion] = []
  /// The time in seconds until the release of a drag, which is shaded, or nil without one.
  private var dragDuration: TimeInterval?
  private var quantity = MotionSamples.Quantity.percent
  /// Called with the time in seconds to which a drag moves the playback.
  var onScrub: ((TimeInterval) -> Void)?
  /// Called with the time in seconds at which the pointer is, and with nil when it leaves.
  var onPoint: ((TimeInterval?) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for title in [titles.position, titles.velocity] {
      title.font = .systemFont(ofSize: 12, weight: .semibold)
      title.textColor = Palette.secondaryText
    }
    for part in [titles.position, titles.velocity, positions, velocities] { addSubview(part) }
    addGestureRecognizer(TouchDownRecognizer(target: self, action: Self.drag))
    addGestureRecognizer(UIHoverGestureRecognizer { [weak self] in self?.hover($0) })
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  /// - Parameter drag: The drag that moves the pages.
  func show(_ motions: [ChartedMotion], in quantity: MotionSamples.Quantity, moved drag: RecordedDrag? = nil) {
    self.motions = motions
    dragDuration = drag?.duration
    self.quantity = quantity
    titles.position.text = quantity == .percent ? "Progress (%)" : "Distance of the moving edge (pt)"
    titles.velocity.text = "Velocity (\(quantity.unit)/s)"
    makeContents()
    makeOverlays()
    setNeedsLayout()
  }

  /// - Parameters:
  ///   - time: The time of the playback, in seconds.
  ///   - pointed: The time at which the pointer is, or nil.
  func show(time: TimeInterval, pointed: TimeInterval?) {
    for plot in [positions, velocities] {
      plot.show(plot.scrubber, at: CGFloat(time * 1000))
      plot.show(plot.pointer, at: pointed.map { CGFloat($0 * 1000) })
    }
  }

  private func makeContents() {
    let times = PlotAxis(
      0...CGFloat(motions.map(\.samples.duration).max() ?? 1) * 1000, unit: " ms",
      count: max(Int(bounds.width / Self.tickDistance), 2))
    let progress = motions.compactMap { motion in motion.line(of: motion.samples.values(in: quantity)) }
    let speeds = motions.compactMap { motion in motion.line(of: motion.samples.velocities(in: quantity)) }
    let bands = [dragDuration.map { 0...CGFloat($0 * 1000) }].compactMap { $0 }
    positions.content = PlotView.Content(
      x: times, y: positionAxis(progress), lines: progress, marks: motions.flatMap { $0.marks(in: quantity) },
      bands: bands)
    velocities.content = PlotView.Content(
      x: times, y: PlotAxis(Self.velocityExtent(of: speeds), unit: "", count: 3, isWhole: true),
      lines: speeds,
      bands: bands)
  }

  private func positionAxis(_ lines: [PlotLine]) -> PlotAxis {
    let extent = Self.extent(of: lines, including: quantity == .percent ? 0...100 : 0...1)
    let room = (extent.upperBound - extent.lowerBound) * Self.headroom
    let values = (extent.lowerBound - room)...(extent.upperBound + room)
    return quantity == .percent
      ? PlotAxis(values, ticks: [0, 100, 50, 10, 90], unit: "") : PlotAxis(values, unit: "", count: 4)
  }

  private static func extent(of lines: [PlotLine], including least: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let values = lines.flatMap { $0.points.map(\.y) }
    return min(values.min() ?? 0, least.lowerBound)...max(values.max() ?? 0, least.upperBound)
  }

  /// Returns the range of velocities. The velocity of a curve that begins with a jump leaves the plot, because it would leave
  /// no room for the others.
  private static func velocityExtent(of lines: [PlotLine]) -> ClosedRange<CGFloat> {
    let whole = extent(of: lines, including: 0...1)
    let usual = lines.map { line in
      let speeds = line.points.map { abs($0.y) }.sorted()
      return speeds.isEmpty ? 0 : speeds[Int(CGFloat(speeds.count - 1) * usualShare)] * usualRoom
    }
    let greatest = max(usual.max() ?? 0, 1)
    return max(whole.lowerBound, -greatest)...min(whole.upperBound, greatest)
  }

  /// The part of a motion's velocities that are less than its usual greatest one, and how much greater a peak may be.
  private static let (usualShare, usualRoom): (CGFloat, CGFloat) = (0.98, 1.25)

  /// Makes the numbers of the cells at half of their distances, and the notes at the greatest overshoots.
  private func makeOverlays() {
    for (view, _) in overlays { view.removeFromSuperview() }
    overlays = motions.flatMap { motion in
      [motion.half(in: quantity).map { (CellBadge(number: motion.number), $0) }, note(of: motion)].compactMap { $0 }
    }
    for (view, _) in overlays {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private func note(of motion: ChartedMotion) -> (UIView, CGPoint)? {
    guard let figures = motion.figures, figures.overshoot > Self.leastOvershoot, let peak = motion.peak(in: quantity)
    else { return nil }
    let note = UILabel()
    note.text = String(format: "+%.0f %%", Double(figures.overshoot) * 100)
    note.font = .monospacedDigitSystemFont(ofSize: 11, weight: .semibold)
    note.textColor = motion.color.contrasting(with: .secondarySystemGroupedBackground)
    note.sizeToFit()
    return (note, peak)
  }

  // MARK: Reading

  private func time(of location: CGPoint) -> TimeInterval {
    let x = positions.point(at: positions.convert(location, from: self)).x
    return Double(min(max(x, 0), positions.content.x.range.upperBound)) / 1000
  }

  private func drag(_ touch: TouchDownRecognizer) {
    guard touch.state == .began || touch.state == .changed else { return }
    onScrub?(time(of: touch.location(in: self)))
  }

  private func hover(_ recognizer: UIHoverGestureRecognizer) {
    let isInside = recognizer.state == .began || recognizer.state == .changed
    onPoint?(isInside ? time(of: recognizer.location(in: self)) : nil)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(bounds.height - 2 * Self.titleHeight - Self.gap, 0)
    let low = (room * Self.velocityShare).rounded()
    titles.position.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.titleHeight)
    positions.frame = CGRect(x: 0, y: Self.titleHeight, width: bounds.width, height: room - low)
    titles.velocity.frame = CGRect(
      x: 0, y: positions.frame.maxY + Self.gap, width: bounds.width, height: Self.titleHeight)
    velocities.frame = CGRect(x: 0, y: bounds.height - low, width: bounds.width, height: low)
    if !motions.isEmpty { makeContents() }
    layOutOverlays()
  }

  /// Puts the numbers on their curves, beside each other where these meet, and the notes above theirs.
  private func layOutOverlays() {
    for (view, point) in overlays {
      let position = positions.convert(positions.position(of: point), to: self)
      let rise = view is CellBadge ? 0 : view.bounds.height / 2 + 3
      let half = view.bounds.width / 2
      view.center = CGPoint(
        x: min(max(position.x, half), max(bounds.width - half, half)),
        y: max(position.y - rise, positions.frame.minY + view.bounds.height / 2))
    }
    spread(overlays.compactMap { $0.view as? CellBadge })
  }

  /// Moves the numbers that would overlap to the right, so that they keep the order of their curves, and those that would
  /// be beyond the chart back to the left.
  private func spread(_ badges: [CellBadge]) {
    let sorted = badges.sorted { ($0.center.x, $0.number) < ($1.center.x, $1.number) }
    var placed: [CellBadge] = []
    for badge in sorted {
      while let other = placed.last(where: { $0.frame.intersects(badge.frame) }) {
        badge.frame.origin.x = other.frame.maxX + 1
      }
      placed.append(badge)
    }
    var end = bounds.width
    for badge in sorted.reversed() where badge.frame.maxX > end {
      badge.frame.origin.x = end - badge.frame.width
      end = badge.frame.minX - 1
    }
  }
}
