// SPDX-License-Identifier: MIT

/// The values of a layer that the renderer does not use: properties that have no effect here, and values of the program's
/// own.
final class LayerHints {
  var customValues: [String: Any] = [:]
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var magnificationFilter = CALayerContentsFilter.linear
  var isOpaque = false
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsEdgeAntialiasing = false
  var drawsAsynchronously = false

  nonisolated deinit {}
}

extension CALayer {
  /// Whether the opacity applies to the layer and its sublayers as a group. The default is `true`. If it is `false`, it
  /// applies to each of them separately, and each shows what is behind it.
  public final var allowsGroupOpacity: Bool {
    get { state.placement.allowsGroupOpacity }
    set { update("allowsGroupOpacity", \.allowsGroupOpacity, newValue) }
  }

  /// The number of pixels per point of the bitmap that `shouldRasterize` keeps, at most that of the screen. The default is
  /// 1, which is blurred on a screen of a larger scale.
  public final var rasterizationScale: CGFloat {
    get { state.compositing.rasterization.scale }
    set { update("rasterizationScale", \.rasterization.scale, newValue) }
  }

  /// The shape of rounded corners. The default is `.circular`.
  public final var cornerCurve: CALayerCornerCurve {
    get { state.corners.isContinuous ? .continuous : .circular }
    set { update("cornerCurve", \.corners.isContinuous, newValue == .continuous) }
  }

  /// Returns the length of a rounded corner, as a multiple of the radius, with a corner curve.
  public class final func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.expansionFactor : 1
  }

  /// Whether the program promises opaque content. The default is `false`. Stored only: the renderer finds opaque areas
  /// itself.
  public final var isOpaque: Bool {
    get { hints?.isOpaque ?? false }
    set { changeHints { $0.isOpaque = newValue } }
  }

  /// Filters of the layer's content. The default is `nil`. Stored only: there are no filters, as on iOS.
  public final var filters: [Any]? {
    get { hints?.filters }
    set { changeHints { $0.filters = newValue } }
  }

  /// Filters of the content behind the layer. The default is `nil`. Stored only: there are no filters, as on iOS.
  public final var backgroundFilters: [Any]? {
    get { hints?.backgroundFilters }
    set { changeHints { $0.backgroundFilters = newValue } }
  }

  /// A filter that combines the layer with the content behind it. The default is `nil`. Stored only: there are no
  /// filters, as on iOS.
  public final var compositingFilter: Any? {
    get { hints?.compositingFilter }
    set { changeHints { $0.compositingFilter = newValue } }
  }

  /// The filter for contents that are scaled down. The default is `.linear`. Stored only: the renderer chooses the
  /// filter.
  public final var minificationFilter: CALayerContentsFilter {
    get { hints?.minificationFilter ?? .linear }
    set { changeHints { $0.minificationFilter = newValue } }
  }

  /// The number that is added to the level of detail of contents that are scaled down with the filter `.trilinear`. The
  /// default is 0. Stored only: the renderer chooses the filter.
  public final var minificationFilterBias: Float {
    get { hints?.minificationFilterBias ?? 0 }
    set { changeHints { $0.minificationFilterBias = newValue } }
  }

  /// The filter for contents that are enlarged to the bounds. The default is `.linear`. With `.nearest` they keep the edges
  /// of their pixels. A transform always enlarges them with a linear filter.
  public final var magnificationFilter: CALayerContentsFilter {
    get { hints?.magnificationFilter ?? .linear }
    set {
      changeHints { $0.magnificationFilter = newValue }
      update("magnificationFilter", \.contentsLayout.isPixelated, newValue == .nearest)
    }
  }

  /// The edges that are antialiased. The default is all. Stored only: edges between pixels are always antialiased.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { hints?.edgeAntialiasingMask ?? LayerHints().edgeAntialiasingMask }
    set { changeHints { $0.edgeAntialiasingMask = newValue } }
  }

  /// Whether edges are antialiased. The default is `false`. Stored only: edges between pixels are always antialiased.
  public final var allowsEdgeAntialiasing: Bool {
    get { hints?.allowsEdgeAntialiasing ?? false }
    set { changeHints { $0.allowsEdgeAntialiasing = newValue } }
  }

  /// Whether drawing may take place on another thread. The default is `false`. Stored only: drawing is recorded and
  /// takes place on the render thread.
  public final var drawsAsynchronously: Bool {
    get { hints?.drawsAsynchronously ?? false }
    set { changeHints { $0.drawsAsynchronously = newValue } }
  }
}
