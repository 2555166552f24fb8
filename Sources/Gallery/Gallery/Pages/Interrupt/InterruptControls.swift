// SPDX-License-Identifier: MIT
import UIKit

/// The buttons below the pages: hold and run, reverse, and the speed.
final class InterruptControls: UIView {
  static let height: CGFloat = 44
  static let speeds: [(title: String, slowness: Double)] = [("1×", 1), ("1/2×", 2), ("1/5×", 5), ("1/10×", 10)]
  private static let side: CGFloat = 34
  private static let padding: CGFloat = 8
  private static let speedWidth: CGFloat = 210

  let hold = ToolButton(symbol: "pause.fill", title: "Hold", key: "Space")
  let reverse = ToolButton(symbol: "arrow.uturn.left", title: "Reverse", key: "R")
  private let speed = UISegmentedControl(items: speeds.map(\.title))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    speed.selectedSegmentIndex = 1
    speed.accessibilityLabel = "Speed"
    for part in [hold, reverse, speed] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// The factor by which animations take longer.
  var slowness: Double { Self.speeds[max(speed.selectedSegmentIndex, 0)].slowness }

  func show(_ phase: InterruptibleTransition.Phase) {
    let isHeld = phase == .held
    hold.symbol = isHeld ? "play.fill" : "pause.fill"
    hold.title = isHeld ? "Run" : "Hold"
    hold.isEnabled = phase != .resting
    reverse.isEnabled = phase != .resting
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.shrunk(dx: Self.padding, dy: 0)
    let isCompact = area.width < 400
    var x = area.minX
    for button in [hold, reverse] {
      button.isCompact = isCompact
      let width = isCompact ? 40 : 104
      button.frame = CGRect(x: x, y: (bounds.height - Self.side) / 2, width: CGFloat(width), height: Self.side)
      x += CGFloat(width) + 4
    }
    let speedWidth = min(Self.speedWidth, area.maxX - x)
    speed.frame = CGRect(
      x: area.maxX - speedWidth, y: ((bounds.height - 30) / 2).rounded(), width: speedWidth, height: 30)
  }
}
