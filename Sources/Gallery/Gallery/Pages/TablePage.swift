// SPDX-License-Identifier: MIT
import UIKit

/// Table
///
/// A list of tasks that is edited while it is shown, in the three styles of tables.
/// Try: Choose a style. Swipe a row to either side, far enough to do it at once. Choose Edit, and drag a row by its handle.
/// The keys N, D, M and R insert, delete, move and shuffle; the arrows choose a row, and E edits.
/// Watch: Rows that stay move to their new places, also while others still move. Longer texts make higher rows. In the
/// plain style the headers stay at the top.
/// From: Apple's documentation of UITableView.
enum TablePage {
  static let entry = Page(
    id: "table", title: "Table", blurb: "Rows that are inserted, deleted, moved and swiped.",
    symbol: "list.bullet", section: .buildingBlocks, make: { TableController() })
}

final class TableController: KeyController {
  private let tasks = TaskSource()
  private let bar = TaskBar()
  private var table = UITableView(frame: .zero, style: .insetGrouped)
  private var editButton: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Table"
    view.backgroundColor = .systemGroupedBackground
    bar.onPick = { [weak self] in self?.pick() }
    bar.addButton("Insert") { [weak self] in self?.insert() }
    bar.addButton("Delete") { [weak self] in self?.delete() }
    bar.addButton("Move") { [weak self] in self?.move() }
    bar.addButton("Shuffle") { [weak self] in self?.shuffle() }
    editButton = bar.addButton("Edit") { [weak self] in self?.edit() }
    view.addSubview(bar)
    show(table)
  }

  private func show(_ new: UITableView) {
    let (offset, isEditing) = (table.contentOffset, table.isEditing)
    table.removeFromSuperview()
    table = new
    new.contentInsetAdjustmentBehavior = .never
    new.register(TaskCell.self, forCellReuseIdentifier: TaskCell.identifier)
    new.dataSource = tasks
    new.delegate = self
    new.selectionFollowsFocus = true
    new.isEditing = isEditing
    view.addSubview(new)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    new.contentOffset.y = min(offset.y, max(new.contentSize.height - new.bounds.height, 0))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let top = bar.layOut(in: area)
    table.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(view.bounds.height - top, 0))
    table.contentInset.bottom = view.safeAreaInsets.bottom
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.becomeFirstResponder()
  }

  // MARK: Changes

  private func pick() {
    guard bar.style != table.style else { return }
    view.backgroundColor = bar.style == .plain ? .systemBackground : .systemGroupedBackground
    show(UITableView(frame: table.frame, style: bar.style))
  }

  /// The row that the keyboard or the pointer has chosen, or the first one.
  private var chosen: IndexPath? { table.indexPathForSelectedRow ?? tasks.first }

  private func insert() {
    let path = chosen ?? IndexPath(row: 0, section: 0)
    tasks.insert(at: path)
    table.insertRows(at: [path], with: .automatic)
  }

  private func delete() { if let chosen { delete(chosen) } }

  private func delete(_ path: IndexPath) {
    tasks.remove(at: path)
    table.deleteRows(at: [path], with: .automatic)
  }

  /// Moves a row to the other section.
  private func move() {
    guard let chosen else { return }
    let target = IndexPath(row: 0, section: 1 - chosen.section)
    tasks.move(from: chosen, to: target)
    table.moveRow(at: chosen, to: target)
    table.scrollToRow(at: target, at: .none, animated: true)
  }

  private func shuffle() {
    table.performBatchUpdates { [self] in
      for (old, new) in tasks.shuffle() { table.moveRow(at: old, to: new) }
    }
  }

  private func edit() {
    table.setEditing(!table.isEditing, animated: true)
    editButton?.configuration?.title = table.isEditing ? "Done" : "Edit"
  }

  override func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboardN: insert()
    case .keyboardD, .keyboardDeleteForward: delete()
    case .keyboardM: move()
    case .keyboardR: shuffle()
    case .keyboardE: edit()
    case .keyboard1: bar.pick(0)
    case .keyboard2: bar.pick(1)
    case .keyboard3: bar.pick(2)
    default: return false
    }
    return true
  }
}

extension TableController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    guard tableView.style != .plain else { return }
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = Palette.secondaryText
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.delete(indexPath)
      completion(true)
    }
    let move = UIContextualAction(style: .normal, title: "Move") { [weak self] _, _, completion in
      self?.table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      completion(true)
      self?.move()
    }
    move.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, move])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isDone = tasks[indexPath].isDone
    let done = UIContextualAction(style: .normal, title: isDone ? "Not done" : "Done") { [weak self] _, _, completion in
      self?.tasks[indexPath].isDone.toggle()
      self?.table.reconfigureRows(at: [indexPath])
      completion(true)
    }
    done.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [done])
  }
}
