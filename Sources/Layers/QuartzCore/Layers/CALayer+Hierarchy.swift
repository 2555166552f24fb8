// SPDX-License-Identifier: MIT
import Diagnostics
import ObjectRuntime
import RenderTree

/// The position of a layer in its tree.
struct LayerLinks {
  private var superlayerLink = WeakLink<CALayer>()
  private var contextLink = WeakLink<LayerContext>()
  fileprivate(set) var sublayers: [CALayer] = []
  /// The identifiers of the sublayers as they are committed, cached until the sublayers change.
  fileprivate var names: [LayerID]?
  /// The serial number of the context that has a node of this layer.
  var committedTo: UInt64?
  /// The node of a layer that has left its context's tree, if it can be sent again because nothing has changed since.
  var unchangedNode: CommittedNode?

  // These getters are mutating, so that the references are read where they are stored. For another getter, a copy of all
  // links would be made, whose weak references take time to make and to destroy.

  fileprivate(set) var superlayer: CALayer? {
    mutating get { superlayerLink.object }
    set { superlayerLink = WeakLink(newValue) }
  }

  fileprivate(set) var context: LayerContext? {
    mutating get { contextLink.object }
    set { contextLink = WeakLink(newValue) }
  }
}

extension CALayer {
  final var resolvedSuperlayer: CALayer? {
    guard let presented else { return tree.superlayer }
    return presented.layer.tree.superlayer?.presentation(at: presented.time)
  }

  final var sublayerList: [CALayer]? {
    guard let presented else { return tree.sublayers.isEmpty ? nil : tree.sublayers }
    let sublayers = presented.layer.tree.sublayers.compactMap { $0.presentation(at: presented.time) }
    return sublayers.isEmpty ? nil : sublayers
  }

  /// The context whose tree contains this layer, if any.
  package final var context: LayerContext? { (presented?.layer ?? self).tree.context }

  final var isCommitted: Bool { tree.committedTo != nil && tree.committedTo == tree.context?.serial }

  final func exchangeSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = tree.sublayers.firstIndex(identicalTo: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(min(index, tree.sublayers.count)))
  }

  /// - Parameter index: Returns the index for the number of the other sublayers.
  final func insert(_ layer: CALayer, at index: (Int) -> Int) {
    guard expect(presented == nil, "CALayer: a presentation layer has no sublayers of its own; change the model()")
    else { return }
    require(!isSelfOrBelow(layer), "CALayer: a layer cannot be added to itself or to one of its descendants")
    let previous = layer.tree.context
    layer.unlink()
    CATransaction.ensureOpen()
    let action = CATransaction.disableActions() ? nil : self.action(forKey: "sublayers")
    tree.sublayers.insert(layer, at: index(tree.sublayers.count))
    sublayersChanged()
    layer.tree.superlayer = self
    layer.enter(tree.context)
    if layer.dirtyFlags.isPending { markSublayersNeedLayout() }
    requestLayoutOfSublayers()
    action?.run(forKey: "sublayers", object: self, arguments: nil)
    if tree.context != nil, previous !== tree.context, !CATransaction.disableActions() {
      layer.action(forKey: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }
  }

  final func detachFromSuperlayer() {
    guard let superlayer = tree.superlayer else { return }
    if superlayer.maskLayer === self {
      superlayer.mask = nil
      return
    }
    CATransaction.ensureOpen()
    let action = CATransaction.disableActions() ? nil : superlayer.action(forKey: "sublayers")
    if tree.context != nil, !CATransaction.disableActions() {
      self.action(forKey: kCAOnOrderOut)?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
    }
    unlink()
    enter(nil)
    superlayer.requestLayoutOfSublayers()
    action?.run(forKey: "sublayers", object: superlayer, arguments: nil)
  }

  /// Requests layout because the sublayers have changed, unless the layer is laying them out: one that replaces them then
  /// would be laid out forever.
  private func requestLayoutOfSublayers() {
    if !dirtyFlags.isLayingOut { setNeedsLayout() }
  }

  /// Removes the layer from its superlayer's list. The caller updates its context.
  private func unlink() {
    guard let superlayer = tree.superlayer else { return }
    if superlayer.maskLayer === self {
      superlayer.maskLayer = nil
      superlayer.markNodeDirty()
    } else if let index = superlayer.tree.sublayers.firstIndex(identicalTo: self) {
      superlayer.tree.sublayers.remove(at: index)
      superlayer.sublayersChanged()
    }
    tree.superlayer = nil
  }

  final func replaceSublayers(with layers: [CALayer]) {
    let kept = Set(layers.map(ObjectIdentifier.init))
    for layer in tree.sublayers where !kept.contains(ObjectIdentifier(layer)) { layer.removeFromSuperlayer() }
    for (index, layer) in layers.enumerated() {
      if index < tree.sublayers.count, tree.sublayers[index] === layer { continue }
      insertSublayer(layer, at: UInt32(index))
    }
  }

  private func sublayersChanged() {
    tree.names = nil
    markNodeDirty()
  }

  /// Returns the identifiers to commit. They are cached until the sublayers change.
  final func sublayerNames() -> [LayerID] {
    if let names = tree.names { return names }
    let names = (embedded?.root.sublayers ?? []) + tree.sublayers.map(\.id)
    tree.names = names
    return names
  }

  private func isSelfOrBelow(_ layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.tree.superlayer
    }
    return false
  }

  // MARK: Mask

  final func setMask(_ newValue: CALayer?) {
    guard newValue !== maskLayer else { return }
    if let old = maskLayer {
      maskLayer = nil
      old.tree.superlayer = nil
      old.enter(nil)
    }
    if let newValue {
      require(!isSelfOrBelow(newValue), "CALayer: a layer cannot mask itself or one of its descendants")
      newValue.unlink()
      maskLayer = newValue
      newValue.tree.superlayer = self
      newValue.enter(tree.context)
    }
    markNodeDirty()
  }

  // MARK: Context

  /// Moves the layer and its descendants to another context, or out of their context.
  final func enter(_ context: LayerContext?) {
    guard tree.context !== context else { return }
    tree.context?.noteRemoval(self)
    tree.context = context
    if let context {
      context.noteArrival(self)
      if dirtyFlags.isNodeDirty { context.enqueueNode(self) }
      if dirtyFlags.needsPreparation || dirtyFlags.needsLayout { context.enqueueLayout(self) }
      if dirtyFlags.needsDisplay { context.enqueueDisplay(self) }
    }
    maskLayer?.enter(context)
    for sublayer in tree.sublayers { sublayer.enter(context) }
  }
}
