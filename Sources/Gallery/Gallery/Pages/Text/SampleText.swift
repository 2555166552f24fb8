// SPDX-License-Identifier: MIT
import UIKit

/// The text of the label, with the attributes that the controls choose.
struct SampleText {
  static let weights: [(title: String, weight: UIFont.Weight)] = [
    ("Light", .light), ("Regular", .regular), ("Medium", .medium), ("Bold", .bold), ("Black", .black),
  ]
  static let colors: [(title: String, color: UIColor)] = [
    ("Label", .label), ("Blue", .systemBlue), ("Pink", .systemPink), ("Orange", .systemOrange), ("Green", .systemGreen),
  ]
  static let alignments: [(title: String, alignment: NSTextAlignment)] = [
    ("Left", .left), ("Centre", .center), ("Right", .right), ("Justified", .justified),
  ]
  static let modes: [(title: String, mode: NSLineBreakMode)] = [
    ("Words", .byWordWrapping), ("Letters", .byCharWrapping), ("Clip", .byClipping), ("Head", .byTruncatingHead),
    ("Middle", .byTruncatingMiddle), ("Tail", .byTruncatingTail),
  ]
  private static let words = (
    head: "One label, ", marked: "many attributes",
    tail: """

    Weight, colour and underline belong to ranges of a text; alignment, spacing and line breaks belong to its \
    paragraphs. Text that is longer than its label is wrapped, cut off, or ends with an ellipsis.
    """
  )

  let weight: UIFont.Weight
  let color: UIColor
  let alignment: NSTextAlignment
  let mode: NSLineBreakMode
  let isUnderlined: Bool
  /// The distances between letters and between lines, in points.
  let kerning: Double
  let lineSpacing: Double

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = mode
    style.lineSpacing = CGFloat(lineSpacing)
    style.paragraphSpacing = 8
    return style
  }

  var attributed: NSAttributedString {
    let common: [NSAttributedString.Key: Any] = [.kern: kerning, .paragraphStyle: paragraph]
    let heading = common.merging([.font: UIFont.systemFont(ofSize: 28, weight: weight)]) { $1 }
    var marked = heading
    marked[.foregroundColor] = color
    if isUnderlined { marked[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    let body = common.merging([.font: UIFont.systemFont(ofSize: 17), .foregroundColor: Palette.secondaryText]) { $1 }
    let text = NSMutableAttributedString(string: Self.words.head, attributes: heading)
    text.append(NSAttributedString(string: Self.words.marked, attributes: marked))
    text.append(NSAttributedString(string: Self.words.tail, attributes: body))
    return text
  }
}
