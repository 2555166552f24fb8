// SPDX-License-Identifier: MIT
import UIKit

/// Receives pictures that are dropped on a view. A file is used where it is; a picture without a file is kept in one.
final class PictureDrop: NSObject {
  private weak var view: UIView?
  private let store: ScreenStore
  private let receive: ([String]) -> Void

  private static let fileURL = "public.file-url"
  /// The width in points of the border that the view has under the pictures.
  private static let borderWidth: CGFloat = 3

  /// - Parameter receive: Called with the paths of the pictures, in their order. There is at least one.
  init(on view: UIView, store: ScreenStore = .user, receive: @escaping ([String]) -> Void) {
    (self.view, self.store, self.receive) = (view, store, receive)
    super.init()
    view.addInteraction(UIDropInteraction(delegate: self))
  }

  private var showsBorder = false {
    didSet {
      view?.layer.borderWidth = showsBorder ? Self.borderWidth : 0
      view?.layer.borderColor = view?.tintColor.resolvedColor(with: view?.traitCollection ?? .current).cgColor
    }
  }

  /// Loads all pictures at once, because their source keeps them only until the drop has been performed.
  private func load(_ providers: [NSItemProvider]) {
    var paths = [String?](repeating: nil, count: providers.count)
    var missing = providers.count
    for (index, provider) in providers.enumerated() {
      loadPath(of: provider) { [receive] path in
        paths[index] = path
        missing -= 1
        let loaded = paths.compactMap { $0 }
        if missing == 0, !loaded.isEmpty { receive(loaded) }
      }
    }
  }

  private func loadPath(of provider: NSItemProvider, _ completion: @escaping @MainActor (String?) -> Void) {
    if provider.hasItemConformingToTypeIdentifier(Self.fileURL) {
      provider.loadObject(ofClass: URL.self) { url, _ in completion(url?.path) }
    } else {
      provider.loadObject(ofClass: UIImage.self) { [store] image, _ in
        completion((image as? UIImage).flatMap(store.save))
      }
    }
  }
}

extension PictureDrop: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: UIImage.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    showsBorder = true
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    showsBorder = false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    showsBorder = false
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    load(session.items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: UIImage.self) })
  }
}
