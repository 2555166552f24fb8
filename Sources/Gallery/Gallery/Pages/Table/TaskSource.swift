// SPDX-License-Identifier: MIT
import UIKit

/// The tasks in two sections, and the data source that shows them in a table.
final class TaskSource: NSObject, UITableViewDataSource {
  struct Task {
    let title: String
    var note: String?
    var isDone = false
  }

  private static let ideas = [
    "Water the plants", "Call the dentist", "Oil the bicycle", "Sharpen the pencils", "Write to Ada", "Sort the photos",
  ]
  private static let titles = ["Today", "Later"]

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

  // MARK: Changes

  subscript(path: IndexPath) -> Task {
    get { tasks[path.section][path.row] }
    set { tasks[path.section][path.row] = newValue }
  }

  /// The first row, or nil if there are no tasks.
  var first: IndexPath? { tasks.firstIndex { !$0.isEmpty }.map { IndexPath(row: 0, section: $0) } }

  /// Inserts a new task.
  func insert(at path: IndexPath) {
    tasks[path.section].insert(Task(title: Self.ideas[made % Self.ideas.count]), at: path.row)
    made += 1
  }

  func remove(at path: IndexPath) { tasks[path.section].remove(at: path.row) }

  func move(from old: IndexPath, to new: IndexPath) {
    let task = tasks[old.section].remove(at: old.row)
    tasks[new.section].insert(task, at: new.row)
  }

  /// Puts the tasks of each section in a random order, and returns the moves.
  func shuffle() -> [(old: IndexPath, new: IndexPath)] {
    tasks.indices.flatMap { section in
      let order = tasks[section].indices.shuffled()
      tasks[section] = order.map { tasks[section][$0] }
      return order.enumerated().map { (IndexPath(row: $1, section: section), IndexPath(row: $0, section: section)) }
    }
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { tasks.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Self.titles[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: TaskCell.identifier, for: indexPath)
    let task = self[indexPath]
    cell.textLabel?.text = task.title
    cell.detailTextLabel?.text = task.note
    cell.accessoryType = task.isDone ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    remove(at: indexPath)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    move(from: sourceIndexPath, to: destinationIndexPath)
  }
}
