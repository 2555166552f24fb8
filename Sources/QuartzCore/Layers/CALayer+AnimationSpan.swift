// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  /// When an animation begins and ends, in the layer's own time; nil where there is none, before it has been committed,
  /// and where it follows a timeline. An end of nil never comes.
  package final func animationSpan(forKey key: String) -> (begin: Double, end: Double?)? {
    guard let attached = animationList.last(where: { $0.key == key }), attached.animation.timeline == nil,
      let encoded = attached.encoded
    else { return nil }
    return (encoded.timing.beginTime, encoded.endTime)
  }
}
