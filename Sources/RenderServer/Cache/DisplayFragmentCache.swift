// SPDX-License-Identifier: MIT
import RenderTree
import X11

/// The items of subtrees in which nothing has changed, so that they are not walked again.
final class DisplayFragmentCache {
  /// The values on which the items depend.
  struct Fingerprint: Equatable {
    /// Only its version and the values that affect the appearance without the shadow are compared.
    let layer: SampledLayer
    let frame: PixelRect
    let clip: PixelRect

    static func == (a: Fingerprint, b: Fingerprint) -> Bool {
      a.layer.links.version == b.layer.links.version && a.frame == b.frame && a.clip == b.clip
        && a.layer.hasSameAppearance(as: b.layer, withShadow: false)
    }
  }

  private var entries: [LayerID: (fingerprint: Fingerprint, fragment: DisplayFragment)] = [:]

  func fragment(for fingerprint: Fingerprint, make: () -> [DisplayItem]) -> DisplayFragment {
    let layer = fingerprint.layer.id
    if let index = entries.index(forKey: layer), entries.values[index].fingerprint == fingerprint {
      return entries.values[index].fragment
    }
    let fragment = DisplayFragment(make())
    entries[layer] = (fingerprint, fragment)
    return fragment
  }

  func removeAll() { entries = [:] }

  /// Removes the entries of layers that are no longer in the tree, and of layers that have changed since. Their items would
  /// keep contents alive.
  func trim(to tree: RenderTree) {
    entries = entries.filter { layer, entry in
      tree.contains(layer) && tree.subtreeVersion(layer) == entry.fingerprint.layer.links.version
    }
  }
}
