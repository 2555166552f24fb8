// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

extension CALayer {
  // MARK: Shadow

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

  final func setGravity(_ newValue: CALayerContentsGravity) {
    let gravity = ContentsGravity(rawValue: newValue.rawValue)
    expect(gravity != nil, "CALayer: no contents gravity is called \(newValue.rawValue); use a predefined one")
    update("contentsGravity", \.contentsLayout.gravity, gravity ?? .resize)
  }
}
