// SPDX-License-Identifier: MIT

/// A snapshot of a view's content beside the view, which a transition removes. It follows the view to another size.
final class FormerContent: LayoutFollower {
  let layer: CALayer
  private weak var view: UIView?
  /// The size of the content, and the transform of its sublayers, when the transition began.
  private let size: CGSize
  private let sublayerTransform: CATransform3D

  init(of view: UIView) {
    self.view = view
    layer = view.layer.snapshotLayer(afterUpdates: false)
    (size, sublayerTransform) = (layer.bounds.size, layer.sublayerTransform)
  }

  nonisolated deinit {}

  /// Inserts the snapshot above the view, or below it.
  func insert(above isAbove: Bool) {
    guard let view else { return }
    layer.delegate = NonAnimatingLayerDelegate.shared
    if isAbove {
      view.layer.superlayer?.insertSublayer(layer, above: view.layer)
    } else {
      view.layer.superlayer?.insertSublayer(layer, below: view.layer)
    }
    view.layer.synchronize(layer)
    view.window?.addLayoutFollower(self)
  }

  func layersWereLaidOut() {
    guard let view, layer.superlayer === view.layer.superlayer, size.width > 0, size.height > 0,
      layer.bounds.size != view.bounds.size || layer.position != view.layer.position
    else { return }
    UIView.performWithoutAnimation {
      (layer.bounds.size, layer.position) = (view.bounds.size, view.layer.position)
      layer.sublayerTransform = stretching
    }
  }

  /// Transforms the sublayers as before, about the former position of the anchor point, and then scales them about the
  /// upper left corner.
  private var stretching: CATransform3D {
    let (before, after, anchor) = (size, layer.bounds.size, layer.anchorPoint)
    let (x, y) = (before.width * anchor.x, before.height * anchor.y)
    return CATransform3DMakeTranslation(after.width * anchor.x - x, after.height * anchor.y - y, 0)
      .concatenating(sublayerTransform)
      .concatenating(CATransform3DMakeTranslation(x, y, 0))
      .concatenating(CATransform3DMakeScale(after.width / before.width, after.height / before.height, 1))
      .concatenating(CATransform3DMakeTranslation(-after.width * anchor.x, -after.height * anchor.y, 0))
  }
}
