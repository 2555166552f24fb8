// SPDX-License-Identifier: MIT
import UIKit

/// The content to scroll, and the duration.
struct ScrollOptions {
  enum Subject: String, CaseIterable {
    /// A collection view of ten thousand cells.
    case cells
    /// A thousand labels in a scroll view.
    case labels
    /// A table view of ten thousand rows.
    case rows
    /// A collection view of ten thousand cells that size themselves.
    case notes
    /// The labels, below a blur of the window's size.
    case blurred
  }

  var subject = Subject.cells
  var seconds = 10.0
  var size = CGSize(width: 1280, height: 800)

  static let usage = "usage: scroll [--subject cells|labels|rows|notes|blurred] [--seconds S] [--size WxH]"

  /// Returns nil if the arguments are not valid.
  init?(_ words: [String]) {
    var words = words[...]
    while let name = words.popFirst() {
      guard let value = words.popFirst(), set(name, to: value) else { return nil }
    }
  }

  private mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "--subject":
      guard let subject = Subject(rawValue: value) else { return false }
      self.subject = subject
    case "--seconds":
      guard let seconds = Double(value), seconds > 0 else { return false }
      self.seconds = seconds
    case "--size":
      let sides = value.split(separator: "x").compactMap { Double($0) }
      guard sides.count == 2, sides.allSatisfy({ $0 > 0 }) else { return false }
      size = CGSize(width: sides[0], height: sides[1])
    default: return false
    }
    return true
  }
}
