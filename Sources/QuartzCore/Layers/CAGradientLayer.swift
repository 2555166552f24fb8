// SPDX-License-Identifier: MIT
import RenderTree

/// A layer that draws a gradient over its background.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    state.gradient = GradientState()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if state.gradient == nil { state.gradient = GradientState() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.gradient = GradientState()
  }

  nonisolated deinit {}

  open override func presentation() -> CAGradientLayer? { super.presentation() as? CAGradientLayer }

  /// `CGColor`s, at least two for a gradient.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor } ?? []
      precondition(colors.count == newValue?.count ?? 0, "CAGradientLayer: colors must be CGColors; use .cgColor")
      setGradient("colors", \.colors, colors)
    }
  }

  /// 0…1, growing, as many as colours; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) } }
    set { setGradient("locations", \.locations, newValue?.map { CGFloat($0.doubleValue) } ?? []) }
  }

  /// In the unit square of the bounds.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { setGradient("startPoint", \.startPoint, newValue) }
  }

  /// In the unit square of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { setGradient("endPoint", \.endPoint, newValue) }
  }

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
