// SPDX-License-Identifier: MIT
import RenderTree

/// The changes of a layer that wait for the next commit.
struct Dirt {
  /// The node is to be sent.
  var isNodeDirty = true
  var needsLayout = false
  /// A layer further down may need layout; only ever too often true.
  var layoutBelow = false
  var needsDisplay = false
}

extension CALayer {
  /// Stores a value that differs, with the action that the change has.
  final func update<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerState, Value>, _ value: Value
  ) {
    guard state[keyPath: path] != value else { return }
    change(key) { $0[keyPath: path] = value }
  }

  /// Changes the model, and runs the action that the change of `key` has.
  final func change(_ key: String, _ body: (inout LayerState) -> Void) {
    guard presented == nil else { return body(&state) }
    CATransaction.ensureOpen()
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    observed { body(&state) }
    markNodeDirty()
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The node is sent with the next commit.
  final func markNodeDirty() {
    guard !dirt.isNodeDirty else { return }
    dirt.isNodeDirty = true
    tree.context?.enqueueNode(self)
  }

  final func markNeedsLayout() {
    guard !dirt.needsLayout else { return }
    dirt.needsLayout = true
    superlayer?.noteLayoutBelow()
    tree.context?.enqueueLayout(self)
  }

  /// Tells the superlayers that something below needs layout, up to the first that knows.
  final func noteLayoutBelow() {
    var next: CALayer? = self
    while let layer = next, !layer.dirt.layoutBelow {
      layer.dirt.layoutBelow = true
      next = layer.superlayer
    }
  }

  final func markNeedsDisplay() {
    guard !dirt.needsDisplay else { return }
    dirt.needsDisplay = true
    tree.context?.enqueueDisplay(self)
  }

  /// Returns whether the layer waits for its layout.
  public final func needsLayout() -> Bool { dirt.needsLayout }

  /// Returns whether the layer waits to be displayed.
  public final func needsDisplay() -> Bool { dirt.needsDisplay }

  // MARK: Layout

  final func layOutNow() {
    var top = self
    var next = superlayer
    while let layer = next {
      if layer.dirt.needsLayout { top = layer }
      next = layer.superlayer
    }
    top.layOutSubtree()
  }

  /// How often one call lays a layer out again that asks for it while it is laid out: more is a loop.
  private static let maximumLayouts = 16

  /// Lays out the layer and all below it that need it, superlayers first.
  private func layOutSubtree() {
    for _ in 0..<Self.maximumLayouts where dirt.needsLayout || dirt.layoutBelow {
      layOutIfMarked()
      guard dirt.layoutBelow else { continue }
      dirt.layoutBelow = false
      for sublayer in sublayerList ?? [] where sublayer.dirt.needsLayout || sublayer.dirt.layoutBelow {
        sublayer.layOutSubtree()
      }
    }
  }

  /// Lays out this layer alone.
  final func layOutIfMarked() {
    guard dirt.needsLayout else { return }
    dirt.needsLayout = false
    layoutSublayers()
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
    default: fatalError("CALayer: contents must be a CGImage")
    }
    guard contents?.identity != state.contents?.identity else { return }
    change("contents") { $0.contents = contents }
  }
}
