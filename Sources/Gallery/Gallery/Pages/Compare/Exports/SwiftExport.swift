// SPDX-License-Identifier: MIT
import UIKit

/// The source of a class that does what a cell does: its style, in its kind, with its curve and its duration.
///
/// The file contains the style's own source and what that needs, and compiles with `import UIKit` alone, isolated to the
/// main actor by default.
struct SwiftExport {
  private var motion: CellMotion
  /// The end of the names of the classes, so that several of them can be in one program.
  private let suffix: String
  private var id: String { motion.compared.style }

  /// The number of intervals in which a curve is written down.
  private static let intervals = 60

  init(_ motion: CellMotion, suffix: String = "") {
    self.motion = motion
    self.suffix = suffix
    // A program is dragged by a person.
    self.motion.drag = nil
  }

  /// The source, or nil for a style whose source is not found.
  var source: String? {
    guard let ownSource, let style = StyleSource(of: id) else { return nil }
    return ownSource + "\n" + Self.parts(neededBy: [style.file])
  }

  /// The source without the style and what it needs.
  var ownSource: String? {
    guard let style = StyleSource(of: id) else { return nil }
    return ([header, body(style.entry)] + (isTimed ? [interaction] : [])).joined(separator: "\n")
  }

  /// Returns the source of styles and of all that they need.
  static func support(of styles: [String]) -> String {
    let files = styles.compactMap { StyleSource(of: $0)?.file }
    let own = files.enumerated().filter { file in !files.prefix(file.offset).contains { $0.name == file.element.name } }
    return "// SPDX-License-Identifier: MIT\nimport UIKit\n\n" + parts(neededBy: own.map(\.element))
  }

  private static func parts(neededBy styles: [File]) -> String {
    files(neededBy: styles).map { "// MARK: - \($0.name)\n\n" + stripped($0.text) }.joined(separator: "\n")
  }

  /// Whether the cell's curve or duration differ from the style's own.
  private var isTimed: Bool { motion.compared.curve != nil || motion.compared.duration != nil }

  // MARK: The style's sources

  private typealias File = StyleSource.File

  /// Returns the files that styles need: what all styles have in common, and the styles whose types it uses.
  private static func files(neededBy styles: [File]) -> [File] {
    func isStyle(_ file: File) -> Bool { file.text.contains(#/\bid: "[a-z-]+"/#) }
    var needed = styles + StyleSources.files.filter { !isStyle($0) }
    var rest = StyleSources.files.filter { file in isStyle(file) && !styles.contains { $0.name == file.name } }
    while let index = rest.firstIndex(where: { declares($0, aTypeUsedIn: needed) }) {
      needed.append(rest.remove(at: index))
    }
    return needed
  }

  private static func declares(_ file: File, aTypeUsedIn others: [File]) -> Bool {
    let names = file.text.matches(of: #/\n(?:final )?(?:class|struct|enum|protocol) (?<name>\w+)/#).map(\.output.name)
    return names.contains { name in
      others.contains { other in
        other.text.ranges(of: name).contains { range in
          let after = range.upperBound < other.text.endIndex ? other.text[range.upperBound] : " "
          let before =
            range.lowerBound > other.text.startIndex
            ? other.text[other.text.index(before: range.lowerBound)] : " "
          return !after.isLetter && !before.isLetter
        }
      }
    }
  }

  private static func stripped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("// SPDX") && !$0.hasPrefix("import ") }
      .drop { $0.isEmpty }.joined(separator: "\n")
      // The gallery's own pictures.
      .replacingOccurrences(of: "source: { SamplePicture() }", with: "source: nil")
      .replacingOccurrences(
        of: "{ UIImage(contentsOfFile: Assets.picture($0).path) }", with: "{ _ in UIImage(systemName: \"photo\") }")
  }

  // MARK: The class

  private var header: String {
    """
    // SPDX-License-Identifier: MIT
    // Written by the gallery for \(motion.compared.address).
    // Compile it isolated to the main actor by default, as new projects are.
    import UIKit

    """
  }

  private func body(_ entry: String) -> String {
    let timing = isTimed ? "TimedInteraction\(suffix)()" : "nil"
    return """
      /// Shows a page after another one, and goes back, in the style “\(Catalog.style(id)?.title ?? id)”.
      ///
      ///     let transition = ExportedTransition\(suffix)()
      ///     transition.show(details, from: list)
      ///
      /// Keep the transition as long as the pages are shown.
      final class ExportedTransition\(suffix) {
        private let delegate = StyleDelegate(style: \(entry))

        func show(_ page: UIViewController, from source: UIViewController) {
      \(showing)
        }

        func goBack(from page: UIViewController, to source: UIViewController) {
          run { \(goingBack) }
        }

        private func run(_ start: () -> Void) {
          delegate.interactor = \(timing)
          start()
          delegate.interactor = nil
        }
      }

      """
  }

  private var showing: String {
    switch motion.compared.kind {
    case .push:
      """
          delegate.configure(pushed: page, over: source)
          source.navigationController?.delegate = delegate
          run { source.navigationController?.pushViewController(page, animated: true) }
      """
    case .tab:
      """
          source.tabBarController?.delegate = delegate
          run { source.tabBarController?.selectedViewController = page }
      """
    case .present:
      """
          delegate.configure(presented: page, over: source)
          run { source.present(page, animated: true) }
      """
    }
  }

  private var goingBack: String {
    switch motion.compared.kind {
    case .push: "_ = page.navigationController?.popViewController(animated: true)"
    case .tab: "page.tabBarController?.selectedViewController = source"
    case .present: "page.dismiss(animated: true)"
    }
  }

  /// The fractions of the animation at equal times, which are those of the cell.
  var fractions: [CGFloat] {
    (0...Self.intervals).map { motion.fraction(at: motion.duration * Double($0) / Double(Self.intervals)) }
  }

  /// The line that lets a curve go beyond its ends, if it does.
  private var overshoot: String {
    let goesBeyond = fractions.contains { $0 < 0 || $0 > 1 }
    return goesBeyond ? "    allowsOvershoot = true  // Passage has it; UIKit stops at the end.\n" : ""
  }

  private var interaction: String {
    let numbers = fractions.map { Double($0).shortText }
    let rows = stride(from: 0, to: numbers.count, by: 12).map { start in
      "    " + numbers[start..<min(start + 12, numbers.count)].joined(separator: ", ")
    }
    return """
      /// Moves a transition by itself along a curve: \(motion.compared.curve?.summary ?? "the style's own").
      final class TimedInteraction\(suffix): UIPercentDrivenInteractiveTransition {
        /// In seconds.
        private static let time: TimeInterval = \(motion.duration.shortText)
        /// The fractions of the animation at equal times.
        private static let fractions: [CGFloat] = [
      \(rows.joined(separator: ",\n")),
        ]
        private var start: TimeInterval?

        override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      \(overshoot)    super.startInteractiveTransition(transitionContext)
          CADisplayLink { self.step($0) }.add(to: .main, forMode: .common)
        }

        private func step(_ link: CADisplayLink) {
          let start = self.start ?? link.timestamp
          self.start = start
          let elapsed = (link.targetTimestamp - start) / Self.time
          guard elapsed < 1 else {
            link.invalidate()
            update(1)
            return finish()
          }
          let position = max(elapsed, 0) * Double(Self.fractions.count - 1)
          let index = Int(position)
          let (low, high) = (Self.fractions[index], Self.fractions[index + 1])
          update(low + (high - low) * CGFloat(position - Double(index)))
        }
      }

      """
  }
}
