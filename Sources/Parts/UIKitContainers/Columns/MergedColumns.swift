// SPDX-License-Identifier: MIT

/// The record of how the stacks of several columns have become one, by which they are separated again.
struct MergedColumns {
  typealias Column = UISplitViewController.Column

  /// The column whose navigation controller contains the stack.
  let host: Column
  /// The columns in the stack with the pages that they had, the host first.
  private(set) var parts: [(column: Column, pages: [UIViewController])]

  var columns: [Column] { parts.map(\.column) }

  init(host: Column, pages: [UIViewController]) {
    self.host = host
    parts = [(host, pages)]
  }

  /// Records the pages of a column above all others, or replaces them.
  mutating func set(_ pages: [UIViewController], of column: Column) {
    if let index = columns.firstIndex(of: column) {
      parts[index].pages = pages
    } else {
      parts.append((column, pages))
      parts.sort { $0.column.rawValue < $1.column.rawValue }
    }
  }

  /// Forgets a column above the host, which then has its pages itself.
  mutating func remove(_ column: Column) { parts.removeAll { $0.column == column && column != host } }

  /// Returns the parts of a stack. A page that was pushed since belongs to the column of the page below it. Columns
  /// whose pages have all been popped are absent.
  func split(_ stack: [UIViewController]) -> [Column: [UIViewController]] {
    var (column, result) = (host, [Column: [UIViewController]]())
    for page in stack {
      if let owner = parts.first(where: { $0.pages.contains(page) })?.column, owner.rawValue > column.rawValue {
        column = owner
      }
      result[column, default: []].append(page)
    }
    return result
  }

  /// Returns the stack of a navigation controller for each column: its part, or, if its pages have all been popped, those
  /// that it had.
  func separated(_ navigation: UINavigationController) -> [Column: [UIViewController]] {
    let stack = navigation.viewControllers
    var result = split(stack)
    let kept = Set(stack.map(ObjectIdentifier.init))
    for (column, pages) in parts where result[column] == nil {
      // A page that the program has put elsewhere since stays there.
      result[column] = pages.filter {
        ($0.parent == nil || $0.parent === navigation) && !kept.contains(ObjectIdentifier($0))
      }
    }
    return result
  }

  /// Returns the stack in which a column is on top, with the columns below it as they are in `stack`.
  func stack(showing column: Column, from stack: [UIViewController]) -> [UIViewController] {
    let present = split(stack)
    return parts.filter { $0.column.rawValue <= column.rawValue }.flatMap { present[$0.column] ?? $0.pages }
  }
}
