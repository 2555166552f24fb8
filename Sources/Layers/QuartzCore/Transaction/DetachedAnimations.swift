// SPDX-License-Identifier: MIT

/// The animations of layers that are in no window. They are not visible, but their completion handlers must be called.
///
/// At the end of the flush, those with an end finish at once. Those without an end or on a timeline stay, and begin
/// when their layer enters a window.
enum DetachedAnimations {
  private static var layers: [CALayer] = []

  static func note(_ layer: CALayer) { layers.append(layer) }

  static func finish() {
    let noted = layers
    layers = []
    for layer in noted where layer.context == nil { layer.finishDetachedAnimations() }
  }
}

extension CALayer {
  fileprivate func finishDetachedAnimations() {
    for attached in animationList where attached.endsByItself {
      let isDropped = attached.animation.isRemovedOnCompletion
      if isDropped { detachEnded(attached) }
      attached.stop(finished: true, isDropped: isDropped)
    }
  }
}
