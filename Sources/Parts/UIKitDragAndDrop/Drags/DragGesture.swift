// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The movement of the pointer with its button down that begins and moves the drag of an interaction.
final class DragGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?
  /// The drag that has begun, or is about to.
  private var drag: Drag?
  /// Cancels the drag when this object is released, with its view, before the end of the touch.
  private var end: ReleaseNotice?
  private(set) lazy var recognizer = makeRecognizer()

  init(of interaction: UIDragInteraction) { self.interaction = interaction }

  nonisolated deinit {}

  private func makeRecognizer() -> UIPanGestureRecognizer {
    let recognizer = DragRecognizer { [weak self] in self?.pan($0) }
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    return recognizer
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !touch.isFinger
  }

  /// Lets the recognizers of drags around the view wait for whether there are items, and those of the view itself, too.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let view = recognizer.view, let outer = other.view, other !== recognizer else { return false }
    return other is UIPanGestureRecognizer && view.isDescendant(of: outer)
  }

  /// Asks for the items. Without any, the movement belongs to other recognizers.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let (end, movement) = (recognizer.location(in: nil), recognizer.translation(in: nil))
    drag = interaction.flatMap { Drag($0, from: CGPoint(x: end.x - movement.x, y: end.y - movement.y)) }
    return drag != nil
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    let location = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: begin(at: location)
    case .changed: drag?.move(to: location)
    case .ended:
      drag?.move(to: location)
      drag?.drop()
    case .cancelled: cancel()
    case .possible, .failed: break
    }
  }

  private func begin(at location: CGPoint) {
    guard let drag else { return }
    end = ReleaseNotice { [weak drag] in drag?.cancel() }
    drag.begin(at: location) { [weak self] in self?.dragEnded() }
  }

  /// Cancels the drag, if there is one.
  func cancel() { drag?.cancel() }

  /// Ends the gesture with its drag, although the button may still be down.
  private func dragEnded() {
    drag = nil
    end = nil
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = interaction?.isEnabled ?? false
  }
}

/// A recognizer that moves items instead of what is around them, so that a press on them can catch a page that moves.
private final class DragRecognizer: UIPanGestureRecognizer {
  override var isListed: Bool { false }
  override var movesText: Bool { false }
}
