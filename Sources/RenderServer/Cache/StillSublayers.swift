// SPDX-License-Identifier: MIT
import RenderTree

/// The numbers of sublayers below the first that is animated, so that they are not counted in each frame.
final class StillSublayers {
  private var known: [LayerID: (version: UInt64, count: Int)] = [:]

  /// Returns the number of a layer's sublayers, from the back, that neither move nor change. It is 0 if their order may
  /// change.
  func count(of layer: SampledLayer, in tree: RenderTree) -> Int {
    guard !layer.links.hasRaisedSublayers else { return 0 }
    if let entry = known[layer.id], entry.version == layer.links.version { return entry.count }
    let count = layer.links.sublayers.prefix { !tree.hasAnimations(inSubtreeOf: $0) }.count
    known[layer.id] = (layer.links.version, count)
    return count
  }

  /// Removes the entries of layers that are no longer in the tree.
  func trim(to tree: RenderTree) { known = known.filter { tree.contains($0.key) } }
}
