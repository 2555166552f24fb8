// SPDX-License-Identifier: MIT

extension UIView {
  /// The light or dark appearance of this view and everything below it. The default is `.unspecified`, the inherited
  /// one.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { look.interfaceStyle }
    set {
      guard look.interfaceStyle != newValue else { return }
      look.interfaceStyle = newValue
      traitsMayHaveChanged()
    }
  }

  /// The level of this view and its subviews above the page. Sheets are elevated and have lighter backgrounds in the
  /// dark style. `.unspecified` inherits the level.
  package var overrideUserInterfaceLevel: UIUserInterfaceLevel {
    get { look.interfaceLevel }
    set {
      guard look.interfaceLevel != newValue else { return }
      look.interfaceLevel = newValue
      traitsMayHaveChanged()
    }
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
    guard look.interfaceStyle != .unspecified || look.interfaceLevel != .unspecified else { return traits }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(userInterfaceStyle: look.interfaceStyle),
      UITraitCollection(userInterfaceLevel: look.interfaceLevel),
    ])
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
