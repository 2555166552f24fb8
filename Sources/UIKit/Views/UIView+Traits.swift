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

  /// Whether this view and those below lie above the page, as sheets do, whose backgrounds are lighter in the dark;
  /// `.unspecified` inherits.
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

  /// The traits at the top of a tree: a window overrides this with its screen's.
  private var inheritedTraits: UITraitCollection { superview?.traitCollection ?? baseTraits }

  /// Compares the traits with those of before and, where they differ, tells this view and those below.
  ///
  /// Called by the view when its place changes, by its view controller when its overrides do, and by the window when
  /// the screen's traits do.
  package func traitsMayHaveChanged() {
    var changed: [(view: UIView, previous: UITraitCollection)] = []
    updateTraits(&changed)
    for (view, previous) in changed {
      view.traitCollection.performAsCurrent {
        view.traitCollectionDidChange(previous)
        view.owner?.traitCollectionDidChange(previous)
      }
    }
  }

  /// Takes over new traits, from here on down, before anybody is told of them.
  private func updateTraits(_ changed: inout [(view: UIView, previous: UITraitCollection)]) {
    guard let previous = look.traits else { return }
    let current = computedTraits
    guard current != previous else { return }
    look.traits = current
    adoptTraits()
    changed.append((self, previous))
    for view in subviews { view.updateTraits(&changed) }
  }

  /// Has this view and all below it draw again.
  func setTreeNeedsDisplay() {
    if !Self.drawsNothing { setNeedsDisplay() }
    for view in subviews { view.setTreeNeedsDisplay() }
  }

  private func adoptTraits() {
    if look.backgroundColor != nil { layer.backgroundColor = resolvedBackgroundColor }
    if !Self.drawsNothing { setNeedsDisplay() }
  }
}
