// SPDX-License-Identifier: MIT
import RenderTree
import X11

/// The items of subtrees and of runs of sublayers in which nothing has changed, so that they are not walked again.
final class DisplayFragmentCache {
  /// The values on which the items depend.
  struct Fingerprint: Equatable {
    /// Only its version and the values that affect the appearance without the shadow are compared.
    let layer: SampledLayer
    let frame: PixelRect
    let clip: PixelRect
    /// The first of the sublayers that are listed, or nil if the items are all parts of the layer.
    var firstSublayer: LayerID?

    static func == (a: Fingerprint, b: Fingerprint) -> Bool {
      a.layer.links.version == b.layer.links.version && a.frame == b.frame && a.clip == b.clip
        && a.firstSublayer == b.firstSublayer
        && a.layer.hasSameAppearance(as: b.layer, withShadow: false)
    }
  }

  /// By the layer of which the items are parts, or by the first of the sublayers.
  private var entries: [Key: (fingerprint: Fingerprint, fragment: DisplayFragment)] = [:]

  private struct Key: Hashable {
    let layer: LayerID
    let isRun: Bool
  }

  func fragment(for fingerprint: Fingerprint, make: () -> [DisplayItem]) -> DisplayFragment {
    let key = Key(
      layer: fingerprint.firstSublayer ?? fingerprint.layer.id, isRun: fingerprint.firstSublayer != nil)
    if let index = entries.index(forKey: key), entries.values[index].fingerprint == fingerprint {
      return entries.values[index].fragment
    }
    let fragment = DisplayFragment(make())
    entries[key] = (fingerprint, fragment)
    return fragment
  }

  func removeAll() { entries = [:] }

  /// Removes the entries of layers that are no longer in the tree, and of layers that have changed since. Their items would
  /// keep contents alive.
  func trim(to tree: RenderTree) {
    entries = entries.filter { _, entry in
      let layer = entry.fingerprint.layer
      return tree.contains(layer.id) && tree.subtreeVersion(layer.id) == layer.links.version
    }
  }
}
