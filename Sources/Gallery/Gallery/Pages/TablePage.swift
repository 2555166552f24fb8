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
  private struct Task {
    let title: String
    var note: String?
    var isDone = false
  }

  private static let styles: [(title: String, style: UITableView.Style)] = [
    ("Plain", .plain), ("Grouped", .grouped), ("Inset", .insetGrouped),
  ]
  private static let ideas = [
    "Water the plants", "Call the dentist", "Oil the bicycle", "Sharpen the pencils", "Write to Ada", "Sort the photos",
  ]
  private static let titles = ["Today", "Later"]
  private static let spacing: CGFloat = 12

  private var tasks: [[Task]] = [
    [
      Task(title: "Buy bread", isDone: true), Task(title: "Read the guide", note: "Tables size their own rows."),
      Task(title: "Swipe this row", note: "To the left: delete or move.\nTo the right: mark as done."),
      Task(title: "Repair the lamp"), Task(title: "Plan the journey", note: "Trains, two nights, the museum on Sunday"),
    ],
    [
      Task(title: "Learn the cello"), Task(title: "Paint the door", note: "Green or blue"), Task(title: "Visit Lisbon"),
      Task(title: "Tidy the cellar"),
    ],
  ]
  private var made = 0
  private let picker = UISegmentedControl(items: styles.map(\.title))
  private let buttons = UIStackView()
  private var table = UITableView(frame: .zero, style: .insetGrouped)

  private var editButton: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Table"
    view.backgroundColor = .systemGroupedBackground
    picker.selectedSegmentIndex = 2
    picker.accessibilityLabel = "Style"
    picker.addTarget(self, action: Self.pick, for: .valueChanged)
    buttons.axis = .horizontal
    buttons.spacing = 8
    addButton("Insert") { $0.insert() }
    addButton("Delete") { $0.delete() }
    addButton("Move") { $0.move() }
    addButton("Shuffle") { $0.shuffle() }
    editButton = addButton("Edit") { $0.edit() }
    for part in [picker, buttons] { view.addSubview(part) }
    show(table)
  }

  @discardableResult
  private func addButton(_ title: String, _ action: @escaping (TableController) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray().inToolType
    configuration.title = title
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self.map(action) })
    buttons.addArrangedSubview(button)
    return button
  }

  private func show(_ new: UITableView) {
    let (offset, isEditing) = (table.contentOffset, table.isEditing)
    table.removeFromSuperview()
    table = new
    new.contentInsetAdjustmentBehavior = .never
    new.register(TaskCell.self, forCellReuseIdentifier: "task")
    new.dataSource = self
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
    let (pick, row) = (picker.intrinsicContentSize, buttons.systemLayoutSizeFitting(.zero))
    // The margin is that of the table's inset groups.
    let margin: CGFloat = area.width < 414 ? 16 : 20
    let isWide = area.width >= 260 + row.width + 3 * margin
    let pickerWidth = isWide ? 260 : area.width - 2 * margin
    picker.frame = CGRect(
      x: area.minX + margin, y: area.minY + Self.spacing, width: pickerWidth, height: pick.height)
    buttons.frame = CGRect(
      x: isWide ? area.maxX - margin - row.width : area.minX + margin,
      y: isWide ? picker.frame.midY - row.height / 2 : picker.frame.maxY + Self.spacing, width: row.width,
      height: row.height)
    let top = max(buttons.frame.maxY, picker.frame.maxY) + Self.spacing
    table.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(view.bounds.height - top, 0))
    table.contentInset.bottom = view.safeAreaInsets.bottom
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.becomeFirstResponder()
  }

  // MARK: Changes

  private func pick() {
    let style = Self.styles[max(picker.selectedSegmentIndex, 0)].style
    guard style != table.style else { return }
    view.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    show(UITableView(frame: table.frame, style: style))
  }

  /// The row that the keyboard or the pointer has chosen, or the first one.
  private var chosen: IndexPath? {
    table.indexPathForSelectedRow ?? tasks.firstIndex { !$0.isEmpty }.map { IndexPath(row: 0, section: $0) }
  }

  private func insert() {
    let path = chosen ?? IndexPath(row: 0, section: 0)
    tasks[path.section].insert(Task(title: Self.ideas[made % Self.ideas.count]), at: path.row)
    made += 1
    table.insertRows(at: [path], with: .automatic)
  }

  private func delete() { if let chosen { delete(chosen) } }

  private func delete(_ path: IndexPath) {
    tasks[path.section].remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }

  /// Moves a row to the other section.
  private func move() {
    guard let chosen else { return }
    let target = IndexPath(row: 0, section: 1 - chosen.section)
    tasks[target.section].insert(tasks[chosen.section].remove(at: chosen.row), at: 0)
    table.moveRow(at: chosen, to: target)
    table.scrollToRow(at: target, at: .none, animated: true)
  }

  private func shuffle() {
    table.performBatchUpdates { [self] in
      for section in tasks.indices {
        let order = tasks[section].indices.shuffled()
        tasks[section] = order.map { tasks[section][$0] }
        for (new, old) in order.enumerated() {
          table.moveRow(at: IndexPath(row: old, section: section), to: IndexPath(row: new, section: section))
        }
      }
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
    case .keyboard1, .keyboard2, .keyboard3:
      picker.selectedSegmentIndex = press.plainKey == .keyboard1 ? 0 : press.plainKey == .keyboard2 ? 1 : 2
      pick()
    default: return false
    }
    return true
  }
}

extension TableController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { tasks.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Self.titles[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    let task = tasks[indexPath.section][indexPath.row]
    cell.textLabel?.text = task.title
    cell.detailTextLabel?.text = task.note
    cell.accessoryType = task.isDone ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { delete(indexPath) }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let task = tasks[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    tasks[destinationIndexPath.section].insert(task, at: destinationIndexPath.row)
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
    let isDone = tasks[indexPath.section][indexPath.row].isDone
    let done = UIContextualAction(style: .normal, title: isDone ? "Not done" : "Done") { [weak self] _, _, completion in
      self?.tasks[indexPath.section][indexPath.row].isDone.toggle()
      self?.table.reconfigureRows(at: [indexPath])
      completion(true)
    }
    done.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [done])
  }
}

/// A row with a title above a note.
final class TaskCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.textColor = Palette.secondaryText
    detailTextLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
