// SPDX-License-Identifier: MIT
import UIKitCore

/// A drag that began in this program.
final class DragSession: UIDragSession {
  private(set) var items: [UIDragItem] = []
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false
  var localContext: Any?
  /// The last point, in the coordinates of the window in which the drag began.
  var windowLocation = CGPoint.zero

  nonisolated deinit {}

  func location(in view: UIView) -> CGPoint { view.convert(windowLocation, from: nil) }

  /// Asks the delegate of an interaction for the items and the rules of the drag. Returns whether there are items.
  func begin(_ interaction: UIDragInteraction) -> Bool {
    guard let delegate = interaction.delegate else { return false }
    items = delegate.dragInteraction(interaction, itemsForBeginning: self)
    guard !items.isEmpty else { return false }
    allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: self)
    isRestrictedToDraggingApplication = delegate.dragInteraction(
      interaction, sessionIsRestrictedToDraggingApplication: self)
    return true
  }
}
