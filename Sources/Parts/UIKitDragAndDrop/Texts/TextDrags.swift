// SPDX-License-Identifier: MIT
import UIKitCore

/// The drags of a text field or a text view: of the selection out of it, and of text into it.
///
/// The selection is moved inside its text, and copied elsewhere. As in UIKit, a text without changes by the user accepts no
/// drops, and a hidden one is not dragged.
package final class TextDrags: NSObject, UIInteraction, TextDragging {
  package private(set) weak var view: UIView?
  /// The drag of the selection.
  private weak var session: (any UIDragSession)?
  /// Scrolls while a drag is at an edge of the text.
  private var scroller: (any DragScroller)?

  nonisolated deinit {}

  package static func attach(to text: any DraggableText) {
    let drags = TextDrags()
    text.addInteraction(drags)
    text.addInteraction(UIDragInteraction(delegate: drags))
    text.addInteraction(UIDropInteraction(delegate: drags))
  }

  package func willMove(to view: UIView?) {}
  package func didMove(to view: UIView?) { self.view = view }

  private var text: (any DraggableText)? { view as? any DraggableText }
}

extension TextDrags: UIDragInteractionDelegate {
  /// The distance in points by which the preview extends beyond the selected characters. Estimated.
  private static let margin: CGFloat = 3
  /// The distance in points from the pointer to the preview, which leaves the caret visible. By eye.
  private static let gap = CGVector(dx: 8, dy: 14)

  package func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let text, let dragged = text.draggedText(from: session.location(in: text)) else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: dragged)))]
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let text, !text.selectionRects.isEmpty else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = text.selectionRects.reduce(into: UIBezierPath()) { path, rect in
      let area = rect.insetBy(dx: -Self.margin, dy: -Self.margin)
      path.append(UIBezierPath(roundedRect: area, cornerRadius: Self.margin))
    }
    parameters.backgroundColor = .systemBackground
    let preview = UITargetedDragPreview(view: text, parameters: parameters)
    let (press, corner) = (session.location(in: text), preview.area.origin)
    preview.lead = CGVector(dx: press.x - corner.x + Self.gap.dx, dy: press.y - corner.y + Self.gap.dy)
    return preview
  }

  package func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    self.session = session
  }

  /// Other views and programs copy the text.
  package func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { false }
}

extension TextDrags: UIDropInteractionDelegate {
  private func isOwn(_ drop: any UIDropSession) -> Bool { session != nil && drop.localDragSession === session }

  package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    text?.acceptsDrops == true && session.canLoadObjects(ofClass: String.self)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let text, text.acceptsDrops else { return UIDropProposal(operation: .cancel) }
    showCaret(of: session)
    if scroller == nil { scroller = makeScroller(for: session, in: text) }
    scroller?.update()
    return UIDropProposal(operation: text.dropCaret != nil ? .copy : .cancel)
  }

  /// Shows the caret under the pointer if the text can be dropped there.
  private func showCaret(of session: any UIDropSession) {
    guard let text else { return }
    let offset = text.caretOffset(nearestTo: session.location(in: text))
    text.dropCaret = !isOwn(session) || text.canMoveSelection(to: offset) ? offset : nil
  }

  private func makeScroller(for session: any UIDropSession, in text: any DraggableText) -> (any DragScroller)? {
    text.makeScroller(
      forDragAt: { [weak text, weak session] in
        guard let text, let session else { return .zero }
        return session.location(in: text)
      },
      didScroll: { [weak self, weak session] in
        // A drop is still refused if it was when the pointer moved last.
        if let session, self?.text?.dropCaret != nil { self?.showCaret(of: session) }
      })
  }

  private func endDrop() {
    scroller?.stop()
    scroller = nil
    text?.dropCaret = nil
  }

  package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let offset = text?.dropCaret
    endDrop()
    guard let text, let offset else { return }
    if isOwn(session) { return text.moveSelection(to: offset) }
    session.loadObjects(ofClass: String.self) { [weak text] strings in
      if !strings.isEmpty { text?.drop(strings.joined(separator: "\n"), at: offset) }
    }
  }

  package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    endDrop()
  }
}
