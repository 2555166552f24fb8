// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  /// A layer that looks like this one with all below it does now, and stays so: values are copied, contents shared, and
  /// no pixel is read. It is one layer whatever is below.
  ///
  /// - Parameter updates: true lays out and displays first and copies the model; false copies what the screen shows,
  ///   which for a layer that was never committed is the model, too.
  package final func snapshotLayer(afterUpdates updates: Bool) -> CALayer {
    if updates { updateSubtree() }
    let snapshot: SubtreeSnapshot
    if !updates, isCommitted, let context = tree.context {
      snapshot = context.snapshot(of: self, at: CACurrentMediaTime())
    } else {
      snapshot = SubtreeSnapshot(of: self)
    }
    let copy = CALayer()
    copy.state = snapshot.root.state
    copy.embedded = snapshot
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
