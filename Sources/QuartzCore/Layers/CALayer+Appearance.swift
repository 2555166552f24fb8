// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  /// How far in front of its superlayer's plane, in points; sublayers are drawn in this order.
  public final var zPosition: CGFloat {
    get { state.zPosition }
    set { update("zPosition", \.zPosition, newValue) }
  }

  /// The depth, in points, of the point that `transform` turns about.
  public final var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { update("anchorPointZ", \.anchorPointZ, newValue) }
  }

  /// Applied to the sublayers about the anchor point; its m34 gives them perspective.
  public final var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { update("sublayerTransform", \.sublayerTransform, newValue) }
  }

  public final func affineTransform() -> CGAffineTransform { transform.affine }
  public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// False hides the layer when its back is turned.
  public final var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { update("doubleSided", \.isDoubleSided, newValue) }
  }

  /// 0…1, of the layer and its sublayers as one.
  public final var opacity: Float {
    get { Float(state.opacity) }
    set { update("opacity", \.opacity, CGFloat(newValue)) }
  }

  /// Whether the sublayers are cut off at the bounds, with their rounded corners.
  public final var masksToBounds: Bool {
    get { state.masksToBounds }
    set { update("masksToBounds", \.masksToBounds, newValue) }
  }

  public final var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { update("backgroundColor", \.backgroundColor, newValue) }
  }

  /// In points; cut to half the shorter side.
  public final var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { update("cornerRadius", \.cornerRadius, newValue) }
  }

  /// The corners that `cornerRadius` rounds.
  public final var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: state.maskedCorners.rawValue) }
    set { update("maskedCorners", \.maskedCorners, LayerCorners(rawValue: newValue.rawValue)) }
  }

  /// In points. The border lies inside the bounds, above the sublayers.
  public final var borderWidth: CGFloat {
    get { state.borderWidth }
    set { update("borderWidth", \.borderWidth, newValue) }
  }

  public final var borderColor: CGColor? {
    get { state.borderColor }
    set { update("borderColor", \.borderColor, newValue) }
  }

  // MARK: Shadow

  public final var shadowColor: CGColor? {
    get { state.shadow.color }
    set { update("shadowColor", \.shadow.color, newValue) }
  }

  /// 0…1; 0 casts none.
  public final var shadowOpacity: Float {
    get { Float(state.shadow.opacity) }
    set { update("shadowOpacity", \.shadow.opacity, CGFloat(newValue)) }
  }

  /// In points; y grows downwards.
  public final var shadowOffset: CGSize {
    get { state.shadow.offset }
    set { update("shadowOffset", \.shadow.offset, newValue) }
  }

  /// The standard deviation of the blur, in points.
  public final var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set { update("shadowRadius", \.shadow.radius, newValue) }
  }

  /// The outline that casts the shadow; nil takes the layer's own.
  public final var shadowPath: CGPath? {
    get { state.shadow.path }
    set { update("shadowPath", \.shadow.path, newValue?.unchanging) }
  }

  /// Takes the layer up like a page, with all that is in it, cut off at its bounds. Of the paper, only how far, where to
  /// and how tightly it is curled animates ("pageCurl.progress", "pageCurl.angle", "pageCurl.radius").
  package final var pageCurl: PageCurl {
    get { state.pageCurl }
    set { update("pageCurl", \.pageCurl, newValue) }
  }

  // MARK: Contents

  /// The part of the contents to show, in their unit square.
  public final var contentsRect: CGRect {
    get { state.contentsRect }
    set { update("contentsRect", \.contentsRect, newValue) }
  }

  /// The part of the contents that stretches, in their unit square.
  public final var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { update("contentsCenter", \.contentsCenter, newValue) }
  }

  public final var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: state.contentsGravity.rawValue) }
    set {
      guard let gravity = ContentsGravity(rawValue: newValue.rawValue) else {
        preconditionFailure("CALayer: no contents gravity is called \(newValue.rawValue); use a predefined one")
      }
      update("contentsGravity", \.contentsGravity, gravity)
    }
  }

  /// Pixels of the contents for each point.
  public final var contentsScale: CGFloat {
    get { state.contentsScale }
    set { update("contentsScale", \.contentsScale, newValue) }
  }

  /// Keeps the layer with its sublayers as one bitmap while nothing in it changes. What moves is kept so in any case.
  public final var shouldRasterize: Bool {
    get { state.shouldRasterize }
    set { update("shouldRasterize", \.shouldRasterize, newValue) }
  }
}
