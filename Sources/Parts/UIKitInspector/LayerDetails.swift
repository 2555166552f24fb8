// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitControls
import UIKitCore

/// The properties of the chosen layer, and its animations with their curves.
final class LayerDetails: InspectorPanel {
  private static let padding: CGFloat = 12
  private static let curveHeight: CGFloat = 70
  /// The number of intervals of a curve.
  private static let intervals = 60

  private let scroll = UIScrollView()
  private let label = UILabel()
  private var curves: [(caption: UILabel, line: CAShapeLayer)] = []

  /// The layer, or nil if none is chosen.
  weak var layerOfInterest: CALayer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    style(label)
    addSubview(scroll)
    scroll.addSubview(label)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  private func style(_ label: UILabel) {
    label.numberOfLines = 0
    label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    label.textColor = .label
  }

  /// The text that is shown.
  var text: String { ([label] + curves.map(\.caption)).compactMap(\.text).joined(separator: "\n") }
  var curveCount: Int { curves.count }

  /// Shows the present values of the layer.
  func refresh() {
    guard let chosen = layerOfInterest else {
      label.text = "Click a layer to see its properties, again for the one behind it.\nDrag to turn, scroll to spread."
      showCurves(of: nil)
      return setNeedsLayout()
    }
    label.text = Self.properties(of: chosen).map { "\($0.0): \($0.1)" }.joined(separator: "\n")
    showCurves(of: chosen)
    setNeedsLayout()
  }

  static func properties(of layer: CALayer) -> [(String, String)] {
    let shown = layer.presentation() ?? layer
    var rows: [(String, String)] = [("layer", "\(type(of: layer))")]
    if let view = layer.delegate as? UIView {
      rows.append(("view", "\(type(of: view))"))
      if let identifier = view.accessibilityIdentifier { rows.append(("identifier", identifier)) }
      if let controller = view.next as? any ViewOwner { rows.append(("controller", "\(type(of: controller))")) }
    }
    rows += [
      ("frame", text(shown.frame)), ("bounds", text(shown.bounds)), ("position", text(shown.position)),
      ("anchorPoint", text(shown.anchorPoint)), ("zPosition", text(shown.zPosition)),
      ("opacity", text(CGFloat(shown.opacity))), ("cornerRadius", text(shown.cornerRadius)),
      ("masksToBounds", "\(shown.masksToBounds)"), ("shouldRasterize", "\(shown.shouldRasterize)"),
      ("sublayers", "\(layer.sublayers?.count ?? 0)"),
    ]
    if let color = shown.backgroundColor { rows.append(("backgroundColor", text(color))) }
    if !CATransform3DIsIdentity(shown.transform) { rows.append(("transform", text(shown.transform))) }
    return rows
  }

  // MARK: Animations

  private func showCurves(of layer: CALayer?) {
    for (caption, line) in curves {
      caption.removeFromSuperview()
      line.removeFromSuperlayer()
    }
    let animations = layer.map { layer in
      (layer.animationKeys() ?? []).compactMap { key in layer.animation(forKey: key).map { (key, $0) } }
    }
    curves = (animations ?? []).map { key, animation in
      let (caption, line) = (UILabel(), CAShapeLayer())
      style(caption)
      caption.text = "\n\(type(of: animation)) “\(key)”, \(AnimationMotion(animation).caption)"
      line.fillColor = nil
      line.lineWidth = 2
      line.strokeColor = UIColor.systemBlue.cgColor
      scroll.addSubview(caption)
      scroll.layer.addSublayer(line)
      return (caption, line)
    }
    motions = (animations ?? []).map { AnimationMotion($0.1) }
  }

  private var motions: [AnimationMotion] = []

  /// Returns the progress of an animation over its duration as a line.
  private static func curve(of motion: AnimationMotion, width: CGFloat, height: CGFloat) -> CGPath {
    let path = UIBezierPath()
    for step in 0...intervals {
      let fraction = Double(step) / Double(intervals)
      let point = CGPoint(x: CGFloat(fraction) * width, y: height * (1 - CGFloat(motion.progress(after: fraction))))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path.cgPath
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let width = max(bounds.width - 2 * Self.padding, 0)
    var y = Self.padding
    func place(_ label: UILabel) {
      let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: Self.padding, y: y, width: width, height: height)
      y += height
    }
    place(label)
    for ((caption, line), motion) in zip(curves, motions) {
      place(caption)
      // A spring passes its end, so the upper quarter stays free.
      let height = Self.curveHeight * 0.75
      line.frame = CGRect(x: Self.padding, y: y + Self.curveHeight - height, width: width, height: height)
      line.path = Self.curve(of: motion, width: width, height: height)
      y += Self.curveHeight + Self.padding
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y + Self.padding)
  }

  // MARK: Text

  private static func text(_ number: CGFloat) -> String {
    let text = String(format: "%.2f", Double(number))
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
  private static func text(_ point: CGPoint) -> String { "\(text(point.x)), \(text(point.y))" }
  private static func text(_ rect: CGRect) -> String {
    "\(text(rect.origin)), \(text(rect.width)) × \(text(rect.height))"
  }
  private static func text(_ color: CGColor) -> String {
    (color.components ?? []).map { text($0) }.joined(separator: ", ")
  }
  private static func text(_ transform: CATransform3D) -> String {
    let rows = [
      [transform.m11, transform.m12, transform.m13, transform.m14],
      [transform.m21, transform.m22, transform.m23, transform.m24],
      [transform.m31, transform.m32, transform.m33, transform.m34],
      [transform.m41, transform.m42, transform.m43, transform.m44],
    ]
    return "\n" + rows.map { "  " + $0.map { text($0) }.joined(separator: "  ") }.joined(separator: "\n")
  }
}
