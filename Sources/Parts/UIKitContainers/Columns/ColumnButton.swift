// SPDX-License-Identifier: MIT

/// A button of a split view controller, which is at the leading end of the navigation bar of one page at a time.
final class ColumnButton {
  let item: UIBarButtonItem
  /// The item of the page whose bar has the button.
  private weak var holder: UINavigationItem?

  init(_ symbol: String, label: String, action: @escaping () -> Void) {
    item = UIBarButtonItem(
      title: nil, image: UIImage(systemName: symbol), primaryAction: UIAction { _ in action() })
    item.image = UIImage(systemName: symbol)
    item.accessibilityLabel = label
  }

  nonisolated deinit {}

  /// Moves the button to a page, unless that has other items there, or removes it.
  func move(to page: UIViewController?) {
    let target = page?.navigationItem
    guard target !== holder else { return }
    if let holder, holder.leftBarButtonItem === item { holder.leftBarButtonItem = nil }
    holder = nil
    guard let target, target.leftBarButtonItems?.isEmpty ?? true else { return }
    target.leftBarButtonItem = item
    holder = target
  }
}
