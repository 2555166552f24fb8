// SPDX-License-Identifier: MIT
import UIKitCore

/// An interaction that lets a view receive what is dropped on it, also by other programs of the desktop.
///
/// ```swift
/// final class PictureWell: UIImageView, UIDropInteractionDelegate {
///   func acceptPictures() {
///     isUserInteractionEnabled = true
///     addInteraction(UIDropInteraction(delegate: self))
///   }
///
///   func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
///     session.canLoadObjects(ofClass: UIImage.self)
///   }
///
///   func dropInteraction(
///     _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
///   ) -> UIDropProposal { UIDropProposal(operation: .copy) }
///
///   func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
///     session.loadObjects(ofClass: UIImage.self) { images in self.image = images.first as? UIImage }
///   }
/// }
/// ```
///
/// The innermost view under the pointer whose delegate can handle the drag receives it. A file that another program drags
/// has its URL and, if it is a picture, its content.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// The object that decides about drops, held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
    ForeignDrops.start()
  }

  nonisolated deinit {}

  /// Called before the interaction is added to a view or removed. Does nothing by default.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction has been added to a view or removed. An override calls `super`.
  open func didMove(to view: UIView?) { self.view = view }
}
