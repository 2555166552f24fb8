// SPDX-License-Identifier: MIT
import UIKit

/// A pane of glass with a text on it. The owner sets its effect.
final class GlassPane: UIVisualEffectView {
  private let vibrancy = UIVisualEffectView(effect: nil)
  private let heading = UILabel()
  private let text = UILabel()

  init() {
    super.init(effect: nil)
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    clipsToBounds = true
    heading.text = "Frosted glass"
    heading.font = .systemFont(ofSize: 24, weight: .semibold)
    text.text = "Drag the pane over the picture."
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    for label in [heading, text] { vibrancy.contentView.addSubview(label) }
    contentView.addSubview(vibrancy)
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the text the colour that suits a material.
  func showText(on blur: UIBlurEffect) { vibrancy.effect = UIVibrancyEffect(blurEffect: blur) }

  /// Gives the pane a size in points and a place, and lays its text out.
  func place(at center: CGPoint, size: CGSize) {
    bounds.size = size
    self.center = center
    vibrancy.frame = contentView.bounds
    let inner = vibrancy.contentView.bounds.shrunk(dx: 24, dy: 20)
    heading.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 32)
    let room = CGSize(width: inner.width, height: max(inner.height - 38, 0))
    text.frame = CGRect(
      x: inner.minX, y: inner.minY + 38, width: room.width, height: min(text.sizeThatFits(room).height, room.height))
  }
}
