// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitControls
import UIKitCore

/// The times that the last frames took, as bars of the main and of the render thread. Late frames have a red mark.
final class FramePlot: InspectorPanel {
  /// The number of frames in the plot, and its height in seconds of work.
  private static let (count, height) = (180, 1.0 / 30)
  /// The time between two frames at 60 Hz, at which there is a line.
  private static let refresh = 1.0 / 60
  private static let captionHeight: CGFloat = 22
  private static let padding: CGFloat = 10
  private static let markHeight: CGFloat = 5

  private let caption = UILabel()
  private let limit = CAShapeLayer()
  private let bars: (main: CAShapeLayer, render: CAShapeLayer, late: CAShapeLayer) = (.init(), .init(), .init())
  private var frames: [FrameEvent] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Frame times"
    caption.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    caption.textColor = .label
    addSubview(caption)
    limit.fillColor = nil
    limit.lineDashPattern = [2, 3]
    for shape in [limit, bars.main, bars.render, bars.late] { layer.addSublayer(shape) }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (plot: FramePlot, _) in plot.setColors() }
    setColors()
  }

  required init?(coder: NSCoder) { nil }

  private func setColors() {
    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
    limit.strokeColor = color(.systemGray3)
    bars.main.fillColor = color(.systemBlue)
    bars.render.fillColor = color(.systemOrange)
    bars.late.fillColor = color(.systemRed)
  }

  func show(_ frames: [FrameEvent]) {
    self.frames = frames.suffix(Self.count)
    caption.text = Self.summary(of: self.frames)
    setNeedsLayout()
  }

  /// The caption: the work of the last frame, and the number of late ones.
  static func summary(of frames: [FrameEvent]) -> String {
    guard let last = frames.last else { return "No frame yet" }
    func milliseconds(_ seconds: Double) -> String { String(format: "%5.2f ms", seconds * 1000) }
    let late = frames.count { $0.missedRefreshes > 0 }
    let area = Int(last.damagedArea.rounded())
    return "main \(milliseconds(last.mainSeconds))   render \(milliseconds(last.renderSeconds))   "
      + "damage \(area) pt²   \(late) late of \(frames.count)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(
      x: Self.padding, y: 4, width: max(bounds.width - 2 * Self.padding, 0), height: Self.captionHeight)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    draw(
      in: CGRect(
        x: Self.padding, y: caption.frame.maxY + 4, width: max(bounds.width - 2 * Self.padding, 0),
        height: max(bounds.height - caption.frame.maxY - 4 - Self.padding, 0)))
    CATransaction.commit()
  }

  private func draw(in area: CGRect) {
    let (main, render, late, line) = (UIBezierPath(), UIBezierPath(), UIBezierPath(), UIBezierPath())
    let width = area.width / CGFloat(Self.count)
    func length(_ seconds: Double) -> CGFloat { area.height * CGFloat(min(seconds / Self.height, 1)) }
    for (index, frame) in frames.enumerated() {
      let x = area.minX + CGFloat(Self.count - frames.count + index) * width
      let lower = length(frame.mainSeconds)
      let upper = length(frame.mainSeconds + frame.renderSeconds) - lower
      main.append(UIBezierPath(rect: CGRect(x: x, y: area.maxY - lower, width: width * 0.8, height: lower)))
      render.append(UIBezierPath(rect: CGRect(x: x, y: area.maxY - lower - upper, width: width * 0.8, height: upper)))
      if frame.missedRefreshes > 0 {
        late.append(UIBezierPath(rect: CGRect(x: x, y: area.minY, width: width, height: Self.markHeight)))
      }
    }
    line.move(to: CGPoint(x: area.minX, y: area.maxY - length(Self.refresh)))
    line.addLine(to: CGPoint(x: area.maxX, y: area.maxY - length(Self.refresh)))
    (bars.main.path, bars.render.path, bars.late.path) = (main.cgPath, render.cgPath, late.cgPath)
    limit.path = line.cgPath
  }
}
