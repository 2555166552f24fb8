// SPDX-License-Identifier: MIT
import CoreGraphics

/// The values of one layer at one time, in points: the model's when committed, the screen's when sampled.
///
/// The appearance is shared by copies until one of them changes it, because each frame copies the states of all layers
/// that it draws, and most of their values are the same in every frame.
package struct LayerState: Equatable, Sendable {
  package var geometry = LayerGeometry()
  package var placement = LayerPlacement()
  private(set) var shared = SharedAppearance.initial

  package init() {}

  package static func == (a: LayerState, b: LayerState) -> Bool {
    a.geometry == b.geometry && a.placement == b.placement && a.appearanceEquals(b)
  }

  /// Returns whether the appearance, without the geometry in which it is drawn, is the same as in `other`.
  func appearanceEquals(_ other: LayerState) -> Bool {
    shared === other.shared || shared.value == other.shared.value
  }

  /// Reads the appearance without copying it.
  func readAppearance<Result>(_ body: (UnsafePointer<LayerAppearance>) -> Result) -> Result {
    withUnsafePointer(to: &shared.value, body)
  }

  /// Changes the appearance of this copy alone.
  mutating func changeAppearance<Result>(_ body: (inout LayerAppearance) -> Result) -> Result {
    if !isKnownUniquelyReferenced(&shared) { shared = SharedAppearance(shared.value) }
    return body(&shared.value)
  }
}

/// An appearance that several states have in common.
final class SharedAppearance: @unchecked Sendable {
  static let initial = SharedAppearance(LayerAppearance())

  /// It is written only while there is a single reference, so accesses need not be checked.
  var value: LayerAppearance

  init(_ value: LayerAppearance) { self.value = value }
}

/// The appearance of a layer by itself, whatever its position and size.
struct LayerAppearance: Equatable, Sendable {
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var corners = RoundedCorners()
  package var border = LayerBorder()
  package var shadow = LayerShadow()
  package var contents: LayerContents?
  package var contentsLayout = ContentsLayout()
  package var shape: ShapeState?
  package var gradient: GradientState?
  package var compositing = LayerCompositing()
}

/// The effects on the pixels behind a layer, and on the pixels of the layer and its sublayers together.
package struct LayerCompositing: Equatable, Sendable {
  package var rasterization = LayerRasterization()
  /// The standard deviation, in points, of the Gaussian blur of what is behind the layer's bounds. 0 for none.
  package var backdropBlur: CGFloat = 0
  /// The colour in which the layer and its sublayers are drawn, or nil for their own colours. Their alpha is kept.
  package var tint: CGColor?

  package init() {}
}

/// Whether a layer and its sublayers are kept as one picture.
package struct LayerRasterization: Equatable, Sendable {
  package var isRequested = false
  /// The largest number of pixels per point of the picture, if it is requested.
  package var scale: CGFloat = 1

  package init() {}
}

/// The coordinate system inside a layer.
package struct LayerGeometry: Equatable, Sendable {
  package var bounds = CGRect.zero
  /// The anchor point, in the unit square of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  /// Whether the layer is a plane onto which its sublayers are projected. If it is not, the layer shows nothing itself,
  /// and its sublayers lie in the space in which the layer does.
  package var isPlane = true
  var storedSublayerTransform = StoredTransform()

  package init() {}

  package var sublayerTransform: CATransform3D {
    get { storedSublayerTransform.value }
    set { storedSublayerTransform.set(newValue) }
  }

  package var hasSublayerTransform: Bool { !storedSublayerTransform.isIdentity }
}

/// The values that move, fade or hide a layer and its sublayers as a whole, without changing their own pixels.
package struct LayerPlacement: Equatable, Sendable {
  /// The position of the anchor point in the superlayer.
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  var storedTransform = StoredTransform()
  package var isHidden = false
  package var isDoubleSided = true
  /// The opacity from 0 to 1, applied to the layer and its sublayers as a group.
  package var opacity: CGFloat = 1
  /// Whether the opacity is applied to the group, and not to each of its parts.
  package var allowsGroupOpacity = true
  /// The curl, applied to the layer and its sublayers as one picture.
  package var pageCurl = PageCurl.flat

  package init() {}

  package var transform: CATransform3D {
    get { storedTransform.value }
    set { storedTransform.set(newValue) }
  }

  package var isTransformed: Bool { !storedTransform.isIdentity }
}

package struct RoundedCorners: Equatable, Sendable {
  package var radius: CGFloat = 0
  /// The corners that are rounded.
  package var masked = LayerCorners.all
  /// Whether the curvature changes gradually.
  package var isContinuous = false

  package init() {}

  /// The length of an edge that a corner takes up, as a multiple of the radius.
  package var expansion: CGFloat { isContinuous ? ContinuousCorner.expansionFactor : 1 }
}

package struct LayerCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let minXMinY = LayerCorners(rawValue: 1)
  package static let maxXMinY = LayerCorners(rawValue: 2)
  package static let minXMaxY = LayerCorners(rawValue: 4)
  package static let maxXMaxY = LayerCorners(rawValue: 8)
  package static let all = LayerCorners(rawValue: 15)
  /// The two left corners.
  package static let minX = LayerCorners(rawValue: 5)
  /// The two upper corners.
  package static let minY = LayerCorners(rawValue: 3)
  /// The two lower corners.
  package static let maxY = LayerCorners(rawValue: 12)
}

package struct LayerBorder: Equatable, Sendable {
  package var width: CGFloat = 0
  package var color: CGColor? = .black

  package init() {}
}

/// The position of the contents of a layer in its bounds.
package struct ContentsLayout: Equatable, Sendable {
  /// The visible part, in the unit square of the contents.
  package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The stretchable middle, in the unit square.
  package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var gravity = ContentsGravity.resize
  /// The number of the contents' pixels per point.
  package var scale: CGFloat = 1
  /// Whether contents that are enlarged keep the edges of their pixels.
  package var isPixelated = false

  package init() {}
}

/// The position of contents that are smaller or larger than the bounds.
package enum ContentsGravity: String, Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill
}

package struct LayerShadow: Equatable, Sendable {
  package var color: CGColor? = .black
  /// The opacity from 0 to 1. With 0, no shadow is drawn.
  package var opacity: CGFloat = 0
  package var offset = CGSize(width: 0, height: -3)
  /// The standard deviation of the Gaussian blur, in points.
  package var radius: CGFloat = 3
  /// The outline that casts the shadow, or nil for the layer itself.
  package var path: CGPath?

  package init() {}
}

package struct ShapeState: Equatable, Sendable {
  package enum LineCap: String, Sendable { case butt, round, square }
  package enum LineJoin: String, Sendable { case miter, round, bevel }

  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var usesEvenOddFill = false
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = LineCap.butt
  package var lineJoin = LineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [CGFloat] = []

  package init() {}
}

package struct GradientState: Equatable, Sendable {
  package enum Kind: String, Sendable { case axial, radial, conic }

  package var kind = Kind.axial
  package var colors: [CGColor] = []
  /// The fractions at which the colours are. If empty, they are distributed evenly.
  package var locations: [CGFloat] = []
  /// The start and end points, in the unit square of the bounds.
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)

  package init() {}
}
