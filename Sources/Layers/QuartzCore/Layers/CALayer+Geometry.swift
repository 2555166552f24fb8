// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

extension LayerState {
  /// See `CALayer.frame`.
  @inline(__always) nonisolated var frame: CGRect { frame(at: position) }

  /// Returns the frame that the layer would have at another position. It is inlined, because a call would copy the state
  /// of a layer object first.
  @inline(__always) nonisolated func frame(at position: CGPoint) -> CGRect {
    if placement.isTransformed { return transformedFrame(at: position) }
    return geometry.untransformedFrame(at: position)
  }

  private nonisolated func transformedFrame(at position: CGPoint) -> CGRect {
    // The distance between two edges at infinity is not a number.
    guard position.x.isFinite, position.y.isFinite else {
      return transformedFrame(at: .zero).offsetBy(dx: position.x, dy: position.y)
    }
    var moved = self
    moved.position = position
    return RenderTree.transformToSuperlayer(moved).boundingRect(of: bounds)
  }
}

extension LayerGeometry {
  /// Returns the frame of a layer without a transform at a position.
  @inline(__always) nonisolated func untransformedFrame(at position: CGPoint) -> CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }
}

extension CATransform3D {
  /// Returns the smallest rectangle that contains the projection of a rectangle.
  nonisolated func boundingRect(of rect: CGRect) -> CGRect {
    if isAffine { return rect.applying(affine) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].compactMap(project)
    guard let first = corners.first else { return .null }
    return corners.dropFirst().reduce(CGRect(origin: first, size: .zero)) { bounding, corner in
      bounding.union(CGRect(origin: corner, size: .zero))
    }
  }
}

extension CALayer {
  /// Ends the program if a client sets bounds or a position that contain NaN, as Core Animation does.
  ///
  /// Infinity is accepted, as there: `frame = .null` puts a layer without a size at infinity, and a layer whose geometry is
  /// infinite is not shown.
  static func requireNumbers(_ rect: CGRect, of layer: CALayer, _ property: String = "bounds") {
    require(
      !rect.hasNaN,
      """
      The \(property) of \(layer.delegate.map { "the layer of \($0)" } ?? "\(layer)") contain NaN: \(rect). Look for \
      a division by zero, or a sum of infinities, where the frame is computed.
      """)
  }

  final func setFrame(_ frame: CGRect) {
    observed { applyFrame(frame) }
  }

  /// The frame of a layer with a transform, which is computed from a copy of the state.
  final var transformedFrame: CGRect { state.frame }

  private func applyFrame(_ frame: CGRect) {
    var size = frame.size
    if state.placement.isTransformed, state.transform.affine.determinant != 0 {
      let turned = CGRect(origin: .zero, size: frame.size).applying(state.transform.affine.inverted())
      size = turned.size
    }
    if size != state.geometry.bounds.size { bounds = CGRect(origin: state.geometry.bounds.origin, size: size) }
    let origin = state.frame(at: .zero).origin
    position = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
  }

  // MARK: Converting between layers

  final func converted(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else { return fromAncestor(p, nil) }
    // A hit test converts from one layer to the next.
    if layer === superlayer { return fromSuperlayer(p, layer) }
    if let common = commonAncestor(with: layer) { return fromAncestor(layer.toAncestor(p, common), common) }
    let inOtherRoot = layer.toAncestor(p, nil)
    let outside = layer.root.transform(toSuperlayer: nil).project(inOtherRoot) ?? inOtherRoot
    return fromAncestor(root.fromSuperlayer(outside, nil), nil)
  }

  static func bounding(_ r: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
      CGPoint(x: r.maxX, y: r.maxY),
    ].map(map)
    let (x, width) = extent(corners.map(\.x))
    let (y, height) = extent(corners.map(\.y))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the range of some coordinates, which is empty if all of them are at the same infinity.
  private static func extent(_ values: [CGFloat]) -> (start: CGFloat, length: CGFloat) {
    let (start, end) = (values.min()!, values.max()!)
    return (start, start == end ? 0 : end - start)
  }

  /// Returns the transform from this layer's coordinates to its superlayer's.
  package final func transform(toSuperlayer superlayer: CALayer?) -> CATransform3D {
    guard let superlayer else { return RenderTree.transformToSuperlayer(state) }
    return RenderTree.transform(from: state, toBoundsOf: superlayer.state)
  }

  /// A point behind the eye keeps its coordinates.
  func toAncestor(_ p: CGPoint, _ ancestor: CALayer?) -> CGPoint {
    var (point, layer) = (p, self)
    while layer.model() !== ancestor?.model(), let superlayer = layer.superlayer {
      if let (plane, transform) = layer.planeAround(superlayer, within: ancestor) {
        point = transform.project(point) ?? point
        layer = plane
      } else {
        point = layer.toSuperlayer(point, superlayer)
        layer = superlayer
      }
    }
    return point
  }

  /// Returns the plane on which this layer is seen, and the transform to it, if the superlayer is none but a
  /// `CATransformLayer`. That of an ancestor itself is one in this respect.
  private func planeAround(_ superlayer: CALayer, within ancestor: CALayer?) -> (CALayer, CATransform3D)? {
    if superlayer.state.geometry.isPlane { return nil }
    var (plane, transform) = (superlayer, transform(toSuperlayer: superlayer))
    while !plane.state.geometry.isPlane, plane.model() !== ancestor?.model(), let next = plane.superlayer {
      transform = transform.concatenating(plane.transform(toSuperlayer: next))
      plane = next
    }
    return (plane, transform)
  }

  private func toSuperlayer(_ p: CGPoint, _ superlayer: CALayer) -> CGPoint {
    guard let origin = originInUntransformed(superlayer) else {
      return transform(toSuperlayer: superlayer).project(p) ?? p
    }
    return CGPoint(x: p.x + origin.x, y: p.y + origin.y)
  }

  /// The point of the superlayer at the origin of this layer's coordinates, or nil if one of their transforms is in between.
  private func originInUntransformed(_ superlayer: CALayer?) -> CGPoint? {
    if state.placement.isTransformed || superlayer?.state.geometry.hasSublayerTransform == true { return nil }
    // Each value is read where it is stored, because an accessor of the state would copy all of it.
    let (bounds, position, anchor) = (state.geometry.bounds, state.placement.position, state.geometry.anchorPoint)
    return CGPoint(
      x: position.x - (bounds.minX + anchor.x * bounds.width), y: position.y - (bounds.minY + anchor.y * bounds.height))
  }

  private func fromAncestor(_ p: CGPoint, _ ancestor: CALayer?) -> CGPoint {
    guard model() !== ancestor?.model(), let superlayer else { return p }
    if let (plane, transform) = planeAround(superlayer, within: ancestor) {
      let point = plane.fromAncestor(p, ancestor)
      return transform.unproject(point) ?? point
    }
    return fromSuperlayer(superlayer.fromAncestor(p, ancestor), superlayer)
  }

  /// Converts a point from the superlayer's coordinates to this layer's.
  package final func fromSuperlayer(_ p: CGPoint, _ superlayer: CALayer?) -> CGPoint {
    if let origin = originInUntransformed(superlayer) { return CGPoint(x: p.x - origin.x, y: p.y - origin.y) }
    let matrix = transform(toSuperlayer: superlayer)
    if matrix.isAffine { return p.applying(matrix.affine.inverted()) }
    return matrix.unproject(p) ?? p
  }

  private func commonAncestor(with other: CALayer) -> CALayer? {
    var (a, b): (CALayer?, CALayer?) = (self, other)
    var (depthA, depthB) = (depth, other.depth)
    while let layerA = a, let layerB = b, layerA.model() !== layerB.model() {
      let (risesA, risesB) = (depthA >= depthB, depthB >= depthA)
      if risesA { (a, depthA) = (layerA.superlayer, depthA - 1) }
      if risesB { (b, depthB) = (layerB.superlayer, depthB - 1) }
    }
    return b == nil ? nil : a
  }

  /// The topmost superlayer, or the layer itself if it has none.
  private var root: CALayer {
    var layer = self
    while let superlayer = layer.superlayer { layer = superlayer }
    return layer
  }

  /// How many layers there are above this one.
  final var depth: Int {
    var (depth, next) = (0, model().tree.superlayer)
    while let layer = next {
      depth += 1
      next = layer.tree.superlayer
    }
    return depth
  }

  // MARK: Hit testing

  final func findHit(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = fromSuperlayer(p, superlayer)
    let isInside = contains(point)
    if masksToBounds && !isInside { return nil }
    for sublayer in sublayersFrontToBack() {
      if let hit = sublayer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  private func sublayersFrontToBack() -> [CALayer] {
    guard let sublayers = sublayerList else { return [] }
    guard sublayers.contains(where: { $0.state.placement.zPosition != 0 }) else { return sublayers.reversed() }
    return sublayers.enumerated()
      .sorted { ($0.element.state.zPosition, $0.offset) > ($1.element.state.zPosition, $1.offset) }
      .map(\.element)
  }
}
