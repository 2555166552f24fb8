// SPDX-License-Identifier: MIT

@testable import CoreGraphics

/// Tests text with arbitrary characters in an area of arbitrary size.
struct TextTarget: FuzzTarget {
  func run(_ input: inout FuzzInput) {
    let style = TextStyle(
      alignment: input.element(of: [.left, .center, .right, .justified, .natural]),
      lineBreakMode: input.element(of: [
        .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
      ]),
      numberOfLines: Int(input.integer(Int8.self)), lineSpacing: input.double())
    let size = CGSize(width: input.double(), height: input.double())
    let font = FontDescriptor(size: input.double())
    let run = TextRun(
      string: input.string(), font: font, kern: input.double(),
      underline: input.bool() ? TextDecoration(isDouble: input.bool()) : nil, baselineOffset: input.double())
    let layout = TextLayout(runs: [run, TextRun(string: input.string(), font: font)], style: style)
    _ = layout.size(constrainedTo: size)
    _ = layout.lineCount(constrainedTo: size)
    guard let context = CGContext(size: CGSize(width: 32, height: 32), scale: 1) else { return }
    layout.draw(in: context, rect: CGRect(origin: .zero, size: size), color: .black)
  }
}
