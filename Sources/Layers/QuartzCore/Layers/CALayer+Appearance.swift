// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

extension CALayer {
  /// The distance in front of the superlayer's plane, in points. The default is 0. Sublayers are drawn in this order.
  public final var zPosition: CGFloat {
    get { state.placement.zPosition }
    set { update("zPosition", \.zPosition, newValue) }
  }

  /// The distance of the anchor point from the layer's plane, in points. The default is 0.
  public final var anchorPointZ: CGFloat {
    get { state.geometry.anchorPointZ }
    set { update("anchorPointZ", \.anchorPointZ, newValue) }
  }

  /// A transform of all sublayers about the anchor point. The default is the identity. Set its `m34` for perspective.
  public final var sublayerTransform: CATransform3D {
    get { state.geometry.sublayerTransform }
    set { update("sublayerTransform", \.sublayerTransform, newValue) }
  }

  /// Returns the affine part of ``transform``.
  public final func affineTransform() -> CGAffineTransform { transform.affine }

  /// Sets ``transform`` to an affine transform.
  public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// Whether the layer is visible when its back faces the viewer. The default is `true`.
  public final var isDoubleSided: Bool {
    get { state.placement.isDoubleSided }
    set { update("doubleSided", \.isDoubleSided, newValue) }
  }

  /// The opacity of the layer and its sublayers as a group, from 0 to 1. The default is 1.
  public final var opacity: Float {
    get { Float(state.placement.opacity) }
    set { update("opacity", \.opacity, CGFloat(newValue)) }
  }

  /// Whether sublayers are clipped to the bounds and their rounded corners. The default is `false`.
  public final var masksToBounds: Bool {
    get { state.masksToBounds }
    set { update("masksToBounds", \.masksToBounds, newValue) }
  }

  /// The colour of the area inside the bounds, or `nil` for none, which is the default.
  public final var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { update("backgroundColor", \.backgroundColor, newValue) }
  }

  /// The radius of the corners in points, at most half the shorter side. The default is 0.
  public final var cornerRadius: CGFloat {
    get { state.corners.radius }
    set { update("cornerRadius", \.corners.radius, newValue) }
  }

  /// The corners that ``cornerRadius`` rounds. The default is all four.
  public final var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: state.corners.masked.rawValue) }
    set { update("maskedCorners", \.corners.masked, LayerCorners(rawValue: newValue.rawValue)) }
  }

  /// The width of the border in points. The default is 0. The border lies inside the bounds, above the sublayers.
  public final var borderWidth: CGFloat {
    get { state.border.width }
    set { update("borderWidth", \.border.width, newValue) }
  }

  /// The colour of the border, or `nil` for none. The default is black.
  public final var borderColor: CGColor? {
    get { state.border.color }
    set { update("borderColor", \.border.color, newValue) }
  }

  // MARK: Shadow

  /// The colour of the shadow, or `nil` for none. The default is black.
  public final var shadowColor: CGColor? {
    get { state.shadow.color }
    set { update("shadowColor", \.shadow.color, newValue) }
  }

  /// The opacity of the shadow, from 0 to 1. The default is 0, which means no shadow.
  public final var shadowOpacity: Float {
    get { Float(state.shadow.opacity) }
    set { update("shadowOpacity", \.shadow.opacity, CGFloat(newValue)) }
  }

  /// The offset of the shadow in points, to the right and down. The default is (0, −3), which is upward.
  public final var shadowOffset: CGSize {
    get { state.shadow.offset }
    set { update("shadowOffset", \.shadow.offset, newValue) }
  }

  /// The standard deviation of the shadow's blur, in points. The default is 3.
  public final var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set { update("shadowRadius", \.shadow.radius, newValue) }
  }

  /// The outline that casts the shadow. The default is `nil`: the shape of the layer's visible content.
  public final var shadowPath: CGPath? {
    get { state.shadow.path }
    set { update("shadowPath", \.shadow.path, newValue?.unchanging) }
  }

  /// The curl that lifts the layer like a page, with its sublayers, clipped to its bounds. Only its progress, angle and
  /// radius are animatable ("pageCurl.progress", "pageCurl.angle", "pageCurl.radius").
  package final var pageCurl: PageCurl {
    get { state.placement.pageCurl }
    set { update("pageCurl", \.pageCurl, newValue) }
  }

  /// The standard deviation, in points, of the Gaussian blur of what is behind the layer, inside its bounds. The default
  /// is 0, for none. Animatable ("backdropBlur"). Inside a superlayer in perspective, only what that layer shows is
  /// blurred.
  package final var backdropBlur: CGFloat {
    get { state.compositing.backdropBlur }
    set { update("backdropBlur", \.compositing.backdropBlur, newValue) }
  }

  /// The colour in which the layer and its sublayers are drawn, or nil for their own colours. Their alpha is kept.
  /// Animatable ("contentTint").
  package final var contentTint: CGColor? {
    get { state.compositing.tint }
    set { update("contentTint", \.compositing.tint, newValue) }
  }

  // MARK: Contents

  /// The part of the contents to show, in their unit square. The default is (0, 0, 1, 1).
  public final var contentsRect: CGRect {
    get { state.contentsLayout.rect }
    set { update("contentsRect", \.contentsLayout.rect, newValue) }
  }

  /// The part of the contents that is stretched, in their unit square. The default is (0, 0, 1, 1), all of it.
  public final var contentsCenter: CGRect {
    get { state.contentsLayout.center }
    set { update("contentsCenter", \.contentsLayout.center, newValue) }
  }

  /// The position and scaling of the contents inside the bounds. The default is ``CALayerContentsGravity/resize``.
  ///
  /// A name that is not predefined counts as the default.
  public final var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: state.contentsLayout.gravity.rawValue) }
    set {
      let gravity = ContentsGravity(rawValue: newValue.rawValue)
      expect(gravity != nil, "CALayer: no contents gravity is called \(newValue.rawValue); use a predefined one")
      update("contentsGravity", \.contentsLayout.gravity, gravity ?? .resize)
    }
  }

  /// The number of pixels of the contents per point. The default is 1; a view sets the scale of its screen.
  public final var contentsScale: CGFloat {
    get { state.contentsLayout.scale }
    set { update("contentsScale", \.contentsLayout.scale, newValue) }
  }

  /// Whether to keep a bitmap of the layer and its sublayers for as long as nothing in them changes. The default is
  /// `false`.
  ///
  /// The render server does so by itself for content that only moves.
  public final var shouldRasterize: Bool {
    get { state.compositing.rasterization.isRequested }
    set { update("shouldRasterize", \.rasterization.isRequested, newValue) }
  }
}
