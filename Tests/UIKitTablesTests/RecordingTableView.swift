// SPDX-License-Identifier: MIT
import UIKit

/// A subclass of a program that overrides the members of `UITableView`.
@MainActor final class RecordingTableView: UITableView {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var style: Style { log(super.style) }
  override var sectionIndexMinimumDisplayRowCount: Int {
    get { log(super.sectionIndexMinimumDisplayRowCount) }
    set { super.sectionIndexMinimumDisplayRowCount = newValue }
  }
  override var sectionIndexColor: UIColor? {
    get { log(super.sectionIndexColor) }
    set { super.sectionIndexColor = newValue }
  }
  override var sectionIndexBackgroundColor: UIColor? {
    get { log(super.sectionIndexBackgroundColor) }
    set { super.sectionIndexBackgroundColor = newValue }
  }
  override var sectionIndexTrackingBackgroundColor: UIColor? {
    get { log(super.sectionIndexTrackingBackgroundColor) }
    set { super.sectionIndexTrackingBackgroundColor = newValue }
  }
  override func reloadSectionIndexTitles() { log(super.reloadSectionIndexTitles()) }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    log(super.performBatchUpdates(updates, completion: completion))
  }
  override func beginUpdates() { log(super.beginUpdates()) }
  override func endUpdates() { log(super.endUpdates()) }
  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    log(super.insertRows(at: indexPaths, with: animation))
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    log(super.deleteRows(at: indexPaths, with: animation))
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    log(super.reloadRows(at: indexPaths, with: animation))
  }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    log(super.moveRow(at: indexPath, to: newIndexPath))
  }
  override func reconfigureRows(at indexPaths: [IndexPath]) { log(super.reconfigureRows(at: indexPaths)) }
  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    log(super.insertSections(sections, with: animation))
  }
  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    log(super.deleteSections(sections, with: animation))
  }
  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    log(super.reloadSections(sections, with: animation))
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    log(super.moveSection(section, toSection: newSection))
  }
  override var hasUncommittedUpdates: Bool { log(super.hasUncommittedUpdates) }
  override var selfSizingInvalidation: SelfSizingInvalidation {
    get { log(super.selfSizingInvalidation) }
    set { super.selfSizingInvalidation = newValue }
  }
  override var indexPathForSelectedRow: IndexPath? { log(super.indexPathForSelectedRow) }
  override var indexPathsForSelectedRows: [IndexPath]? { log(super.indexPathsForSelectedRows) }
  override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    log(super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition))
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    log(super.deselectRow(at: indexPath, animated: animated))
  }
  override var visibleCells: [UITableViewCell] { log(super.visibleCells) }
  override var indexPathsForVisibleRows: [IndexPath]? { log(super.indexPathsForVisibleRows) }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { log(super.cellForRow(at: indexPath)) }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? { log(super.indexPath(for: cell)) }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    log(super.headerView(forSection: section))
  }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    log(super.footerView(forSection: section))
  }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? { log(super.indexPathForRow(at: point)) }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { log(super.indexPathsForRows(in: rect)) }
  override func rect(forSection section: Int) -> CGRect { log(super.rect(forSection: section)) }
  override func rectForHeader(inSection section: Int) -> CGRect { log(super.rectForHeader(inSection: section)) }
  override func rectForFooter(inSection section: Int) -> CGRect { log(super.rectForFooter(inSection: section)) }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { log(super.rectForRow(at: indexPath)) }
  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    log(super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated))
  }
  override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    log(super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated))
  }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    log(super.register(cellClass, forCellReuseIdentifier: identifier))
  }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    log(super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier))
  }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    log(super.dequeueReusableCell(withIdentifier: identifier))
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    log(super.dequeueReusableCell(withIdentifier: identifier, for: indexPath))
  }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    log(super.dequeueReusableHeaderFooterView(withIdentifier: identifier))
  }
  override var allowsSelection: Bool {
    get { log(super.allowsSelection) }
    set { super.allowsSelection = newValue }
  }
  override var allowsMultipleSelection: Bool {
    get { log(super.allowsMultipleSelection) }
    set { super.allowsMultipleSelection = newValue }
  }
  override var allowsSelectionDuringEditing: Bool {
    get { log(super.allowsSelectionDuringEditing) }
    set { super.allowsSelectionDuringEditing = newValue }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { log(super.allowsMultipleSelectionDuringEditing) }
    set { super.allowsMultipleSelectionDuringEditing = newValue }
  }
  override var selectionFollowsFocus: Bool {
    get { log(super.selectionFollowsFocus) }
    set { super.selectionFollowsFocus = newValue }
  }
  override var isPrefetchingEnabled: Bool {
    get { log(super.isPrefetchingEnabled) }
    set { super.isPrefetchingEnabled = newValue }
  }
  override var separatorStyle: UITableViewCell.SeparatorStyle {
    get { log(super.separatorStyle) }
    set { super.separatorStyle = newValue }
  }
  override var separatorColor: UIColor? {
    get { log(super.separatorColor) }
    set { super.separatorColor = newValue }
  }
  override var separatorEffect: UIVisualEffect? {
    get { log(super.separatorEffect) }
    set { super.separatorEffect = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { log(super.separatorInset) }
    set { super.separatorInset = newValue }
  }
  override var separatorInsetReference: SeparatorInsetReference {
    get { log(super.separatorInsetReference) }
    set { super.separatorInsetReference = newValue }
  }
  override var sectionHeaderTopPadding: CGFloat {
    get { log(super.sectionHeaderTopPadding) }
    set { super.sectionHeaderTopPadding = newValue }
  }
  override var tableHeaderView: UIView? {
    get { log(super.tableHeaderView) }
    set { super.tableHeaderView = newValue }
  }
  override var tableFooterView: UIView? {
    get { log(super.tableFooterView) }
    set { super.tableFooterView = newValue }
  }
  override var backgroundView: UIView? {
    get { log(super.backgroundView) }
    set { super.backgroundView = newValue }
  }
  override var cellLayoutMarginsFollowReadableWidth: Bool {
    get { log(super.cellLayoutMarginsFollowReadableWidth) }
    set { super.cellLayoutMarginsFollowReadableWidth = newValue }
  }
}

/// A subclass of a program that overrides the members of `UITableViewCell`.
@MainActor final class RecordingTableCell: UITableViewCell {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var reuseIdentifier: String? { log(super.reuseIdentifier).map { "\($0) of a subclass" } }
  override var contentView: UIView { log(super.contentView) }
  override var textLabel: UILabel? { log(super.textLabel) }
  override var detailTextLabel: UILabel? { log(super.detailTextLabel) }
  override var imageView: UIImageView? { log(super.imageView) }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { log(super.contentConfiguration) }
    set { super.contentConfiguration = newValue }
  }
  override func defaultContentConfiguration() -> UIListContentConfiguration { log(super.defaultContentConfiguration()) }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { log(super.automaticallyUpdatesContentConfiguration) }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { log(super.backgroundConfiguration) }
    set { super.backgroundConfiguration = newValue }
  }
  override func setNeedsUpdateConfiguration() { log(super.setNeedsUpdateConfiguration()) }
  override var editingStyle: EditingStyle { log(super.editingStyle) }
  override var showingDeleteConfirmation: Bool { log(super.showingDeleteConfirmation) }
}

/// A subclass of a program that overrides the members of `UITableViewHeaderFooterView`.
@MainActor final class RecordingHeader: UITableViewHeaderFooterView {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var reuseIdentifier: String? { log(super.reuseIdentifier) }
  override var contentView: UIView { log(super.contentView) }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { log(super.contentConfiguration) }
    set { super.contentConfiguration = newValue }
  }
  override func defaultContentConfiguration() -> UIListContentConfiguration { log(super.defaultContentConfiguration()) }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { log(super.automaticallyUpdatesContentConfiguration) }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { log(super.backgroundConfiguration) }
    set { super.backgroundConfiguration = newValue }
  }
  override func setNeedsUpdateConfiguration() { log(super.setNeedsUpdateConfiguration()) }
}
