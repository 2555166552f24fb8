// SPDX-License-Identifier: MIT

/// The layers that have to be prepared or laid out, superlayers first.
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

  /// Prepares the layers in the queue that are in `context`, and lays them out, with those that are added during the pass.
  /// Then tells the followers, and lays out what they have changed.
  func run(in context: LayerContext) {
    prepare(in: context)
    layOut(in: context)
    for follower in followers { follower.object?.layersWereLaidOut() }
    layOut(in: context)
  }

  /// Prepares the layers, which stay in the queue. A layer that is marked above the level that has been reached, and one
  /// that is added by a layout, is prepared before its own layout.
  private func prepare(in context: LayerContext) {
    var level = top
    while level < levels.count {
      var index = 0
      while index < levels[level].count {
        let layer = levels[level][index]
        if layer.context === context { layer.prepareIfMarked() }
        index += 1
      }
      level += 1
    }
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
