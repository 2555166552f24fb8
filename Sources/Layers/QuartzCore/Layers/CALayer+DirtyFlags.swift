// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// The changes of a layer that wait for the next commit.
struct DirtyFlags {
  /// Whether the layer's node has to be sent.
  var isNodeDirty = true
  /// Whether the delegate has to update what the layer shows before the layout.
  var needsPreparation = false
  var needsLayout = false
  /// Whether the layer is laying out its sublayers.
  var isLayingOut = false
  /// Whether a descendant may need layout. May be true when none does.
  var sublayersNeedLayout = false
  var needsDisplay = false

  /// Whether the layer or a descendant may have to be prepared or laid out.
  var isPending: Bool { needsPreparation || needsLayout || sublayersNeedLayout }
}

extension CALayer {
  /// Sets a property if the value differs, and runs the action of the change.
  ///
  /// It is inlined, so that the key path is known to the compiler: each access by an unknown one costs some five hundred
  /// instructions.
  @inline(__always) final func update<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerState, Value>, _ value: Value
  ) {
    guard state[keyPath: path] != value else { return }
    change(key) { $0[keyPath: path] = value }
  }

  /// Changes the model, and runs the action of the change of `key`.
  final func change(_ key: String, _ body: (inout LayerState) -> Void) {
    guard presented == nil else { return body(&state) }
    CATransaction.ensureOpen()
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    observed { body(&state) }
    markNodeDirty()
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Marks the node, which is then sent with the next commit.
  final func markNodeDirty() {
    tree.unchangedNode = nil
    guard !dirtyFlags.isNodeDirty else { return }
    dirtyFlags.isNodeDirty = true
    tree.context?.enqueueNode(self)
  }

  final func markNeedsLayout() {
    guard !dirtyFlags.needsLayout else { return }
    dirtyFlags.needsLayout = true
    superlayer?.markSublayersNeedLayout()
    tree.context?.enqueueLayout(self)
  }

  /// Requests a call of the delegate's `prepare(_:)` before the next layout, without requesting that layout.
  package final func markNeedsPreparation() {
    guard !dirtyFlags.needsPreparation else { return }
    dirtyFlags.needsPreparation = true
    superlayer?.markSublayersNeedLayout()
    tree.context?.enqueueLayout(self)
  }

  /// Marks the superlayers as having a descendant that needs layout, up to the first that is already marked.
  final func markSublayersNeedLayout() {
    var next: CALayer? = self
    while let layer = next, !layer.dirtyFlags.sublayersNeedLayout {
      layer.dirtyFlags.sublayersNeedLayout = true
      next = layer.superlayer
    }
  }

  final func markNeedsDisplay() {
    guard !dirtyFlags.needsDisplay else { return }
    dirtyFlags.needsDisplay = true
    tree.context?.enqueueDisplay(self)
  }

  // MARK: Layout

  final func layOutNow() {
    var top = self
    var next = superlayer
    while let layer = next {
      if layer.dirtyFlags.needsLayout { top = layer }
      next = layer.superlayer
    }
    top.prepareSubtree()
    top.layOutSubtree()
  }

  /// Makes the delegates of this layer and its descendants prepare those that are marked, superlayers first.
  package final func prepareSubtree() {
    prepareIfMarked()
    guard dirtyFlags.sublayersNeedLayout else { return }
    for sublayer in sublayerList ?? [] where sublayer.dirtyFlags.isPending { sublayer.prepareSubtree() }
  }

  /// Makes the delegate prepare this layer alone.
  final func prepareIfMarked() {
    guard dirtyFlags.needsPreparation else { return }
    dirtyFlags.needsPreparation = false
    (delegate as? any PreparingLayerDelegate)?.prepare(self)
  }

  /// The number of times that one call lays out a layer that requests layout during its layout. More would be a loop.
  private static let maximumLayouts = 16

  /// Lays out this layer and its descendants that need it, superlayers first.
  private func layOutSubtree() {
    for _ in 0..<Self.maximumLayouts where dirtyFlags.isPending {
      layOutIfMarked()
      guard dirtyFlags.sublayersNeedLayout else { continue }
      dirtyFlags.sublayersNeedLayout = false
      for sublayer in sublayerList ?? [] where sublayer.dirtyFlags.isPending { sublayer.layOutSubtree() }
    }
  }

  /// Prepares this layer alone, and lays it out.
  final func layOutIfMarked() {
    prepareIfMarked()
    guard dirtyFlags.needsLayout else { return }
    dirtyFlags.needsLayout = false
    dirtyFlags.isLayingOut = true
    layoutSublayers()
    dirtyFlags.isLayingOut = false
  }

  // MARK: Display

  /// Records what `draw(in:)` draws as the layer's contents; nothing drawn is no contents.
  package final func displayDrawing() {
    delegate?.layerWillDraw(self)
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else {
      layerContents = nil
      return
    }
    let recording = DrawingRecording.record(size: bounds.size, scale: contentsScale) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      draw(in: context)
    }
    layerContents = recording.inkBounds().isEmpty ? nil : .recording(recording)
  }

  /// The contents, without an action.
  package final var layerContents: LayerContents? {
    get { state.contents }
    set {
      guard newValue?.identity != state.contents?.identity else { return }
      state.contents = newValue
      markNodeDirty()
    }
  }

  final func setContents(_ value: Any?) {
    let contents: LayerContents?
    switch value {
    case nil: contents = nil
    case let image as CGImage: contents = .image(image)
    case let recording as DrawingRecording: contents = .recording(recording)
    case let other?:
      expect(false, "CALayer: contents must be a CGImage; \(type(of: other)) is not shown")
      contents = nil
    }
    guard contents?.identity != state.contents?.identity else { return }
    change("contents") { $0.contents = contents }
  }
}
