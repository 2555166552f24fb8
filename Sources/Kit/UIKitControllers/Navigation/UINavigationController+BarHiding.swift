// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Hides or shows both bars in one animation.
  func setBarsHidden(bar: Bool, toolbar: Bool) {
    guard bar != barPlacement.isHidden || toolbar != toolbarPlacement.isHidden else { return }
    barPlacement.isHidden = bar
    toolbarPlacement.isHidden = toolbar
    barsShouldMove(animated: true)
  }
}
