// SPDX-License-Identifier: MIT

/// The layers that need layout, superlayers first.
final class LayoutQueue {
  /// By depth.
  private var levels: [[CALayer]] = []
  /// No level above this has layers.
  private var top = 0

  /// Levels that one pass goes through before it leaves the rest to the next commit: more is a loop of layers that
  /// ask for layout while they are laid out.
  private static let maximumLevels = 1000

  nonisolated deinit {}

  var isEmpty: Bool { levels.allSatisfy(\.isEmpty) }

  func add(_ layer: CALayer) {
    let depth = layer.depth
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(layer)
    top = min(top, depth)
  }

  /// Lays out all layers in the queue that are in `context`, and those that come into it meanwhile.
  func run(in context: LayerContext) {
    for _ in 0..<Self.maximumLevels {
      guard let layers = takeTop() else { return }
      for layer in layers where layer.context === context { layer.layOutIfMarked() }
    }
  }

  private func takeTop() -> [CALayer]? {
    guard let index = levels[top...].firstIndex(where: { !$0.isEmpty }) else { return nil }
    let layers = levels[index]
    levels[index] = []
    top = index
    return layers
  }
}
