// SPDX-License-Identifier: MIT
import UIKit

/// Shows a view as in a small window, scaled down as a whole if it is too large.
final class WindowFrame: UIView {
  /// The smallest size in which the view is laid out, in its own points.
  private static let leastSize = CGSize(width: 300, height: 290)
  private static let cornerRadius: CGFloat = 12

  private let content: UIView
  private let edge = UIView()

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    backgroundColor = .systemGray5
    layer.cornerRadius = Self.cornerRadius
    edge.layer.cornerRadius = Self.cornerRadius
    edge.layer.borderWidth = 1
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(content)
    addSubview(edge)
    colour()
  }

  required init?(coder: NSCoder) { nil }

  private func colour() { edge.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colour()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let least = Self.leastSize
    let scale = min(1, bounds.width / least.width, bounds.height / least.height)
    content.bounds = CGRect(
      x: 0, y: 0, width: (bounds.width / scale).rounded(), height: (bounds.height / scale).rounded())
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
