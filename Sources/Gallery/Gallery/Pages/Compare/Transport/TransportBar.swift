// SPDX-License-Identifier: MIT
import UIKit

/// The playback controls: start, step, play, step, end; the position and its times; loop, direction and speed.
final class TransportBar: UIView {
  private let playback: Playback
  private let toStart = ToolButton(symbol: "backward.end.fill", name: "To the start", key: "Home")
  private let stepBack = ToolButton(symbol: "backward.frame.fill", name: "One frame back", key: "←")
  private let play = ToolButton(symbol: "play.fill", name: "Play or pause", key: "Space")
  private let stepForward = ToolButton(symbol: "forward.frame.fill", name: "One frame forward", key: "→")
  private let toEnd = ToolButton(symbol: "forward.end.fill", name: "To the end", key: "End")
  private let slider = UISlider()
  private let times = UILabel()
  private let loop = ToolButton(symbol: "repeat", name: "Loop", key: "R")
  private let direction = ToolButton(symbol: "arrow.left.arrow.right", name: "Direction", key: "D")
  private let speed = UISegmentedControl(items: speeds.map(\.title))

  static let speeds: [(title: String, value: Double)] = [
    ("1×", 1), ("1/2×", 0.5), ("1/5×", 0.2), ("1/10×", 0.1), ("1/20×", 0.05),
  ]
  private static let side: CGFloat = 34
  private static let padding: CGFloat = 10
  private static let timesWidth: CGFloat = 116
  /// The width in points of the slider below which the times leave it their room.
  private static let leastSliderWidth: CGFloat = 90
  private static let speedWidth: CGFloat = 250
  /// The width in points below which the speed has a row of its own.
  private static let narrow: CGFloat = 780
  /// The width in points below which there are only the buttons and the slider, as beside a panel in a small window.
  private static let slim: CGFloat = 300
  /// The least width in points, for three buttons.
  static let leastWidth: CGFloat = 3 * side

  init(playback: Playback) {
    self.playback = playback
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    times.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    times.textColor = .label
    times.textAlignment = .center
    slider.accessibilityLabel = "Position"
    speed.accessibilityLabel = "Speed"
    connect()
    for part in [toStart, stepBack, play, stepForward, toEnd, slider, times, loop, direction, speed] {
      addSubview(part)
    }
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func connect() {
    func run(_ button: ToolButton, _ action: @escaping (Playback) -> Void) {
      button.addAction(UIAction { [playback] _ in action(playback) }, for: .touchUpInside)
    }
    run(toStart) { $0.scrub(to: 0) }
    run(stepBack) { $0.step(by: -1) }
    run(play) { $0.toggle() }
    run(stepForward) { $0.step(by: 1) }
    run(toEnd) { $0.scrub(to: $0.length) }
    run(loop) { $0.loops.toggle() }
    run(direction) { $0.direction = $0.direction.next }
    slider.addTarget(self, action: Self.scrub, for: .valueChanged)
    speed.addTarget(self, action: Self.changeSpeed, for: .valueChanged)
  }

  /// Updates the controls from the playback's state.
  func update() {
    play.symbol = playback.isPlaying ? "pause.fill" : "play.fill"
    play.accessibilityLabel = playback.isPlaying ? "Pause" : "Play"
    if !slider.isTracking { slider.value = playback.length > 0 ? Float(playback.time / playback.length) : 0 }
    times.text = String(format: "%.0f / %.0f ms", playback.time * 1000, playback.length * 1000)
    loop.isSelected = playback.loops
    direction.symbol = playback.direction.symbol
    direction.accessibilityLabel = "Direction: \(playback.direction.rawValue)"
    speed.selectedSegmentIndex = Self.speeds.firstIndex { abs($0.value - playback.speed) < 0.001 } ?? -1
  }

  private func scrub() { playback.scrub(to: Double(slider.value) * playback.length) }

  private func changeSpeed() {
    guard Self.speeds.indices.contains(speed.selectedSegmentIndex) else { return }
    playback.speed = Self.speeds[speed.selectedSegmentIndex].value
  }

  // MARK: Layout

  private var isNarrow: Bool { bounds.width < Self.narrow }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.width < Self.narrow ? 92 : 54)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSlim = bounds.width < Self.slim
    for part in [times, loop, direction, speed] { part.isHidden = isSlim }
    let hasRoom = bounds.width >= 5 * Self.side
    for part in [toStart, toEnd] { part.isHidden = !hasRoom }
    isSlim ? layOutSlim() : layOutRows()
  }

  /// Lays out the buttons that have room, and the slider below them.
  private func layOutSlim() {
    let buttons = [toStart, stepBack, play, stepForward, toEnd].filter { !$0.isHidden }
    var x = (bounds.width - CGFloat(buttons.count) * Self.side) / 2
    for button in buttons {
      button.frame = CGRect(x: x, y: 7, width: Self.side, height: Self.side)
      x += Self.side
    }
    slider.frame = CGRect(x: 0, y: 48, width: bounds.width, height: 34).shrunk(dx: Self.padding, dy: 0)
  }

  private func layOutRows() {
    let row = CGRect(x: Self.padding, y: 0, width: max(bounds.width - 2 * Self.padding, 0), height: isNarrow ? 46 : 54)
    let end = isNarrow ? row.maxX : layOutSettings(endingAt: row.maxX, middle: row.midY)
    var x = row.minX
    for button in [toStart, stepBack, play, stepForward, toEnd] {
      button.frame = CGRect(x: x, y: row.midY - Self.side / 2, width: Self.side, height: Self.side)
      x += Self.side
    }
    let start = x + Self.padding
    times.frame = CGRect(x: end - Self.timesWidth, y: row.midY - 10, width: Self.timesWidth, height: 20)
    times.isHidden = times.frame.minX - Self.padding / 2 - start < Self.leastSliderWidth
    let sliderEnd = times.isHidden ? end : times.frame.minX - Self.padding / 2
    slider.frame = CGRect(x: start, y: row.midY - 17, width: max(sliderEnd - start, 0), height: 34)
    if isNarrow { layOutSettings(endingAt: row.maxX, middle: row.maxY + 18) }
  }

  /// Lays out loop, direction and speed, and returns where they begin.
  @discardableResult
  private func layOutSettings(endingAt end: CGFloat, middle: CGFloat) -> CGFloat {
    let width = min(Self.speedWidth, bounds.width - 2 * Self.padding - 2 * Self.side - 8)
    speed.frame = CGRect(x: end - width, y: middle - 15, width: width, height: 30)
    direction.frame = CGRect(
      x: isNarrow ? Self.padding + Self.side : speed.frame.minX - Self.side - 8, y: middle - Self.side / 2,
      width: Self.side, height: Self.side)
    loop.frame = direction.frame.offsetBy(dx: -Self.side, dy: 0)
    return loop.frame.minX - 8
  }
}

extension PlaybackDirection {
  var symbol: String {
    switch self {
    case .forward: "arrow.right"
    case .backward: "arrow.left"
    case .both: "arrow.left.arrow.right"
    }
  }
}
