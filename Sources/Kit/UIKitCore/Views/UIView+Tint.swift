// SPDX-License-Identifier: MIT

extension UIView {
  var resolvedTintColor: UIColor {
    let color = inheritedTintColor
    return resolvedTintAdjustmentMode == .dimmed ? .systemGray : color
  }

  private var inheritedTintColor: UIColor {
    var view = self
    while true {
      if let color = view.look.tintColor { return color }
      guard let superview = view.superview else { break }
      view = superview
    }
    // Outside a window there is no accent colour.
    return (view as? UIWindow)?.traitCollection.accentColor ?? .systemBlue
  }

  /// Whether a tint colour has been set for this view itself.
  package var hasOwnTintColor: Bool { look.tintColor != nil }

  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.look.tintAdjustmentMode != .automatic { return current.look.tintAdjustmentMode }
      view = current.superview
    }
    return .normal
  }

  func setTintColor(_ color: UIColor?) {
    guard look.tintColor != color else { return }
    look.tintColor = color
    tintDidChange()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    let old = resolvedTintAdjustmentMode
    look.tintAdjustmentMode = mode
    if resolvedTintAdjustmentMode != old { tintDidChange() }
  }

  /// Notifies this view and the subviews that inherit its tint colour or its adjustment mode.
  func tintDidChange() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for view in subviews where view.look.tintColor == nil || view.look.tintAdjustmentMode == .automatic {
      view.tintDidChange()
    }
  }
}
