// SPDX-License-Identifier: MIT
import CoreGraphics

extension RenderNode {
  /// The frame of a layer without animations that shows nothing outside its frame. nil for any other layer.
  var fixedFrame: CGRect? {
    guard animations.isEmpty, sublayers.isEmpty || state.masksToBounds, state.transform.isIdentity, state.shape == nil,
      state.pageCurl.isFlat, state.shadow.opacity <= 0 || state.masksToBounds
    else { return nil }
    let staysInside =
      state.contentsLayout.gravity == .resize || state.contentsLayout.gravity == .resizeAspect || state.masksToBounds
    guard state.contents == nil || staysInside else { return nil }
    let (size, anchor) = (state.bounds.size, state.anchorPoint)
    return CGRect(
      x: state.position.x - anchor.x * size.width, y: state.position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
