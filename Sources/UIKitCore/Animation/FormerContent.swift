// SPDX-License-Identifier: MIT

/// A snapshot of a view's content beside the view, which a transition removes. It follows the view to another size.
final class FormerContent: LayoutFollower {
  let layer: CALayer
  private weak var view: UIView?
  /// The size of the content when the transition began.
  private let size: CGSize

  init(of view: UIView) {
    self.view = view
    layer = view.layer.snapshotLayer(afterUpdates: false)
    size = layer.bounds.size
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

  /// Scales the sublayers, which keep their places, about the upper left corner. A sublayer transform is about the anchor
  /// point.
  private var stretching: CATransform3D {
    let (x, y) = (layer.bounds.width / size.width, layer.bounds.height / size.height)
    let anchor = CGPoint(x: layer.bounds.width * layer.anchorPoint.x, y: layer.bounds.height * layer.anchorPoint.y)
    return CATransform3DTranslate(CATransform3DMakeScale(x, y, 1), anchor.x - anchor.x / x, anchor.y - anchor.y / y, 0)
  }
}
