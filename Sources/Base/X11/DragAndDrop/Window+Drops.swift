// SPDX-License-Identifier: MIT
import CX11

extension Window {
  /// Tells other programs that they can drag content over the window. The events are `.drag`.
  package func acceptDrops() {
    guard !isDestroyed, !connection.isLost else { return }
    let target = connection.windows.dropTarget ?? DropTarget(connection: connection)
    connection.windows.dropTarget = target
    setProperty(target.atoms[.aware], type: XA_ATOM, format32: [DropTarget.version])
  }

  /// Answers a movement of a drag with the action that a drop at its point would have, or nil if it would be refused.
  package func answerDrag(of peer: DragPeer, with action: DragAction?) {
    // Whether it is accepted, and that all movements are to be sent.
    send(.status, [xid, (action == nil ? 0 : 1) | 2, 0, 0], action, to: peer)
  }

  /// Tells the source of a drop that its content is no longer needed.
  ///
  /// - Parameter action: The action that was performed, or nil if there was none.
  package func finishDrop(of peer: DragPeer, with action: DragAction?) {
    send(.finished, [xid, action == nil ? 0 : 1], action, to: peer)
  }

  private func send(_ name: DragAtoms.Name, _ values: [UInt], _ action: DragAction?, to peer: DragPeer) {
    guard let atoms = connection.windows.dropTarget?.atoms, !connection.isLost else { return }
    connection.line.send(
      DragMessage(values + [atoms.atom(of: action)]), type: atoms[name], about: peer.source, to: peer.source)
  }
}
