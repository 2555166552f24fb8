// SPDX-License-Identifier: MIT

/// The characteristics of the environment of a view or a view controller, such as the light or dark appearance.
/// Immutable.
///
/// ```swift
/// final class CardView: UIView {
///   override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
///     super.traitCollectionDidChange(previousTraitCollection)
///     layer.shadowOpacity = traitCollection.userInterfaceStyle == .dark ? 0 : 0.3
///   }
/// }
/// ```
///
/// It is never changed, and threads share it; a subclass keeps to that. A collection that is made from others has the
/// values with which they were created, and not what a subclass overrides.
nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
  package final let values: TraitValues

  /// Creates a collection that specifies nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates the union of several collections. If several specify a trait, the last one applies.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in collections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.mutated(TraitValues(), mutations))
  }

  /// Returns a copy in which a closure has changed some traits.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.mutated(values, mutations))
  }

  private static func mutated(_ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    guard let mutated = traits as? TraitValues else {
      fatalError("the closure replaced its argument with other traits; set properties of the argument instead")
    }
    return mutated
  }

  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// Whether content is on the window or on top of other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The direction of the layout.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The number of pixels per point, which can be fractional; 0 if not specified.
  open var displayScale: CGFloat { values.displayScale }

  /// The amount of horizontal space.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The amount of vertical space.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The contrast between colours.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  /// The value of a trait, of the system or of the program.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The desktop's accent color; nil is unspecified.
  package var accentColor: UIColor? { values.accentColor }

  /// The names of the traits that are specified, with their values.
  open override var description: String { "<UITraitCollection: \(values.descriptions.joined(separator: ", "))>" }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// Returns these traits with those that `overrides` specifies replaced.
  package func overridden(by overrides: TraitValues?) -> UITraitCollection {
    guard let overrides, overrides != TraitValues() else { return self }
    var merged = values
    merged.merge(overrides)
    return UITraitCollection(values: merged)
  }

  /// Returns whether this collection has the value of every trait that `other` specifies.
  open func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = values
    merged.merge(other.values)
    return merged == values
  }

  /// Returns whether dynamic colours may look different with the traits of `other`.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || userInterfaceLevel != other?.userInterfaceLevel
      || accessibilityContrast != other?.accessibilityContrast || accentColor != other?.accentColor
      || values.own.affectingColors != (other?.values.own.affectingColors ?? [:])
  }

  /// The traits with which dynamic colours are resolved, on the calling thread.
  ///
  /// While a view draws, lays out or is notified of a change of traits, it has the traits of the view, and otherwise
  /// those of the screen. Each other thread has a value of its own, as in UIKit, which is at first that without a window.
  open class var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.value = newValue }
  }

  /// Calls a closure with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = CurrentTraits.value
    CurrentTraits.value = self
    actions()
    CurrentTraits.value = outer
  }
}

nonisolated extension UITraitCollection {
  /// Creates a collection that specifies only the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection that specifies only the level of the content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection that specifies only the direction of the layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection that specifies only the number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  /// Creates a collection that specifies only the amount of horizontal space.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection that specifies only the amount of vertical space.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that specifies only the contrast between colours.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
}
