// SPDX-License-Identifier: MIT

/// A path that can be changed, drawn in the current graphics context, and used for clipping.
///
/// ```swift
/// final class Arrow: UIView {
///   override func draw(_ rect: CGRect) {
///     let path = UIBezierPath()
///     path.move(to: CGPoint(x: 4, y: 4))
///     path.addLine(to: CGPoint(x: bounds.width - 4, y: bounds.midY))
///     path.addLine(to: CGPoint(x: 4, y: bounds.height - 4))
///     path.lineWidth = 2
///     UIColor.label.setStroke()
///     path.stroke()
///   }
/// }
/// ```
nonisolated open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath

  /// The width of lines in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines. The default is `.butt`.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of corners. The default is `.miter`.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest miter, in line widths, before a corner is cut off. The default is 10.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule decides what is inside. The default is `false`, the winding rule.
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Creates a copy of a Core Graphics path.
  public init(cgPath: CGPath) {
    path = CGMutablePath()
    path.addPath(cgPath)
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners. The radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with some rounded corners.
  ///
  /// Corners are circular, with the width of `cornerRadii` as the radius, at most half the shorter side. In UIKit they
  /// are continuous curves.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    func rounding(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    path.move(to: CGPoint(x: left + rounding(.topLeft), y: top))
    path.addArc(
      tangent1End: CGPoint(x: right, y: top), tangent2End: CGPoint(x: right, y: bottom), radius: rounding(.topRight))
    path.addArc(
      tangent1End: CGPoint(x: right, y: bottom), tangent2End: CGPoint(x: left, y: bottom),
      radius: rounding(.bottomRight))
    path.addArc(
      tangent1End: CGPoint(x: left, y: bottom), tangent2End: CGPoint(x: left, y: top), radius: rounding(.bottomLeft))
    path.addArc(
      tangent1End: CGPoint(x: left, y: top), tangent2End: CGPoint(x: right, y: top), radius: rounding(.topLeft))
    path.closeSubpath()
  }

  /// Creates an arc of a circle.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the end, in radians from the positive x-axis.
  ///   - clockwise: The direction on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  nonisolated deinit {}

  /// A copy of the path as it is now. Setting it replaces the path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains all points of the path, including control points; null if the path is empty.
  ///
  /// `cgPath.boundingBoxOfPath` is the rectangle of the drawn lines and curves.
  open var bounds: CGRect { path.boundingBox }

  /// The point at which the next element would start; zero if the path is empty.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether filling the path would paint a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, transform: .identity)
  }

  /// Starts a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``move(to:)`` sets.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``move(to:)`` sets.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``move(to:)`` sets.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, joined to the current point by a straight line if there is one.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the end, in radians from the positive x-axis.
  ///   - clockwise: The direction on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // The parameter "clockwise" of CGPath refers to a space whose y points upwards.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the current subpath with a straight line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    guard let transformed = path.copy(using: &transform) else { return }
    cgPath = transformed
  }

  /// Sets the pattern in which lines are dashed.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps in turn, in points, or `nil` for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The distance into the pattern at which a line starts, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }

  /// Fills the path in the current graphics context with its fill colour. Does nothing without a context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path in the current graphics context with a blend mode and an opacity from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the path in the current graphics context with its stroke colour. Does nothing without a context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path in the current graphics context with a blend mode and an opacity from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }

  /// Intersects the clip of the current graphics context with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  /// Returns a copy of the path and its drawing attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}
