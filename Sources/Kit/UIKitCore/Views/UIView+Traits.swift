// SPDX-License-Identifier: MIT

extension UIView {
  func override(_ traits: TraitValues) {
    guard overriddenTraits != traits else { return }
    look.overrides = traits == TraitValues() ? nil : TraitValuesBox(traits)
    traitsMayHaveChanged()
  }

  var overriddenTraits: TraitValues { look.overrides?.values ?? TraitValues() }

  /// The level of this view and its subviews above the page. Sheets are elevated and have lighter backgrounds in the
  /// dark style. `.unspecified` inherits the level.
  package var overrideUserInterfaceLevel: UIUserInterfaceLevel {
    get { overriddenTraits.userInterfaceLevel }
    set { traitOverrides.userInterfaceLevel = newValue }
  }

  var resolvedTraits: UITraitCollection {
    if let traits = look.traits { return traits }
    let traits = computedTraits
    look.traits = traits
    return traits
  }

  private var computedTraits: UITraitCollection {
    var traits = inheritedTraits
    if let owner { traits = owner.traitCollection(inheriting: traits) }
    let style = overrideUserInterfaceStyle
    guard look.overrides != nil || style != .unspecified else { return traits }
    var values = overriddenTraits
    values.userInterfaceStyle = style
    return traits.overridden(by: values)
  }

  /// The traits of the superview or, at the top of a tree, the base traits. A window overrides those with its screen's.
  private var inheritedTraits: UITraitCollection { superview?.traitCollection ?? baseTraits }

  /// Computes the traits again. If they have changed, notifies this view and its subviews.
  ///
  /// Called by the view when its position in the tree changes, by its view controller when the overrides change, and by
  /// the window when the screen's traits change.
  package func traitsMayHaveChanged() {
    var changed: [(view: UIView, previous: UITraitCollection)] = []
    updateTraits(&changed)
    for (view, previous) in changed {
      view.setNeedsUpdateProperties()
      view.owner?.setNeedsUpdateProperties()
      view.traitCollection.performAsCurrent {
        view.traitCollectionDidChange(previous)
        view.owner?.traitCollectionDidChange(previous)
        view.reportTraits(view.traitCollection, since: previous)
        view.owner?.reportTraits(view.traitCollection, since: previous)
      }
    }
  }

  /// Updates the traits of this view and its subviews before any of them is notified.
  private func updateTraits(_ changed: inout [(view: UIView, previous: UITraitCollection)]) {
    guard let previous = look.traits else { return }
    let current = computedTraits
    guard current != previous else { return }
    look.traits = current
    // Hairlines and frames on whole pixels depend on the scale, and a view may be laid out before it has a window.
    if current.displayScale != previous.displayScale { setNeedsLayout() }
    adoptTraits()
    changed.append((self, previous))
    for view in subviews { view.updateTraits(&changed) }
  }

  /// Marks this view and all its subviews as needing display.
  func setTreeNeedsDisplay() {
    if !Self.drawsNothing { setNeedsDisplay() }
    for view in subviews { view.setTreeNeedsDisplay() }
  }

  private func adoptTraits() {
    if look.backgroundColor != nil { layer.backgroundColor = resolvedBackgroundColor }
    if !Self.drawsNothing { setNeedsDisplay() }
  }
}
