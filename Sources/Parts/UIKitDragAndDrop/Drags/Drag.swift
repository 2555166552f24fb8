// SPDX-License-Identifier: MIT
import UIKitCore
import X11

/// A drag from its beginning in a view to its drop.
///
///     ready ──begin──► dragging ──drop, cancel──► ended
///
/// In the windows of this program it goes from view to view as a ``DropSession``. Beyond them it is an ``OutgoingDrag``, once
/// its content has been loaded.
final class Drag {
  private enum State { case ready, dragging, ended }

  private weak var interaction: UIDragInteraction?
  private let session = DragSession()
  private let tracker: DropTracker
  private weak var window: UIWindow?
  private let start: CGPoint
  private var state = State.ready
  private var outgoing: (any OutgoingDrag)?
  private var place = DragPlace.nowhere
  /// The view that has been lifted, and its look. A view that goes cancels the drag, so it is not kept.
  private weak var liftedView: UIView?
  private var look = UIDragPreviewParameters()
  private var preview: DragPreviewView?
  private var onEnd: () -> Void = {}

  /// Asks the delegate for items. Returns nil if there are none.
  ///
  /// - Parameter start: The point of the press in the window.
  init?(_ interaction: UIDragInteraction, from start: CGPoint) {
    guard let window = interaction.view?.window else { return nil }
    self.interaction = interaction
    self.window = window
    self.start = start
    session.windowLocation = start
    guard session.begin(interaction) else { return nil }
    tracker = DropTracker(DropSession(items: session.items, local: session))
  }

  nonisolated deinit {}

  /// Tells the delegate of the interaction, if both still exist.
  @discardableResult
  private func tell<Result>(_ body: (any UIDragInteractionDelegate, UIDragInteraction) -> Result) -> Result? {
    guard let interaction, let delegate = interaction.delegate else { return nil }
    return body(delegate, interaction)
  }

  /// Lifts the preview.
  ///
  /// - Parameter onEnd: Called when the user can begin another drag.
  func begin(at location: CGPoint, onEnd: @escaping () -> Void) {
    guard let window, state == .ready else { return }
    state = .dragging
    self.onEnd = onEnd
    tell { $0.dragInteraction($1, sessionWillBegin: session) }
    let lifted = tell { $0.dragInteraction($1, previewForLifting: session.items[0], session: session) } ?? nil
    if let lifted { (liftedView, look) = (lifted.view, lifted.parameters) }
    // The preview keeps the drag, which may outlive the view in which it began.
    preview = DragPreviewView(of: lifted, in: window) { self.cancel() }
    if !session.isRestrictedToDraggingApplication {
      OutgoingContent.load(session.items) { [weak self] in self?.export($0) }
    }
    move(to: location)
  }

  private func export(_ content: ClipboardContents) {
    guard state == .dragging, !content.targets.isEmpty else { return }
    outgoing = window?.stack?.host.beginDrag(content, action: session.allowsMoveOperation ? .move : .copy)
    guard let outgoing, let (picture, corner) = preview?.makePicture(isTranslucent: outgoing.isTranslucent)
    else { return }
    outgoing.show(picture, at: CGVector(dx: corner.x - start.x, dy: corner.y - start.y))
  }

  func move(to location: CGPoint) {
    guard state == .dragging, let window, let stack = window.stack else { return }
    session.windowLocation = location
    preview?.move(by: CGVector(dx: location.x - start.x, dy: location.y - start.y))
    let point = window.convert(toStack: location)
    place = outgoing?.move(to: point) ?? .own(stack, point)
    preview?.isHidden = outgoing?.showsPicture ?? false
    if case .own(let stack, let point) = place {
      tracker.move(to: point, in: stack, allowsMove: session.allowsMoveOperation)
    } else {
      tracker.leave()
    }
    tell { $0.dragInteraction($1, sessionDidMove: session) }
  }

  // MARK: Ends

  func drop() {
    guard state == .dragging else { return }
    guard case .foreign = place, let outgoing else {
      let operation = tracker.accepts ? tracker.operation : .cancel
      let lifted = liftedView.map { UITargetedDragPreview(view: $0, parameters: look) }
      return end(with: operation) { self.tracker.drop(lifted: lifted) }
    }
    state = .ended
    preview?.release()
    outgoing.drop { self.end(with: $0.map { $0 == .move ? .move : .copy } ?? .cancel) }
    onEnd()
  }

  func cancel() {
    if state == .dragging { end(with: .cancel) }
  }

  /// Ends the drag: the items are dropped, or the preview returns.
  private func end(with operation: UIDropOperation, performing drop: () -> Void = {}) {
    state = .ended
    tell { $0.dragInteraction($1, session: session, willEndWith: operation) }
    drop()
    tracker.end()
    outgoing?.cancel()
    let beyond = operation == .cancel ? returnBeyondWindow() : nil
    if beyond == nil { outgoing?.hidePicture() }
    if operation == .cancel { preview?.flyBack(beyond: beyond) } else { preview?.land(in: tracker.landing) }
    (outgoing, preview) = (nil, nil)
    onEnd()
    tell { $0.dragInteraction($1, session: session, didEndWith: operation) }
  }

  /// Returns what moves the picture beyond the window while the preview flies back, and hides it at the end. Returns nil if
  /// the preview is in the window.
  private func returnBeyondWindow() -> ((CGVector?) -> Void)? {
    guard let outgoing, outgoing.showsPicture, let window else { return nil }
    return { [start] movement in
      guard let movement else { return outgoing.hidePicture() }
      outgoing.movePicture(
        to: window.convert(toStack: CGPoint(x: start.x + movement.dx, y: start.y + movement.dy)))
    }
  }
}
