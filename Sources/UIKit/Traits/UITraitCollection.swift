// SPDX-License-Identifier: MIT

/// What a view or a view controller should know of its surroundings. A value that never changes.
///
/// Deviation from Apple's: the class is final, so that it can cross threads.
nonisolated public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  /// Everything unspecified.
  public override convenience init() { self.init(values: TraitValues()) }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// The union; of traits that several specify, the last one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in collections { values.merge(collection.values) }
    self.init(values: values)
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.mutated(TraitValues(), mutations))
  }

  /// A copy with some traits changed.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.mutated(values, mutations))
  }

  private static func mutated(_ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    guard let mutated = traits as? TraitValues else {
      fatalError("the closure put other traits in the place of the ones it got; set their properties instead")
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

  /// These traits, but for what `overrides` specifies.
  func overridden(by overrides: TraitValues?) -> UITraitCollection {
    guard let overrides, overrides != TraitValues() else { return self }
    var merged = values
    merged.merge(overrides)
    return UITraitCollection(values: merged)
  }

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
