// SPDX-License-Identifier: MIT
import UIKit

/// Shows a view as in a small window, scaled down as a whole if it is too large.
final class WindowFrame: UIView {
  /// The smallest size in which the view is laid out, in its own points.
  private static let leastSize = CGSize(width: 300, height: 290)
  private static let cornerRadius: CGFloat = 12
  /// The colour behind pages that do not fill the frame.
  static let backdrop = UIColor.systemGray5

  private let content: UIView
  /// The content's superview, which carries the scale, so that pages presented over the content have it, too.
  let scaled = UIView()
  private let edge = UIView()

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    backgroundColor = Self.backdrop
    layer.cornerRadius = Self.cornerRadius
    edge.layer.cornerRadius = Self.cornerRadius
    edge.layer.borderWidth = 1
    clipsToBounds = true
    isUserInteractionEnabled = false
    scaled.addSubview(content)
    addSubview(scaled)
    addSubview(edge)
    colour()
  }

  required init?(coder: NSCoder) { nil }

  /// The scale in which the content is shown.
  private(set) var contentScale: CGFloat = 1

  /// The device in whose size the view is laid out, or nil for the size of the frame.
  var device: Device? { didSet { if device != oldValue { setNeedsLayout() } } }

  /// Whether the frame stands out, because it is the chosen one of several.
  var isChosen = false {
    didSet {
      edge.layer.borderWidth = isChosen ? 2 : 1
      colour()
    }
  }

  private func colour() {
    let color = isChosen ? tintColor ?? .separator : UIColor.separator
    edge.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colour()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let least = device?.size ?? Self.leastSize
    let scale = min(1, bounds.width / least.width, bounds.height / least.height)
    contentScale = scale
    scaled.bounds = CGRect(
      x: 0, y: 0, width: (bounds.width / scale).rounded(), height: (bounds.height / scale).rounded())
    if let device { scaled.bounds.size = device.size }
    for view in [self, edge] { view.layer.cornerRadius = device.map { $0.cornerRadius * scale } ?? Self.cornerRadius }
    scaled.center = CGPoint(x: bounds.midX, y: bounds.midY)
    scaled.transform = CGAffineTransform(scaleX: scale, y: scale)
    layOutContent()
  }

  /// A transition may turn or move the content, or put it into a view of its own. Keep it there while the size is the
  /// same, and do not set its frame, from which UIKit would compute its size with the transform.
  private func layOutContent() {
    let size = scaled.bounds.size
    guard content.bounds.size != size else { return }
    let anchor = content.layer.anchorPoint
    content.bounds.size = size
    content.layer.position = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
  }
}
