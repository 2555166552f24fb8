// SPDX-License-Identifier: MIT

/// The buttons that show and hide columns, and their places in the navigation bars.
final class ColumnButtons {
  private unowned let owner: UISplitViewController
  /// Shows and hides the primary column.
  private(set) lazy var displayMode = ColumnButton("sidebar.left", label: "Columns") { [weak self] in self?.toggle() }
  /// Shows the secondary column alone, and then the others again.
  private lazy var secondaryOnly = ColumnButton("arrow.up.left.and.arrow.down.right", label: "Full width") {
    [weak self] in self?.toggleSecondaryOnly()
  }

  init(owner: UISplitViewController) { self.owner = owner }

  nonisolated deinit {}

  private func toggle() {
    guard !owner.isCollapsed else { return owner.showCollapsed(.primary) }
    let (count, all) = (owner.display.plan.count, owner.display.plan.sides.count)
    owner.settings.chosenCount = count < all ? count + 1 : all - 1
  }

  private func toggleSecondaryOnly() {
    let plan = owner.display.plan
    // Without a choice, the preference may be the secondary column alone.
    owner.settings.chosenCount = plan.count > 0 ? 0 : plan.sides.count
  }

  /// Moves the buttons to the pages beside the primary column, or removes them.
  func update() {
    guard owner.style != .unspecified, !owner.isCollapsed, owner.entries[.primary] != nil else {
      displayMode.move(to: nil)
      return secondaryOnly.move(to: nil)
    }
    let showsSupplementary = owner.display.plan.columns(of: owner.display.plan.count).contains(.supplementary)
    let hasOwn = owner.showsSecondaryOnlyButton && owner.style == .tripleColumn
    // In the bar of the secondary column is one button.
    let column = showsSupplementary ? UISplitViewController.Column.supplementary : hasOwn ? nil : .secondary
    displayMode.move(to: showsDisplayMode ? column.flatMap(page) : nil)
    secondaryOnly.move(to: hasOwn ? page(of: .secondary) : nil)
  }

  private var showsDisplayMode: Bool {
    switch owner.displayModeButtonVisibility {
    case .automatic: owner.presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  private func page(of column: UISplitViewController.Column) -> UIViewController? {
    owner.entries[column]?.navigation?.viewControllers.first
  }
}
