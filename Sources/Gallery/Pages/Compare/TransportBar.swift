// SPDX-License-Identifier: MIT
import UIKit

/// The playback controls: play, direction, position, loop and speed.
final class TransportBar: UIView {
  private let playback: Playback
  private let play = UIButton(type: .system)
  private let direction = UIButton(type: .system)
  private let slider = UISlider()
  private let loop = UIButton(type: .system)
  private let speed = UISegmentedControl(items: speeds.map(\.title))

  private static let speeds: [(title: String, value: Double)] = [("1", 1), ("½", 0.5), ("⅕", 0.2), ("1⁄20", 0.05)]
  private static let buttonSide: CGFloat = 36
  private static let spacing: CGFloat = 10

  init(playback: Playback) {
    self.playback = playback
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    direction.setImage(UIImage(systemName: "arrow.left.arrow.right"), for: .normal)
    loop.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
    speed.selectedSegmentIndex = 0
    play.addAction(UIAction { [weak self] _ in self?.playback.toggle() }, for: .touchUpInside)
    direction.addAction(UIAction { [weak self] _ in self?.playback.reverse() }, for: .touchUpInside)
    loop.addAction(UIAction { [weak self] _ in self?.toggleLoop() }, for: .touchUpInside)
    slider.addTarget(self, action: Self.scrub, for: .valueChanged)
    speed.addTarget(self, action: Self.changeSpeed, for: .valueChanged)
    for view in [play, direction, slider, loop, speed] { addSubview(view) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the controls from the playback's state.
  func update() {
    play.setImage(UIImage(systemName: playback.isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    slider.value = playback.length > 0 ? Float(playback.time / playback.length) : 0
    loop.tintColor = playback.loops ? tintColor : .tertiaryLabel
  }

  private func scrub() { playback.scrub(to: Double(slider.value) * playback.length) }

  private func changeSpeed() { playback.speed = Self.speeds[max(speed.selectedSegmentIndex, 0)].value }

  private func toggleLoop() {
    playback.loops.toggle()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (side, gap) = (Self.buttonSide, Self.spacing)
    let y = (bounds.height - side) / 2
    play.frame = CGRect(x: gap, y: y, width: side, height: side)
    direction.frame = CGRect(x: play.frame.maxX, y: y, width: side, height: side)
    let speedWidth = min(bounds.width * 0.36, 220)
    speed.frame = CGRect(x: bounds.width - gap - speedWidth, y: (bounds.height - 32) / 2, width: speedWidth, height: 32)
    loop.frame = CGRect(x: speed.frame.minX - side - gap / 2, y: y, width: side, height: side)
    let start = direction.frame.maxX + gap
    slider.frame = CGRect(x: start, y: y, width: max(loop.frame.minX - start - gap, 0), height: side)
  }
}
