// SPDX-License-Identifier: MIT

/// An object that places a layer beside another one, which is elsewhere in the tree and may be laid out later.
package protocol LayoutFollower: AnyObject {
  /// Called at the end of each layout pass, when all layers of the context have their frames. Layers that request layout
  /// here are laid out in the same pass.
  func layersWereLaidOut()
}
