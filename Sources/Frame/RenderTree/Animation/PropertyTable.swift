// SPDX-License-Identifier: MIT
import CoreGraphics

/// The animatable properties of layers.
///
/// A property is one row: its key path, its member of `LayerState`, and its traits, which say whether it leaves the
/// layer's pixels as they are, whether a change animates by default, and how a change animates in UIView's blocks. The
/// rest follows from the kind of value: see `PropertyValue`. Members are named as they are stored, because a key path
/// through an accessor costs a call and a copy in each frame of an animation. Transforms are not stored as such, and
/// have accesses of their own in `StateAccess`.
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
    LayerProperty("transform", .transform, [.placement, .implicit, .inBlocks, .additive]),
    LayerProperty("sublayerTransform", .sublayerTransform, [.implicit, .inBlocks]),
    LayerProperty("hidden", \.placement.isHidden, .placement),
    LayerProperty("doubleSided", \.placement.isDoubleSided, .placement),
  ]

  private static let appearance = [
    LayerProperty("opacity", \.placement.opacity, [.placement, .implicit, .inBlocks]),
    LayerProperty("masksToBounds", appearance: \.masksToBounds),
    LayerProperty("backgroundColor", appearance: \.backgroundColor, [.implicit, .inBlocks]),
    LayerProperty("cornerRadius", appearance: \.corners.radius, [.implicit, .inBlocks]),
    LayerProperty("borderWidth", appearance: \.border.width, [.implicit, .inBlocks]),
    LayerProperty("borderColor", appearance: \.border.color, [.implicit, .inBlocks]),
    LayerProperty("pageCurl", \.placement.pageCurl, [.placement, .implicit, .inBlocks]),
  ]

  private static let shadow = [
    LayerProperty("shadowColor", appearance: \.shadow.color, [.implicit, .inBlocks]),
    LayerProperty("shadowOpacity", appearance: \.shadow.opacity, [.implicit, .inBlocks]),
    LayerProperty("shadowOffset", appearance: \.shadow.offset, [.implicit, .inBlocks]),
    LayerProperty("shadowRadius", appearance: \.shadow.radius, [.implicit, .inBlocks]),
    LayerProperty("shadowPath", appearance: \.shadow.outline, [.implicit, .inBlocks]),
  ]

  private static let contents = [
    LayerProperty("contents", appearance: \.contents, .implicit),
    LayerProperty("contentsRect", appearance: \.contentsLayout.rect, .implicit),
    LayerProperty("contentsCenter", appearance: \.contentsLayout.center, .implicit),
    LayerProperty("contentsScale", appearance: \.contentsLayout.scale, .implicit),
  ]

  private static let shape = [
    LayerProperty("path", appearance: \.shapeValues.outline),
    LayerProperty("fillColor", appearance: \.shapeValues.fillColor, .implicit),
    LayerProperty("strokeColor", appearance: \.shapeValues.strokeColor, .implicit),
    LayerProperty("strokeStart", appearance: \.shapeValues.strokeStart, .implicit),
    LayerProperty("strokeEnd", appearance: \.shapeValues.strokeEnd, .implicit),
    LayerProperty("lineWidth", appearance: \.shapeValues.lineWidth, .implicit),
    LayerProperty("miterLimit", appearance: \.shapeValues.miterLimit, .implicit),
    LayerProperty("lineDashPhase", appearance: \.shapeValues.lineDashPhase, .implicit),
    LayerProperty("lineDashPattern", appearance: \.shapeValues.lineDashPattern),
  ]

  private static let compositing = [
    LayerProperty("backdropBlur", appearance: \.compositing.backdropBlur, [.implicit, .inBlocks]),
    LayerProperty("contentTint", appearance: \.compositing.tint, [.implicit, .inBlocks]),
  ]

  private static let gradient = [
    LayerProperty("colors", appearance: \.gradientValues.colors, .implicit),
    LayerProperty("locations", appearance: \.gradientValues.locations, .implicit),
    LayerProperty("startPoint", appearance: \.gradientValues.startPoint, .implicit),
    LayerProperty("endPoint", appearance: \.gradientValues.endPoint, .implicit),
  ]
}

extension LayerAppearance {
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
