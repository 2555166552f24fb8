// SPDX-License-Identifier: MIT

/// The button that shows and hides the primary column, and its place in a navigation bar.
final class DisplayModeButton {
  private unowned let owner: UISplitViewController
  /// The item of the page whose bar has the button.
  private weak var holder: UINavigationItem?
  private(set) lazy var item = makeItem()

  init(owner: UISplitViewController) { self.owner = owner }

  nonisolated deinit {}

  private func makeItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"), style: .plain, target: self, action: DisplayModeButton.toggle)
    item.accessibilityLabel = "Columns"
    return item
  }

  private func toggle() {
    guard !owner.isCollapsed else { return owner.showCollapsed(.primary) }
    let (count, all) = (owner.display.plan.count, owner.display.plan.sides.count)
    owner.settings.chosenCount = count < all ? count + 1 : all - 1
  }

  /// Moves the button to the page beside the primary column, or removes it.
  func update() {
    let target = page?.navigationItem
    guard target !== holder else { return }
    if let holder, holder.leftBarButtonItem === item { holder.leftBarButtonItem = nil }
    holder = nil
    guard let target, target.leftBarButtonItems?.isEmpty ?? true else { return }
    target.leftBarButtonItem = item
    holder = target
  }

  private var page: UIViewController? {
    let isWanted =
      switch owner.displayModeButtonVisibility {
      case .automatic: owner.presentsWithGesture
      case .never: false
      case .always: true
      }
    guard isWanted, owner.style != .unspecified, !owner.isCollapsed, owner.entries[.primary] != nil else { return nil }
    let columns = owner.display.plan.columns(of: owner.display.plan.count)
    let column = columns.contains(.supplementary) ? UISplitViewController.Column.supplementary : .secondary
    return owner.entries[column]?.navigation?.viewControllers.first
  }
}
