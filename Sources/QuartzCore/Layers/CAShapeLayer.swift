// SPDX-License-Identifier: MIT
import RenderTree

/// A layer that fills and strokes a path, in the coordinates of its bounds, above its background.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    state.shape = ShapeState()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if state.shape == nil { state.shape = ShapeState() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.shape = ShapeState()
  }

  nonisolated deinit {}

  open override func presentation() -> CAShapeLayer? { super.presentation() as? CAShapeLayer }

  open var path: CGPath? {
    get { shape.path }
    set { setShape("path", \.path, newValue?.unchanging) }
  }

  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { setShape("fillColor", \.fillColor, newValue) }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.usesEvenOddFill ? .evenOdd : .nonZero }
    set { setShape("fillRule", \.usesEvenOddFill, newValue == .evenOdd) }
  }

  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { setShape("strokeColor", \.strokeColor, newValue) }
  }

  /// Where along the path the stroke begins, 0…1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { setShape("strokeStart", \.strokeStart, newValue) }
  }

  /// Where along the path the stroke ends, 0…1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { setShape("strokeEnd", \.strokeEnd, newValue) }
  }

  /// In points; half lies on either side of the path.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { setShape("lineWidth", \.lineWidth, newValue) }
  }

  /// The longest mitre, in line widths; longer ones become bevels.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { setShape("miterLimit", \.miterLimit, newValue) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: shape.lineCap.rawValue) }
    set { setShape("lineCap", \.lineCap, ShapeState.LineCap(rawValue: newValue.rawValue) ?? .butt) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: shape.lineJoin.rawValue) }
    set { setShape("lineJoin", \.lineJoin, ShapeState.LineJoin(rawValue: newValue.rawValue) ?? .miter) }
  }

  /// Where in the pattern the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { setShape("lineDashPhase", \.lineDashPhase, newValue) }
  }

  /// The lengths of dashes and gaps, in points; nil is an unbroken line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) } }
    set { setShape("lineDashPattern", \.lineDashPattern, newValue?.map { CGFloat($0.doubleValue) } ?? []) }
  }

  private var shape: ShapeState { state.shape ?? ShapeState() }

  private func setShape<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<ShapeState, Value>, _ value: Value
  ) {
    guard shape[keyPath: path] != value else { return }
    change(key) { $0.shape?[keyPath: path] = value }
  }
}

extension CGPath {
  /// A path that stays as it is, whatever happens to a mutable one.
  final var unchanging: CGPath { type(of: self) == CGPath.self ? self : CGPath(elements: elements) }
}
