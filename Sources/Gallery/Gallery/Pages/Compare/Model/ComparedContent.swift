// SPDX-License-Identifier: MIT
import UIKit

/// The two pages of every cell: one of the gallery's pairs, or the user's own screens.
struct ComparedContent: Equatable {
  static let places = ComparedContent(pages: .places)

  var pages: ComparedPages
  var screens: OwnScreens?

  /// The appearance of the pages, unless it is that of the window.
  var style: UIUserInterfaceStyle { screens == nil ? pages.style : .unspecified }

  func make() -> (first: UIViewController, second: UIViewController) {
    guard let screens else { return pages.make() }
    return (ScreenController(screens.from), ScreenController(screens.to))
  }
}

/// Two pictures of screens, between which the styles show their transitions.
struct OwnScreens: Equatable {
  var from = Screen()
  var to = Screen()

  struct Screen: Equatable {
    /// The path of the picture, or an empty one for none.
    var path = ""
    /// The rectangle of the element that moves from screen to screen, in pixels of the picture, or nil for the whole.
    var element: CGRect?
  }
}

extension OwnScreens {
  /// Replaces one or both screens by pictures, from the first screen (0) or the second (1) on.
  mutating func replace(with paths: [String], from index: Int) {
    for (offset, path) in paths.prefix(2).enumerated() {
      let screen = Screen(path: path)
      if (index + offset).isMultiple(of: 2) { from = screen } else { to = screen }
    }
  }

  /// Adds a picture as the first screen if there is none, and otherwise as the second. Two pictures replace both.
  mutating func add(_ paths: [String]) {
    replace(with: paths, from: paths.count == 1 && !from.path.isEmpty ? 1 : 0)
  }

  /// The options that state screens on the command line.
  static let options = ["--from", "--to", "--from-element", "--to-element"]

  /// The words that `set(_:to:)` reads.
  var address: [String] {
    [("--from", from), ("--to", to)].flatMap { option, screen -> [String] in
      guard !screen.path.isEmpty else { return [] }
      return [option, screen.path] + (screen.element.map { ["\(option)-element", Self.text(of: $0)] } ?? [])
    }
  }

  /// Sets what one of the `options` names.
  mutating func set(_ option: String, to word: String) throws(UsageError) {
    switch option {
    case "--from": from.path = URL(fileURLWithPath: word).path
    case "--to": to.path = URL(fileURLWithPath: word).path
    case "--from-element": from.element = try Self.rectangle(word, for: option)
    default: to.element = try Self.rectangle(word, for: option)
    }
  }

  /// Checks that both pictures can be read.
  func checkFiles() throws(UsageError) {
    for (option, screen) in [("--from", from), ("--to", to)] where UIImage(contentsOfFile: screen.path) == nil {
      let problem = screen.path.isEmpty ? "There is no picture for \(option)" : "Cannot read \(screen.path.quoted)"
      throw UsageError("\(problem). \(option) takes a picture as PNG or JPEG; state both --from and --to.")
    }
  }

  private static func text(of rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { Double($0).shortText }.joined(separator: "/")
  }

  private static func rectangle(_ word: String, for option: String) throws(UsageError) -> CGRect {
    let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard numbers.count == 4, numbers.allSatisfy((0...Self.longestSide).contains), numbers[2] > 0, numbers[3] > 0 else {
      throw UsageError(
        "\(option) takes X/Y/WIDTH/HEIGHT in pixels of the picture, such as 20/60/120/80, not \(word.quoted).")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The longest side of a picture in pixels.
  private static let longestSide = 32_767.0
}
