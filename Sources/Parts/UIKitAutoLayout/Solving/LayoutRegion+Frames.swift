// SPDX-License-Identifier: MIT
import Cassowary
import CoreGraphics
import UIKitControls
@_spi(Framework) import UIKitCore

/// The frames that follow from the solution.
extension LayoutRegion {
  /// Returns the frame that the constraints determine for a view, with its edges on pixels.
  func frame(of view: UIView) -> CGRect? { rect(of: view).map { Self.frame(of: view, aligned: $0) } }

  /// Returns the frames that the constraints determine for views, with their edges on pixels.
  func frames(of views: [UIView]) -> [(view: UIView, frame: CGRect)] {
    guard !needsSolution else { return [] }
    // Each use of the solver copies it, which is cheap but not free.
    let solver = set.solver
    var frames: [(view: UIView, frame: CGRect)] = []
    for view in views {
      guard let box = variables.existingBox(of: view) else { continue }
      frames.append((view, Self.frame(of: view, aligned: box.rect(in: solver))))
    }
    return frames
  }

  private static func frame(of view: UIView, aligned rect: CGRect) -> CGRect {
    let frame = rect.inset(by: view.alignmentRectInsets.negated)
    let scale = max(view.traitCollection.displayScale, 1)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (pixel(frame.minX), pixel(frame.minY))
    return CGRect(x: x, y: y, width: pixel(frame.maxX) - x, height: pixel(frame.maxY) - y)
  }

  /// Returns the rectangle of a guide in the coordinates of its view.
  func frame(of guide: UILayoutGuide) -> CGRect? { rect(of: guide) }

  /// Stores the solution for a guide, and returns whether it differs from the one before.
  func noteFrame(of guide: UILayoutGuide) -> Bool {
    let frame = frame(of: guide)
    defer { guide.solvedFrame = frame }
    return frame != guide.solvedFrame
  }

  /// Gives a scroll view the size of its content, if constraints determine it.
  func setContentSize(of view: UIView) {
    guard let scrollView = view as? UIScrollView, let guide = view.existingParticipant?.existingContentGuide,
      let rect = rect(of: guide), scrollView.contentSize != rect.size
    else { return }
    scrollView.contentSize = rect.size
  }

  func fittingSize() -> CGSize {
    solve()
    let insets = root.alignmentRectInsets
    return rect(of: root).map {
      CGSize(width: $0.width + insets.left + insets.right, height: $0.height + insets.top + insets.bottom)
    } ?? .zero
  }

  private func rect(of item: any ConstraintItem) -> CGRect? {
    guard !needsSolution, let box = variables.existingBox(of: item) else { return nil }
    return box.rect(in: set.solver)
  }

  /// Returns whether a framed view is where its constraints already say.
  func isPlaced(_ view: UIView) -> Bool {
    guard let frame = frame(of: view) else { return false }
    let place = view.placement
    return abs(frame.minX - place.minX) < 0.01 && abs(frame.minY - place.minY) < 0.01
      && abs(frame.width - place.width) < 0.01 && abs(frame.height - place.height) < 0.01
  }
}

extension UIEdgeInsets {
  fileprivate var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
