// SPDX-License-Identifier: MIT
import UIKitCore

/// The picture of a ``UITargetedDragPreview``: what its view shows, on the background, cut to the visible path.
final class DragPictureView: UIView {
  /// The outline, in the coordinates of this view.
  let outline: CGPath?

  init(of preview: UITargetedDragPreview) {
    let area = preview.area
    outline = preview.parameters.visiblePath.map { path in
      let moved = UIBezierPath(cgPath: path.cgPath)
      moved.apply(CGAffineTransform(translationX: -area.minX, y: -area.minY))
      return moved.cgPath
    }
    super.init(frame: CGRect(origin: .zero, size: area.size))
    backgroundColor = preview.parameters.backgroundColor
    let picture = preview.view.resizableSnapshotView(
      from: area, afterScreenUpdates: preview.view.window == nil, withCapInsets: .zero)
    if let picture {
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(picture)
    }
    if let outline { layer.mask = makeMask(outline) }
  }

  required init?(coder: NSCoder) { fatalError("DragPictureView has no archives; create it with a preview") }

  nonisolated deinit {}

  private func makeMask(_ outline: CGPath) -> CAShapeLayer {
    let mask = CAShapeLayer()
    mask.frame = bounds
    mask.path = outline
    return mask
  }
}
