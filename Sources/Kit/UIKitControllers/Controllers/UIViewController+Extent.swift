// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The initial size in points of a view without a container. It is the size of the main screen, that is of the first
  /// window, because code for phones uses the view's size before the view is in a window.
  package static var initialSize: CGSize { UIScreen.main.bounds.size }

  func setEdgesForExtendedLayout(_ newValue: UIRectEdge) {
    guard screen.extendedEdges != newValue else { return }
    screen.extendedEdges = newValue
    extentPreferenceDidChange()
  }

  func setExtendedLayoutIncludesOpaqueBars(_ newValue: Bool) {
    guard screen.includesOpaqueBars != newValue else { return }
    screen.includesOpaqueBars = newValue
    extentPreferenceDidChange()
  }

  func layoutSupport(_ side: SafeAreaLayoutSupport.Side) -> any UILayoutSupport {
    SafeAreaLayoutSupport(side) { [weak self] in self?.view }
  }

  private func extentPreferenceDidChange() { (parent as? UINavigationController)?.extentDidChange() }
}
