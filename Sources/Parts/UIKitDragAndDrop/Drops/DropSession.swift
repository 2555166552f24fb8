// SPDX-License-Identifier: MIT
import UIKitCore

/// A drag of items over the windows of this program.
final class DropSession: UIDropSession {
  let items: [UIDragItem]
  private(set) var allowsMoveOperation = false
  var isRestrictedToDraggingApplication: Bool { localDragSession?.isRestrictedToDraggingApplication ?? false }
  let localDragSession: (any UIDragSession)?
  /// The last point, in the coordinates of its stack.
  private var location = CGPoint.zero

  /// - Parameter local: The session of the drag that began in this program.
  init(items: [UIDragItem], local: (any UIDragSession)? = nil) {
    self.items = items
    localDragSession = local
  }

  nonisolated deinit {}

  func move(to location: CGPoint, allowsMove: Bool) {
    self.location = location
    allowsMoveOperation = allowsMove
  }

  func location(in view: UIView) -> CGPoint {
    let window = view as? UIWindow ?? view.window
    return view.convert(window?.convert(fromStack: location) ?? location, from: nil)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(providers.count))
    let results = Gathering<any NSItemProviderReading>(count: providers.count) {
      completion($0.compactMap(\.self))
    }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        progress.completedUnitCount += 1
        results.set(object, at: index)
      }
    }
    return progress
  }
}
