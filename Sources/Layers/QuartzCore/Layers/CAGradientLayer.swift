// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// A layer that draws a gradient over its background colour.
///
/// ```swift
/// @MainActor func makeSky() -> CAGradientLayer {
///   let layer = CAGradientLayer()
///   layer.colors = [CGColor(red: 0.2, green: 0.5, blue: 1, alpha: 1), CGColor.white]
///   layer.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
///   return layer
/// }
/// ```
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// Creates a layer without colours, which draws nothing.
  public override init() {
    super.init()
    state.gradient = GradientState()
  }

  /// Creates a copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if state.gradient == nil { state.gradient = GradientState() }
  }

  /// Creates a layer without colours. There are no archives of layers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.gradient = GradientState()
  }

  nonisolated deinit {}

  /// The colours, as `CGColor` values. The default is `nil`. A gradient needs at least two.
  ///
  /// Values of another type are left out; pass `color.cgColor` for a `UIColor`.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor } ?? []
      expect(colors.count == newValue?.count ?? 0, "CAGradientLayer: colors must be CGColors; use .cgColor")
      setGradient("colors", \.colors, colors)
    }
  }

  /// The location of each colour, from 0 to 1 in increasing order. The default is `nil`, which spaces them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) } }
    set { setGradient("locations", \.locations, newValue?.map { CGFloat($0.doubleValue) } ?? []) }
  }

  /// The point of location 0, in the unit square of the bounds. The default is (0.5, 0), the middle of the top edge.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { setGradient("startPoint", \.startPoint, newValue) }
  }

  /// The point of location 1, in the unit square of the bounds. The default is (0.5, 1), the middle of the bottom edge.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { setGradient("endPoint", \.endPoint, newValue) }
  }

  /// The course of the gradient. The default is ``CAGradientLayerType/axial``.
  open var type: CAGradientLayerType {
    get { CAGradientLayerType(rawValue: gradient.kind.rawValue) }
    set { setGradient("type", \.kind, GradientState.Kind(rawValue: newValue.rawValue) ?? .axial) }
  }

  private var gradient: GradientState { state.gradient ?? GradientState() }

  private func setGradient<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<GradientState, Value>, _ value: Value
  ) {
    guard gradient[keyPath: path] != value else { return }
    change(key) { $0.gradient?[keyPath: path] = value }
  }
}
