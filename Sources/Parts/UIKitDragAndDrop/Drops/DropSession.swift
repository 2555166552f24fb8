// SPDX-License-Identifier: MIT
import UIKitCore

/// A drag of items over the windows of this program.
final class DropSession: UIDropSession {
  let items: [UIDragItem]
  private(set) var allowsMoveOperation = false
  var isRestrictedToDraggingApplication: Bool { false }
  /// The last point, in the coordinates of its stack.
  private var location = CGPoint.zero

  init(items: [UIDragItem]) { self.items = items }

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
    let results = LoadedObjects(count: providers.count, completion)
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        progress.completedUnitCount += 1
        results.set(object, at: index)
      }
    }
    return progress
  }
}

/// The objects that have been loaded so far.
private final class LoadedObjects {
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  /// Without objects to load, it completes at once.
  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
    if count == 0 { completion([]) }
  }

  nonisolated deinit {}

  func set(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    missing -= 1
    if missing == 0 { completion(objects.compactMap(\.self)) }
  }
}
