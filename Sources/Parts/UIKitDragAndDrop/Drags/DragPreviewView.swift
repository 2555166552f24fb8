// SPDX-License-Identifier: MIT
import UIKitCore
import X11

/// The picture of what is dragged, under the pointer. It receives the keys of its window during the drag.
final class DragPreviewView: UIView {
  /// The scale of a lifted picture, and its opacity. Estimated from iPadOS.
  private static let (liftedScale, liftedAlpha) = (1.04, 0.85)
  /// The durations in seconds of the lift, of the drop into place and of the flight back. Estimated from iPadOS.
  private static let (lift, landing, flight) = (0.2, 0.2, 0.35)

  private let picture: DragPictureView?
  private weak var overlaid: UIWindow?
  private let origin: CGPoint
  private let onEscape: () -> Void
  private var formerCursor: CursorShape?

  /// Lifts a picture, or nothing.
  init(of preview: UITargetedDragPreview?, in window: UIWindow, onEscape: @escaping () -> Void) {
    picture = preview.map(DragPictureView.init)
    let frame = preview.map { $0.view.convert($0.area, to: nil) } ?? .zero
    origin = CGPoint(x: frame.midX, y: frame.midY)
    self.onEscape = onEscape
    overlaid = window
    formerCursor = window.stack?.host.cursor
    super.init(frame: frame)
    isUserInteractionEnabled = false
    if let picture { addSubview(picture) }
    layer.shadowPath = picture?.outline
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
    UIView.performWithoutAnimation { window.addSubview(self) }
    window.keyOverlay = self
    window.stack?.host.cursor = .closedHand
    UIView.animate(withDuration: Self.lift) {
      self.transform = CGAffineTransform(scaleX: Self.liftedScale, y: Self.liftedScale)
      self.alpha = Self.liftedAlpha
    }
  }

  required init?(coder: NSCoder) { fatalError("DragPreviewView has no archives; it exists during a drag") }

  nonisolated deinit {}

  /// Returns the picture, and the place in the window from which it was lifted, or nil if it is empty.
  func makePicture() -> (picture: CGImage, corner: CGPoint)? {
    guard let picture, let host = overlaid?.stack?.host else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = host.scale
    let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
      picture.drawHierarchy(in: bounds, afterScreenUpdates: false)
    }
    let corner = CGPoint(x: origin.x - bounds.width / 2, y: origin.y - bounds.height / 2)
    return image.cgImage.map { ($0, corner) }
  }

  func move(by movement: CGVector) {
    UIView.performWithoutAnimation { center = CGPoint(x: origin.x + movement.dx, y: origin.y + movement.dy) }
  }

  /// Returns the keys and the pointer to the window.
  func release() {
    if overlaid?.keyOverlay === self { overlaid?.keyOverlay = nil }
    if let formerCursor { overlaid?.stack?.host.cursor = formerCursor }
    formerCursor = nil
  }

  /// Shrinks into the place of the drop, or flies back to where it came from.
  func end(isDropped: Bool) {
    release()
    UIView.animate(withDuration: isDropped ? Self.landing : Self.flight) {
      if isDropped {
        self.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        self.alpha = 0
      } else {
        self.transform = .identity
        self.alpha = 1
        self.center = self.origin
      }
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { onEscape() }
  }
}
