// SPDX-License-Identifier: MIT
import CoreGraphics

extension LayerState {
  /// Whether the layer's contents do not extend beyond its bounds.
  package var contentsStayInside: Bool {
    if !hasContents || masksToBounds { return true }
    return contentsLayout.gravity == .resize || contentsLayout.gravity == .resizeAspect
  }
}

extension RenderNode {
  /// The frame of a layer without animations that shows nothing outside its frame. nil for any other layer.
  var fixedFrame: CGRect? {
    guard state.geometry.isPlane, animations.isEmpty, sublayers.isEmpty || state.masksToBounds,
      !state.placement.isTransformed, !state.hasShape, state.pageCurl.isFlat, !state.hasShadow || state.masksToBounds,
      state.contentsStayInside
    else { return nil }
    let (size, anchor) = (state.bounds.size, state.anchorPoint)
    return CGRect(
      x: state.position.x - anchor.x * size.width, y: state.position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
