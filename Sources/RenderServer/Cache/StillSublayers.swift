// SPDX-License-Identifier: MIT
import RenderTree

/// The runs of sublayers that neither move nor change, so that they are not looked for in each frame.
final class StillSublayers {
  /// Successive sublayers of which all or none are still.
  struct Run {
    /// The places among the sublayers, from the back.
    var range: Range<Int>
    let isStill: Bool
  }

  private var known: [LayerID: (version: UInt64, runs: [Run])] = [:]

  /// Returns the number of a layer's sublayers, from the back, that are still. It is 0 if their order may change.
  func count(of layer: SampledLayer, in tree: RenderTree) -> Int {
    runs(of: layer, in: tree).first.map { $0.isStill ? $0.range.count : 0 } ?? 0
  }

  /// Returns the runs of all sublayers of a layer. None of them counts as still if their order may change.
  func runs(of layer: SampledLayer, in tree: RenderTree) -> [Run] {
    let sublayers = layer.links.sublayers
    guard !layer.links.hasRaisedSublayers else { return [Run(range: sublayers.indices, isStill: false)] }
    if let entry = known[layer.id], entry.version == layer.links.version { return entry.runs }
    var runs: [Run] = []
    for (index, sublayer) in sublayers.enumerated() {
      let isStill = !tree.hasAnimations(inSubtreeOf: sublayer)
      if let last = runs.last, last.isStill == isStill {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append(Run(range: index..<index + 1, isStill: isStill))
      }
    }
    known[layer.id] = (layer.links.version, runs)
    return runs
  }

  /// Removes the entries of layers that are no longer in the tree.
  func trim(to tree: RenderTree) { known = known.filter { tree.contains($0.key) } }
}
