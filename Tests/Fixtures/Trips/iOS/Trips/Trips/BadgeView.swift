// SPDX-License-Identifier: MIT
import UIKit

/// A letter in a circle, drawn by the view.
final class BadgeView: UIView {
  var text = "" {
    didSet { setNeedsDisplay() }
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradient: CAGradientLayer { layer as! CAGradientLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    layer.masksToBounds = true
    layer.cornerCurve = .continuous
    updateColors()
    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: BadgeView, _) in view.updateColors() }
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  override func draw(_ rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: bounds.height * 0.45, weight: .semibold), .foregroundColor: UIColor.white,
    ]
    let size = (text as NSString).size(withAttributes: attributes)
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    (text as NSString).draw(at: origin, withAttributes: attributes)
  }

  private func updateColors() {
    let accent = Theme.accent.resolvedColor(with: traitCollection)
    gradient.colors = [accent.cgColor, accent.withAlphaComponent(0.6).cgColor]
  }
}
