// SPDX-License-Identifier: MIT

/// The layers that need layout, superlayers first.
final class LayoutQueue {
  /// The layers by their depth in the tree.
  private var levels: [[CALayer]] = []
  /// The smallest depth that may have layers.
  private var top = 0
  private var followers: [Follower] = []

  private struct Follower {
    weak var object: (any LayoutFollower)?
  }

  /// The number of levels that one pass lays out before it leaves the rest to the next commit. More levels mean a loop:
  /// layers that request layout during layout.
  private static let maximumLevels = 1000

  nonisolated deinit {}

  var isEmpty: Bool { levels.allSatisfy(\.isEmpty) }

  func add(_ layer: CALayer) {
    let depth = layer.depth
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(layer)
    top = min(top, depth)
  }

  /// Adds an object that is told at the end of each pass, as long as it exists.
  func add(_ follower: any LayoutFollower) {
    followers.removeAll { $0.object == nil || $0.object === follower }
    followers.append(Follower(object: follower))
  }

  /// Lays out the layers in the queue that are in `context`, and those that are added during the pass. Then tells the
  /// followers, and lays out what they have changed.
  func run(in context: LayerContext) {
    layOut(in: context)
    for follower in followers { follower.object?.layersWereLaidOut() }
    layOut(in: context)
  }

  private func layOut(in context: LayerContext) {
    for _ in 0..<Self.maximumLevels {
      guard let layers = takeTopLevel() else { return }
      for layer in layers where layer.context === context { layer.layOutIfMarked() }
    }
  }

  private func takeTopLevel() -> [CALayer]? {
    guard let index = levels[top...].firstIndex(where: { !$0.isEmpty }) else { return nil }
    let layers = levels[index]
    levels[index] = []
    top = index
    return layers
  }
}
