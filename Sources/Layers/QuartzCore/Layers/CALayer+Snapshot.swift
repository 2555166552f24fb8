// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  /// Returns a layer that permanently shows what this layer and its descendants show now.
  ///
  /// It is a single layer that holds copies of their values and shares their contents. No pixels are read.
  ///
  /// - Parameter updates: If it is true, the layers are laid out and displayed first, and the model is copied. If it is
  ///   false, the presentation is copied, or the model if the layer was never committed.
  package final func snapshotLayer(afterUpdates updates: Bool) -> CALayer {
    if updates { updateSubtree() }
    let snapshot: SubtreeSnapshot
    if !updates, isCommitted, let context = tree.context {
      snapshot = context.snapshot(of: self, at: context.shownTime)
    } else {
      snapshot = SubtreeSnapshot(of: self)
    }
    let copy = CALayer()
    copy.state = snapshot.root.state
    copy.embedded = snapshot
    return copy
  }

  /// Returns a layer that permanently shows what this layer shows now, without its sublayers, at the origin and
  /// untransformed.
  package final func ownSnapshotLayer() -> CALayer {
    let copy = CALayer()
    let shown = (presentation() ?? self).state
    copy.state = shown
    copy.state.placement = LayerPlacement()
    copy.state.placement.opacity = shown.placement.opacity
    copy.state.geometry.sublayerTransform = .identity
    return copy
  }

  private func updateSubtree() {
    layoutIfNeeded()
    displaySubtree()
  }

  final func paint(in context: CGContext) {
    displaySubtree()
    let snapshot = SubtreeSnapshot(of: presented?.layer ?? self)
    LayerPainter(context, nodes: snapshot.below).paint(snapshot.root)
  }

  private func displaySubtree() {
    displayIfNeeded()
    maskLayer?.displaySubtree()
    for sublayer in sublayerList ?? [] { sublayer.displaySubtree() }
  }
}
