// SPDX-License-Identifier: MIT
import RenderTree

/// A layer that fills and strokes a path in the coordinates of its bounds, above its background colour.
///
/// ```swift
/// @MainActor func makeRing() -> CAShapeLayer {
///   let ring = CAShapeLayer()
///   ring.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 72, height: 72), transform: nil)
///   ring.fillColor = nil
///   ring.strokeColor = .black
///   ring.lineWidth = 8
///   ring.strokeEnd = 0.75
///   return ring
/// }
/// ```
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// Creates a layer without a path, which draws nothing.
  public override init() {
    super.init()
    state.shape = ShapeState()
  }

  /// Creates a copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if state.shape == nil { state.shape = ShapeState() }
  }

  /// Creates a layer without a path. There are no archives of layers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.shape = ShapeState()
  }

  nonisolated deinit {}

  /// The path to draw. The default is `nil`. The layer keeps a copy of a mutable path.
  open var path: CGPath? {
    get { shape.path }
    set { setShape("path", \.path, newValue?.unchanging) }
  }

  /// The colour of the area inside the path, or `nil` for none. The default is black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { setShape("fillColor", \.fillColor, newValue) }
  }

  /// The rule that decides what is inside the path. The default is ``CAShapeLayerFillRule/nonZero``.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.usesEvenOddFill ? .evenOdd : .nonZero }
    set { setShape("fillRule", \.usesEvenOddFill, newValue == .evenOdd) }
  }

  /// The colour of the line along the path, or `nil` for none, which is the default.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { setShape("strokeColor", \.strokeColor, newValue) }
  }

  /// The position along the path at which the line begins, from 0 to 1. The default is 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { setShape("strokeStart", \.strokeStart, newValue) }
  }

  /// The position along the path at which the line ends, from 0 to 1. The default is 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { setShape("strokeEnd", \.strokeEnd, newValue) }
  }

  /// The width of the line in points, half on either side of the path. The default is 1.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { setShape("lineWidth", \.lineWidth, newValue) }
  }

  /// The longest miter, in line widths; longer ones become bevels. The default is 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { setShape("miterLimit", \.miterLimit, newValue) }
  }

  /// The shape of the line's ends. The default is ``CAShapeLayerLineCap/butt``.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: shape.lineCap.rawValue) }
    set { setShape("lineCap", \.lineCap, ShapeState.LineCap(rawValue: newValue.rawValue) ?? .butt) }
  }

  /// The shape of the line's corners. The default is ``CAShapeLayerLineJoin/miter``.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: shape.lineJoin.rawValue) }
    set { setShape("lineJoin", \.lineJoin, ShapeState.LineJoin(rawValue: newValue.rawValue) ?? .miter) }
  }

  /// The distance into the dash pattern at which the line begins, in points. The default is 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { setShape("lineDashPhase", \.lineDashPhase, newValue) }
  }

  /// The lengths of dashes and gaps in turn, in points, or `nil` for a solid line, which is the default.
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
  /// The path as an immutable value: the path itself, or a copy if it is mutable.
  final var unchanging: CGPath { type(of: self) == CGPath.self ? self : CGPath(elements: elements) }
}
