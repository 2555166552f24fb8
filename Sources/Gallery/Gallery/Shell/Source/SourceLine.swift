// SPDX-License-Identifier: MIT
import UIKit

/// A line of source, with a label for each run.
final class SourceLine: UIView {
  static let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)
  static let height: CGFloat = 20
  /// The width of a character in points.
  static let advance: CGFloat = {
    let label = UILabel()
    label.font = font
    label.text = String(repeating: "0", count: 100)
    return label.intrinsicContentSize.width / 100
  }()

  let index: Int

  init(_ runs: [SwiftHighlighter.Run], index: Int) {
    self.index = index
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for run in runs where !run.text.allSatisfy(\.isWhitespace) {
      let label = UILabel()
      label.font = Self.font
      label.textColor = run.kind.color
      label.text = run.text
      let width = (CGFloat(run.text.count + 1) * Self.advance).rounded(.up)
      label.frame = CGRect(x: CGFloat(run.column) * Self.advance, y: 0, width: width, height: Self.height)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension SwiftHighlighter.Kind {
  /// The colour, in which text is readable on the backgrounds of pages and sheets.
  var color: UIColor {
    switch self {
    case .plain: .label
    case .keyword: Self.color(light: 0x9b2393, dark: 0xff7ab2)
    case .type: Self.color(light: 0x0b5a8a, dark: 0x6bdfff)
    case .string: Self.color(light: 0xb01510, dark: 0xff8f80)
    case .number: Self.color(light: 0x1c00cf, dark: 0xd9c97c)
    case .comment: Self.color(light: 0x4a5763, dark: 0xa6b3bf)
    }
  }

  private static func color(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let hex = traits.userInterfaceStyle == .dark ? dark : light
      func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xff) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
  }
}
