// SPDX-License-Identifier: MIT
import RenderTree

/// Draws a layer tree into a context for `CALayer.render(in:)`, as the render server does on the screen.
///
/// Three-dimensional transforms are flattened, and the part of a `shadowPath`'s shadow under the path is not drawn.
///
/// See also `LayerPainter+Contents.swift`, `LayerPainter+Shapes.swift`.
struct LayerPainter {
  let context: CGContext
  private let nodes: [LayerID: RenderNode]

  init(_ context: CGContext, nodes: [RenderNode]) {
    self.context = context
    self.nodes = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
  }

  /// Draws the node and its descendants, in the coordinates of its bounds.
  func paint(_ node: RenderNode) {
    let state = node.state
    guard !state.isHidden, state.opacity > 0 else { return }
    guard state.geometry.isPlane else { return paintSpace(node) }
    let mask = node.mask.flatMap { nodes[$0] }
    let hasShadow = state.shadow.opacity > 0 && state.shadow.color != nil
    guard state.opacity < 1 || mask != nil || hasShadow else { return paintContent(node) }
    inGroup(alpha: state.opacity) {
      if hasShadow, state.shadow.path != nil { paintShadowOfPath(state.shadow) }
      context.saveGState()
      if hasShadow, state.shadow.path == nil { cast(state.shadow) }
      context.beginTransparencyLayer()
      paintContent(node)
      if let mask { apply(mask, in: state) }
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  /// Draws the sublayers of a layer that shows nothing itself, each with the layer's opacity.
  private func paintSpace(_ node: RenderNode) {
    for sublayer in sublayersInDrawingOrder(of: node) {
      inGroup(alpha: node.state.opacity) { paint(sublayer, in: node.state) }
    }
  }

  private func inGroup(alpha: CGFloat, _ body: () -> Void) {
    context.saveGState()
    context.setAlpha(alpha)
    context.beginTransparencyLayer()
    body()
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func apply(_ mask: RenderNode, in superlayer: LayerState) {
    context.saveGState()
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer()
    paint(mask, in: superlayer)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func paint(_ node: RenderNode, in superlayer: LayerState) {
    let placement = RenderTree.transform(from: node.state, toBoundsOf: superlayer).affine
    guard placement.determinant != 0 else { return }
    context.saveGState()
    context.concatenate(placement)
    var node = node
    let isMoved = placement.a == 1 && placement.b == 0 && placement.c == 0 && placement.d == 1
    if isMoved { snap(&node.state.geometry.bounds) }
    paint(node)
    context.restoreGState()
  }

  /// Moves the edges of a layer to whole pixels, as the render server does with layers that are only moved, so that text
  /// has the same pixels as on the screen.
  private func snap(_ bounds: inout CGRect) {
    let pixels = context.ctm
    guard pixels.b == 0, pixels.c == 0, pixels.a > 0, pixels.d > 0 else { return }
    let frame = bounds.applying(pixels)
    let (left, top) = (Self.rounded(frame.minX), Self.rounded(frame.minY))
    context.translateBy(x: (left - frame.minX) / pixels.a, y: (top - frame.minY) / pixels.d)
    bounds.size = CGSize(
      width: (Self.rounded(frame.maxX) - left) / pixels.a, height: (Self.rounded(frame.maxY) - top) / pixels.d)
  }

  /// Rounds half a pixel up, also with a rounding error.
  private static func rounded(_ pixels: CGFloat) -> CGFloat { (pixels + 0.5 + 1e-4).rounded(.down) }

  /// Draws the background, contents, sublayers and border, from back to front.
  private func paintContent(_ node: RenderNode) {
    let state = node.state
    let outline = CGPath.rounded(state.bounds, state.corners)
    if let color = state.backgroundColor { fill(outline, color) }
    context.saveGState()
    if state.masksToBounds { clip(to: outline) }
    if let gradient = state.gradient { paint(gradient, in: state, outline: outline) }
    if let contents = state.contents { paint(contents, in: state) }
    if let shape = state.shape { paint(shape) }
    for sublayer in sublayersInDrawingOrder(of: node) { paint(sublayer, in: state) }
    context.restoreGState()
    if state.border.width > 0, let color = state.border.color { paintBorder(state, color) }
  }

  private func sublayersInDrawingOrder(of node: RenderNode) -> [RenderNode] {
    node.sublayers.compactMap { nodes[$0] }.enumerated()
      .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
      .map(\.element)
  }

  // MARK: Shadows

  private func cast(_ shadow: LayerShadow) {
    guard let color = shadow.color else { return }
    // CGContext's blur is twice the Gaussian's standard deviation.
    let faded = color.copy(alpha: color.alpha * shadow.opacity)
    context.setShadow(offset: shadow.offset, blur: shadow.radius * 2, color: faded)
  }

  private func paintShadowOfPath(_ shadow: LayerShadow) {
    guard let path = shadow.path else { return }
    context.beginTransparencyLayer()
    context.saveGState()
    cast(shadow)
    fill(path, .black)
    context.restoreGState()
    context.saveGState()
    context.setBlendMode(.destinationOut)
    fill(path, .black)
    context.restoreGState()
    context.endTransparencyLayer()
  }

  // MARK: Outlines

  func fill(_ path: CGPath, _ color: CGColor) {
    context.saveGState()
    context.setFillColor(color)
    context.beginPath()
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
  }

  func clip(to path: CGPath) {
    context.beginPath()
    context.addPath(path)
    context.clip()
  }

  /// Draws the border: the area between the outline and one that lies inside it by the width of the border.
  private func paintBorder(_ state: LayerState, _ color: CGColor) {
    let width = state.border.width
    let inner = state.bounds.insetBy(dx: min(width, state.bounds.width / 2), dy: min(width, state.bounds.height / 2))
    let outlines = [
      CGPath.rounded(state.bounds, state.corners),
      CGPath.rounded(inner, state.corners, inset: width),
    ]
    context.saveGState()
    context.setFillColor(color)
    context.beginPath()
    outlines.forEach(context.addPath)
    context.fillPath(using: .evenOdd)
    context.restoreGState()
  }
}

extension CGPath {
  /// The distance of the control points of a quarter circle's Bézier curve along its tangents, 4/3 · tan(π/8).
  private nonisolated static let quarterCircle: CGFloat = 0.552_284_749_830_793_6

  /// Returns a rectangle with rounded corners. The radius is limited to half the shorter side.
  nonisolated static func rounded(_ rect: CGRect, _ corners: RoundedCorners, inset: CGFloat = 0) -> CGPath {
    let longest = min(rect.width, rect.height) / 2
    let radius = max(0, min(corners.radius - inset, longest))
    let extent = max(radius, min(corners.radius * corners.expansion - inset, longest))
    let vertices: [(LayerCorners, CGPoint, into: CGVector, out: CGVector)] = [
      (.minXMinY, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (.maxXMinY, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.maxXMaxY, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (.minXMaxY, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    var elements: [PathElement] = []
    for (corner, point, into, out) in vertices {
      func along(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + direction.dx * distance, y: point.y + direction.dy * distance)
      }
      guard corners.masked.contains(corner), radius > 0 else {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
        continue
      }
      elements.append(elements.isEmpty ? .move(along(into, extent)) : .line(along(into, extent)))
      guard extent > radius else {
        let control = radius * (1 - quarterCircle)
        elements.append(
          .curve(control1: along(into, control), control2: along(out, control), end: along(out, radius)))
        continue
      }
      func cornerPoint(_ distances: CGPoint) -> CGPoint {
        let start = along(into, distances.x)
        return CGPoint(x: start.x + out.dx * distances.y, y: start.y + out.dy * distances.y)
      }
      elements += ContinuousCorner(radius: radius, extent: extent).curves.map {
        .curve(control1: cornerPoint($0.control1), control2: cornerPoint($0.control2), end: cornerPoint($0.end))
      }
    }
    return CGPath(elements: elements + [.close])
  }
}
