// SPDX-License-Identifier: MIT
import UIKit

/// A layer of snapshots over the pages of a transition.
///
/// Its layers have the size that the container had at the start. If the window is resized in mid-transition, the stage
/// stretches everything to the container's new size, with the movements and the perspective.
final class SnapshotStage: UIView {
  /// The view for the snapshots, in whose coordinates they move. They are those of the container at the start.
  let content: UIView

  /// Covers the container.
  init(in container: UIView) {
    content = UIView(frame: container.bounds)
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    addSubview(content)
    container.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = content.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    content.transform = CGAffineTransform(scaleX: bounds.width / size.width, y: bounds.height / size.height)
  }

  /// Gives the snapshots a common vanishing point in the middle.
  ///
  /// - Parameter eyeDistance: The distance of the eye, in widths of the stage.
  func addPerspective(eyeDistance: CGFloat) {
    content.layer.sublayerTransform = Pages.perspective(eyeDistance * content.bounds.width)
  }

  /// Adds a snapshot of a part of a page, at its place in the container.
  ///
  /// - Parameters:
  ///   - hinge: The point of the unit square about which it turns.
  ///   - afterUpdates: Whether to show the page as it will be in the next frame, for a page that is not visible yet.
  /// - Returns: nil if there is nothing to show.
  func addSnapshot(
    of part: CGRect, of page: UIView, hinge: CGPoint = CGPoint(x: 0.5, y: 0.5), afterUpdates: Bool
  ) -> UIView? {
    let view = page.resizableSnapshotView(from: part, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    guard let view else { return nil }
    view.layer.anchorPoint = hinge
    view.frame = page.convert(part, to: content)
    content.addSubview(view)
    return view
  }
}
