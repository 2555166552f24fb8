// SPDX-License-Identifier: MIT
import CoreGraphics

/// The animatable properties of layers.
///
/// A property is one row: its key path, its member of `LayerState`, and its traits, which say whether it leaves the
/// layer's pixels as they are, whether a change animates by default, and how a change animates in UIView's blocks. The
/// rest follows from the kind of value: see `PropertyValue`. Members are named as they are stored, because a key path
/// through an accessor costs a call and a copy in each frame of an animation.
package enum PropertyTable {
  package static let rows: [LayerProperty] = geometry + appearance + shadow + contents + shape + gradient + compositing

  /// The rows and the parts of their values, such as "position.x".
  package static let properties = rows.flatMap(\.withParts)

  /// Returns the property at a key path such as "transform.rotation.z", or nil if there is none.
  package static func property(at keyPath: String) -> LayerProperty? { byKeyPath[keyPath] }

  private static let byKeyPath = Dictionary(uniqueKeysWithValues: properties.map { ($0.keyPath, $0) })

  private static let geometry = [
    LayerProperty("bounds", \.geometry.bounds, [.implicit, .inBlocks, .additive, .byParts]),
    LayerProperty("position", \.placement.position, [.placement, .implicit, .inBlocks, .additive]),
    LayerProperty("zPosition", \.placement.zPosition, [.placement, .implicit, .inBlocks]),
    LayerProperty("anchorPoint", \.geometry.anchorPoint, [.implicit, .inBlocks]),
    LayerProperty("anchorPointZ", \.geometry.anchorPointZ, [.implicit, .inBlocks]),
    LayerProperty("transform", \.placement.transform, [.placement, .implicit, .inBlocks, .additive]),
    LayerProperty("sublayerTransform", \.geometry.sublayerTransform, [.implicit, .inBlocks]),
    LayerProperty("hidden", \.placement.isHidden, .placement),
    LayerProperty("doubleSided", \.placement.isDoubleSided, .placement),
  ]

  private static let appearance = [
    LayerProperty("opacity", \.placement.opacity, [.placement, .implicit, .inBlocks]),
    LayerProperty("masksToBounds", \.masksToBounds),
    LayerProperty("backgroundColor", \.backgroundColor, [.implicit, .inBlocks]),
    LayerProperty("cornerRadius", \.corners.radius, [.implicit, .inBlocks]),
    LayerProperty("borderWidth", \.border.width, [.implicit, .inBlocks]),
    LayerProperty("borderColor", \.border.color, [.implicit, .inBlocks]),
    LayerProperty("pageCurl", \.placement.pageCurl, [.placement, .implicit, .inBlocks]),
  ]

  private static let shadow = [
    LayerProperty("shadowColor", \.shadow.color, [.implicit, .inBlocks]),
    LayerProperty("shadowOpacity", \.shadow.opacity, [.implicit, .inBlocks]),
    LayerProperty("shadowOffset", \.shadow.offset, [.implicit, .inBlocks]),
    LayerProperty("shadowRadius", \.shadow.radius, [.implicit, .inBlocks]),
    LayerProperty("shadowPath", \.shadow.outline, [.implicit, .inBlocks]),
  ]

  private static let contents = [
    LayerProperty("contents", \.contents, .implicit),
    LayerProperty("contentsRect", \.contentsLayout.rect, .implicit),
    LayerProperty("contentsCenter", \.contentsLayout.center, .implicit),
    LayerProperty("contentsScale", \.contentsLayout.scale, .implicit),
  ]

  private static let shape = [
    LayerProperty("path", \.shapeValues.outline),
    LayerProperty("fillColor", \.shapeValues.fillColor, .implicit),
    LayerProperty("strokeColor", \.shapeValues.strokeColor, .implicit),
    LayerProperty("strokeStart", \.shapeValues.strokeStart, .implicit),
    LayerProperty("strokeEnd", \.shapeValues.strokeEnd, .implicit),
    LayerProperty("lineWidth", \.shapeValues.lineWidth, .implicit),
    LayerProperty("miterLimit", \.shapeValues.miterLimit, .implicit),
    LayerProperty("lineDashPhase", \.shapeValues.lineDashPhase, .implicit),
    LayerProperty("lineDashPattern", \.shapeValues.lineDashPattern),
  ]

  private static let compositing = [
    LayerProperty("backdropBlur", \.compositing.backdropBlur, [.implicit, .inBlocks]),
    LayerProperty("contentTint", \.compositing.tint, [.implicit, .inBlocks]),
  ]

  private static let gradient = [
    LayerProperty("colors", \.gradientValues.colors, .implicit),
    LayerProperty("locations", \.gradientValues.locations, .implicit),
    LayerProperty("startPoint", \.gradientValues.startPoint, .implicit),
    LayerProperty("endPoint", \.gradientValues.endPoint, .implicit),
  ]
}

extension LayerState {
  /// The shape's values; setting them does nothing on a layer that has no shape.
  fileprivate var shapeValues: ShapeState {
    get { shape ?? ShapeState() }
    set { if shape != nil { shape = newValue } }
  }

  /// The gradient's values; setting them does nothing on a layer that has no gradient.
  fileprivate var gradientValues: GradientState {
    get { gradient ?? GradientState() }
    set { if gradient != nil { gradient = newValue } }
  }
}

extension LayerShadow {
  fileprivate var outline: PathOutline? {
    get { path.map(PathOutline.init) }
    set { path = newValue?.path }
  }
}

extension ShapeState {
  fileprivate var outline: PathOutline? {
    get { path.map(PathOutline.init) }
    set { path = newValue?.path }
  }
}
