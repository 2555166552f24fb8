// SPDX-License-Identifier: MIT
import RenderTree

/// The runs of sublayers that neither move nor change, so that they are not looked for in each frame.
final class SublayerRuns {
  /// Successive sublayers of one block that are all still or all animated, or a raised one.
  struct Run {
    /// The indices among the sublayers, from the back.
    var range: Range<Int>
    /// Whether none of them, nor anything below, has animations.
    let isStill: Bool
    /// Whether it is one sublayer whose position in the drawing order depends on its `zPosition`.
    let isRaised: Bool
    /// The version of the block.
    let version: UInt64
  }

  private var known: [LayerID: (version: UInt64, runs: [Run])] = [:]

  /// Returns the number of a layer's sublayers, from the back, that are still. It is 0 if their order may change.
  func stillCount(of layer: SampledLayer, in tree: RenderTree) -> Int {
    if layer.links.hasRaisedSublayers { return 0 }
    return runs(of: layer, in: tree).prefix { $0.isStill }.last?.range.upperBound ?? 0
  }

  /// Returns the runs of all sublayers of a layer, without regard to `zPosition`.
  func runs(of layer: SampledLayer, in tree: RenderTree) -> [Run] {
    let (sublayers, version) = (layer.links.sublayers, layer.links.version)
    let before = known[layer.id]
    if let before, before.version == version { return before.runs }
    var old = (before?.runs ?? [])[...]
    var runs: [Run] = []
    for block in tree.sublayerBlocks(of: layer.id) {
      let end = old.firstIndex { $0.range.lowerBound >= block.range.upperBound } ?? old.endIndex
      // A block of the same version has the same sublayers.
      if old.first?.version == block.version {
        runs += old[..<end]
      } else {
        append(block, sublayers, in: tree, to: &runs)
      }
      old = old[end...]
    }
    known[layer.id] = (version, runs)
    return runs
  }

  private func append(_ block: SublayerBlock, _ sublayers: [LayerID], in tree: RenderTree, to runs: inout [Run]) {
    let first = runs.count
    for index in block.range {
      let isStill = !tree.hasAnimations(inSubtreeOf: sublayers[index])
      let isRaised = tree.committedNode(sublayers[index])?.isRaised ?? false
      if !isRaised, runs.count > first, !runs[runs.count - 1].isRaised, runs[runs.count - 1].isStill == isStill {
        runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<index + 1
      } else {
        runs.append(Run(range: index..<index + 1, isStill: isStill, isRaised: isRaised, version: block.version))
      }
    }
  }

  /// Removes the entries of layers that are no longer in the tree.
  func trim(to tree: RenderTree) { known = known.filter { tree.contains($0.key) } }
}
