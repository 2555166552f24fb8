// SPDX-License-Identifier: MIT
import UIKitCore
import X11

/// The picture of what is dragged, under the pointer. It receives the keys of its window during the drag.
final class DragPreviewView: UIView {
  /// The scale of a lifted picture, and its opacity. Estimated from iPadOS.
  private static let (liftedScale, liftedAlpha): (CGFloat, CGFloat) = (1.04, 0.85)
  /// The durations in seconds of the lift, of the drop into place and of the flight back. Estimated from iPadOS.
  private static let (lift, landing, flight) = (0.2, 0.2, 0.35)

  /// The shadow in points, by eye, and the distance to which it is seen.
  private static let (shadowRadius, shadowOffset): (CGFloat, CGFloat) = (8, 4)
  private static let shadowExtent = 3 * shadowRadius + shadowOffset

  private let picture: DragPictureView?
  private weak var overlaid: UIWindow?
  private let origin: CGPoint
  private let lead: CGVector
  private let onEscape: () -> Void
  private var formerCursor: CursorShape?

  /// Lifts a picture, or nothing.
  init(of preview: UITargetedDragPreview?, in window: UIWindow, onEscape: @escaping () -> Void) {
    picture = preview.map(DragPictureView.init)
    let frame = preview.map { $0.view.convert($0.area, to: nil) } ?? .zero
    origin = CGPoint(x: frame.midX, y: frame.midY)
    lead = preview?.lead ?? .zero
    self.onEscape = onEscape
    overlaid = window
    formerCursor = window.stack?.host.cursor
    super.init(frame: frame)
    isUserInteractionEnabled = false
    if let picture { addSubview(picture) }
    layer.shadowPath = picture?.outline
    layer.shadowOpacity = 0.25
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: Self.shadowOffset)
    UIView.performWithoutAnimation { window.addSubview(self) }
    window.keyOverlay = self
    window.stack?.host.cursor = .closedHand
    UIView.animate(withDuration: Self.lift) {
      self.transform = CGAffineTransform(
        a: Self.liftedScale, b: 0, c: 0, d: Self.liftedScale, tx: self.lead.dx, ty: self.lead.dy)
      self.alpha = Self.liftedAlpha
    }
  }

  required init?(coder: NSCoder) { fatalError("DragPreviewView has no archives; it exists during a drag") }

  nonisolated deinit {}

  /// Returns the lifted picture, and the place in the window that its top left has at first, or nil if it is empty.
  ///
  /// - Parameter isTranslucent: Whether it is as translucent as this view, and has its shadow.
  func makePicture(isTranslucent: Bool) -> (picture: CGImage, corner: CGPoint)? {
    guard let picture, let host = overlaid?.stack?.host else { return nil }
    let margin = isTranslucent ? Self.shadowExtent : 0
    let size = CGSize(
      width: bounds.width * Self.liftedScale + 2 * margin, height: bounds.height * Self.liftedScale + 2 * margin)
    let format = UIGraphicsImageRendererFormat()
    format.scale = host.scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      renderer.cgContext.translateBy(x: margin, y: margin)
      renderer.cgContext.scaleBy(x: Self.liftedScale, y: Self.liftedScale)
      (isTranslucent ? layer : picture.layer).render(in: renderer.cgContext)
    }
    let corner = CGPoint(x: origin.x + lead.dx - size.width / 2, y: origin.y + lead.dy - size.height / 2)
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

  // MARK: Ends

  /// Becomes a preview at its place or, without one in the same window, shrinks where it was dropped.
  func land(in preview: UITargetedDragPreview?) {
    release()
    isHidden = false
    guard let preview, preview.target.container.window === overlaid else {
      return animate(for: Self.landing) {
        self.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        self.alpha = 0
      }
    }
    let (target, new) = (preview.target, addPicture(of: preview))
    animate(for: Self.landing) {
      self.bounds.size = preview.size
      self.center = target.container.convert(target.center, to: nil)
      self.transform = target.transform
      self.alpha = 1
      self.layer.shadowOpacity = 0
      new.alpha = 1
    }
  }

  /// Adds the picture of another preview above the lifted one, invisible and in its frame.
  private func addPicture(of preview: UITargetedDragPreview) -> UIView {
    let new = DragPictureView(of: preview)
    UIView.performWithoutAnimation {
      new.frame = bounds
      new.alpha = 0
      for picture in [picture, new] { picture?.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      addSubview(new)
    }
    return new
  }

  /// Flies back to where it came from.
  ///
  /// - Parameter move: Moves the picture that is shown beyond the window in place of this view, by a distance from where it
  ///   was lifted. It is called with nil when this view has arrived.
  func flyBack(beyond move: ((CGVector?) -> Void)?) {
    release()
    if let move {
      follow { [origin, lead] frame in
        move(frame.map { CGVector(dx: $0.midX - lead.dx - origin.x, dy: $0.midY - lead.dy - origin.y) })
      }
    }
    animate(for: Self.flight) {
      self.transform = .identity
      self.alpha = 1
      self.center = self.origin
    }
  }

  /// Calls a closure with the frame on the screen, for each refresh until the end, and then with nil.
  private func follow(_ move: @escaping (CGRect?) -> Void) {
    let link = CADisplayLink { [weak self] link in
      guard let self, superview != nil else {
        link.invalidate()
        return move(nil)
      }
      move(layer.presentation()?.frame ?? frame)
    }
    link.add(to: .main, forMode: .common)
  }

  private func animate(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    UIView.animate(withDuration: duration, animations: changes) { _ in self.removeFromSuperview() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { onEscape() }
  }
}
