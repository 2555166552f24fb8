// SPDX-License-Identifier: MIT

extension UIViewController {
  func requestPropertyUpdate() {
    screen.needsProperties = true
    viewIfLoaded?.requestPropertyUpdateOfOwner()
  }

  package func updateRootViewProperties() {
    guard screen.needsProperties else { return }
    screen.needsProperties = false
    trackUpdate(of: self, updateProperties) { $0.setNeedsUpdateProperties() }
  }
}
