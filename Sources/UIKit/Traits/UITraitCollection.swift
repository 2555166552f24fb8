// SPDX-License-Identifier: MIT

/// What a view or a view controller should know of its surroundings. A value that never changes.
///
/// Deviation from Apple's: the class is final, so that it can cross threads.
nonisolated public final class UITraitCollection: NSObject, Sendable {
  /// The traits, each of which may be unspecified.
  private struct Values: UIMutableTraits, Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified

    /// Takes over what `other` specifies.
    mutating func merge(_ other: Values) {
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
      if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.displayScale != 0 { displayScale = other.displayScale }
      if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    }
  }

  private let values: Values

  /// Everything unspecified.
  public override convenience init() { self.init(values: Values()) }

  private init(values: Values) {
    self.values = values
    super.init()
  }

  /// The union; of traits that several specify, the last one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = Values()
    for collection in collections { values.merge(collection.values) }
    self.init(values: values)
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.mutated(Values(), mutations))
  }

  /// A copy with some traits changed.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.mutated(values, mutations))
  }

  private static func mutated(_ values: Values, _ mutations: (inout any UIMutableTraits) -> Void) -> Values {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    guard let mutated = traits as? Values else {
      preconditionFailure("the closure put other traits in the place of the ones it got; set their properties instead")
    }
    return mutated
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels to a point, with fractions; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }

  /// Whether all that `other` specifies is the same here.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = values
    merged.merge(other.values)
    return merged == values
  }

  /// Whether dynamic colours may look different in `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || userInterfaceLevel != other?.userInterfaceLevel
      || accessibilityContrast != other?.accessibilityContrast
  }
}

nonisolated extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
}
