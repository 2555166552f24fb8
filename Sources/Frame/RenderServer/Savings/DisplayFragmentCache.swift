// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// The items of subtrees and of runs of sublayers in which nothing has changed, so that they are not walked again.
final class DisplayFragmentCache {
  /// The values on which the items of a layer depend.
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

  /// The values on which the items of successive sublayers of a layer that rests depend. They are those of the block that
  /// has the sublayers, and what these take from the layer.
  struct RunFingerprint: Equatable {
    let range: Range<Int>
    /// The version of the block.
    let version: UInt64
    /// The pixel of the origin of the layer's coordinates.
    let origin: PixelPoint
    let clip: PixelRect
    let sublayerTransform: CATransform3D?
  }

  private var layers: [LayerID: (fingerprint: Fingerprint, fragment: DisplayFragment)] = [:]
  /// By the first of the sublayers.
  private var runs: [LayerID: (fingerprint: RunFingerprint, fragment: DisplayFragment)] = [:]

  /// Returns the items of a layer as a fragment, made from those of `make` if anything has changed.
  func fragment(for fingerprint: Fingerprint, make: () -> [DisplayItem]) -> DisplayFragment {
    let id = fingerprint.layer.id
    if let index = layers.index(forKey: id), layers.values[index].fingerprint == fingerprint {
      return layers.values[index].fragment
    }
    let fragment = DisplayFragment(make())
    layers[id] = (fingerprint, fragment)
    return fragment
  }

  /// Returns the items of the run that begins with a sublayer.
  func fragment(
    from first: LayerID, for fingerprint: RunFingerprint, make: () -> [DisplayItem]
  ) -> DisplayFragment {
    if let index = runs.index(forKey: first), runs.values[index].fingerprint == fingerprint {
      return runs.values[index].fragment
    }
    let fragment = DisplayFragment(make())
    runs[first] = (fingerprint, fragment)
    return fragment
  }

  func removeAll() { (layers, runs) = ([:], [:]) }

  /// Removes the entries of layers that are no longer in the tree, and of layers that have changed since. Their items would
  /// keep contents alive.
  func trim(to tree: RenderTree) {
    layers = layers.filter { _, entry in
      let layer = entry.fingerprint.layer
      return tree.contains(layer.id) && tree.subtreeVersion(layer.id) == layer.links.version
    }
    runs = runs.filter { tree.blockVersion(of: $0.key) == $0.value.fingerprint.version }
  }
}
