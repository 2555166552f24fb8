// SPDX-License-Identifier: MIT
import UIKit

/// An experiment of the motion lab. A subclass says what moves.
class Experiment: UIView {
  let title: String
  /// One line that says what to do.
  let hint: String
  /// The sliders that change the motion.
  private(set) var sliders: [ValueSlider] = []
  /// Called when something begins to move.
  var onStart: (() -> Void)?
  /// The time until which something may move.
  private var activeUntil: TimeInterval = 0

  init(title: String, hint: String) {
    self.title = title
    self.hint = hint
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a slider.
  func addSlider(
    _ title: String, in range: ClosedRange<Double>, value: Double, format: @escaping (Double) -> String
  ) -> ValueSlider {
    let slider = ValueSlider(title, in: range, format: format)
    slider.value = value
    sliders.append(slider)
    return slider
  }

  /// Whether something moves, or has moved a moment ago.
  final var isActive: Bool { CACurrentMediaTime() < activeUntil }

  /// Notes that something moves for a number of seconds.
  final func start(lasting duration: TimeInterval) {
    activeUntil = max(activeUntil, CACurrentMediaTime() + duration + Self.afterglow)
    onStart?()
  }

  /// The time in seconds for which the plots go on after the end of a movement.
  private static let afterglow: TimeInterval = 0.4

  /// Runs the experiment once.
  func run() {}
  /// Runs the experiment in a direction.
  func move(_ direction: CGVector) { run() }
  /// Follows what moves. Called in each frame while something does.
  func step(at time: TimeInterval) {}
}

/// A round thing that moves.
final class Ball: UIView {
  static let side: CGFloat = 26

  init(_ color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    backgroundColor = color
    layer.cornerRadius = Self.side / 2
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Where the ball is on the screen, in its superview.
  var shownCenter: CGPoint { layer.presentation()?.position ?? center }
}

/// The button that runs an experiment, and its sliders.
final class ExperimentControls: UIView {
  static let height: CGFloat = 60
  private static let padding: CGFloat = 14
  private static let gap: CGFloat = 16
  private static let runWidth: CGFloat = 84
  /// The width in points below which the button has no title.
  private static let narrow: CGFloat = 560

  let run = ToolButton(symbol: "play.fill", title: "Run")
  private var sliders: [ValueSlider] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    addSubview(run)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ sliders: [ValueSlider]) {
    for slider in self.sliders { slider.removeFromSuperview() }
    self.sliders = sliders
    for slider in sliders { addSubview(slider) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    run.isCompact = bounds.width < Self.narrow
    run.frame = CGRect(
      x: Self.padding / 2, y: (bounds.height - 34) / 2, width: run.isCompact ? 44 : Self.runWidth, height: 34)
    guard !sliders.isEmpty else { return }
    let start = run.frame.maxX + Self.gap / 2
    let room = bounds.width - Self.padding - start - CGFloat(sliders.count - 1) * Self.gap
    let width = (room / CGFloat(sliders.count)).rounded(.down)
    for (index, slider) in sliders.enumerated() {
      slider.frame = CGRect(
        x: start + CGFloat(index) * (width + Self.gap), y: (bounds.height - ValueSlider.height) / 2, width: width,
        height: ValueSlider.height)
    }
  }
}
