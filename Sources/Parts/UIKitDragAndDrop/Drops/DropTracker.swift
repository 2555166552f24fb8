// SPDX-License-Identifier: MIT
import UIKitCore

/// Leads a session from one interaction to the next, and asks their delegates.
final class DropTracker {
  let session: DropSession
  /// The interaction under the pointer that can handle the session.
  private var current: UIDropInteraction?
  /// The interactions that the session has entered, which hear of its end.
  private var entered: [UIDropInteraction] = []
  /// The effect of a drop at the present point.
  private(set) var operation = UIDropOperation.cancel

  /// The preview in which the dropped item is shown next, or nil if the picture shrinks.
  private(set) var landing: UITargetedDragPreview?

  init(_ session: DropSession) { self.session = session }

  nonisolated deinit {}

  /// Moves the session to a point of a stack.
  func move(to location: CGPoint, in stack: WindowStack, allowsMove: Bool) {
    session.move(to: location, allowsMove: allowsMove)
    enter(interaction(at: stack.target(at: location)?.view))
    let proposal = current.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
    operation = proposal?.operation ?? .cancel
    if operation == .move, !allowsMove { operation = .cancel }
  }

  /// Moves the session to where no view can receive it.
  func leave() { enter(nil) }

  /// Whether a drop at the present point does something.
  var accepts: Bool { (operation == .copy || operation == .move) && current?.view?.window != nil }

  /// Performs the drop if it is accepted, and returns whether it is. ``end()`` has to follow.
  ///
  /// - Parameter lifted: The preview of the drag, which the delegate can move to a place of its own: ``landing``.
  @discardableResult
  func drop(lifted: UITargetedDragPreview? = nil) -> Bool {
    guard accepts, let interaction = current, let delegate = interaction.delegate else { return false }
    current = nil
    delegate.dropInteraction(interaction, performDrop: session)
    if let lifted {
      landing = delegate.dropInteraction(interaction, previewForDropping: session.items[0], withDefault: lifted)
      if landing === lifted { landing = nil }
    }
    delegate.dropInteraction(interaction, concludeDrop: session)
    return true
  }

  /// Ends the session, which leaves the view that it is over.
  func end() {
    enter(nil)
    let entered = entered
    self.entered = []
    for interaction in entered { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
  }

  private func enter(_ interaction: UIDropInteraction?) {
    guard interaction !== current else { return }
    let old = current
    current = interaction
    operation = .cancel
    if let old { old.delegate?.dropInteraction(old, sessionDidExit: session) }
    guard let interaction else { return }
    if !entered.contains(where: { $0 === interaction }) { entered.append(interaction) }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session)
  }

  /// Returns the innermost interaction of a view and those that it is in which can handle the session. The last one of a
  /// view comes first, because a program adds its own to the system's.
  private func interaction(at view: UIView?) -> UIDropInteraction? {
    let views = sequence(first: view, next: { $0?.superview }).lazy.compactMap(\.self)
    let interactions = views.flatMap { $0.interactions.reversed() }.compactMap { $0 as? UIDropInteraction }
    return interactions.first { $0 === current || $0.delegate?.dropInteraction($0, canHandle: session) == true }
  }
}
