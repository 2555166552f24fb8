// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Natural sizes, hugging, compression resistance and fitting sizes.
@MainActor
final class ContentSizeTests: AutoLayoutTestCase {
  private func pinToTop(_ views: UIView...) {
    for view in views { view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true }
  }

  func testAViewHasItsNaturalSize() async {
    let block = add(Block(80, 30))
    block.centerXAnchor.constraint(equalTo: page.centerXAnchor).isActive = true
    pinToTop(block)
    layOut()
    XCTAssertEqual(block.frame, CGRect(x: 160, y: 0, width: 80, height: 30))

    block.size = CGSize(width: 100, height: 20)
    layOut()
    XCTAssertEqual(block.frame, CGRect(x: 150, y: 0, width: 100, height: 20))
  }

  func testViewsBelowEachOtherChangeTheirNaturalSizesAtOnce() async {
    let blocks = (0..<20).map { _ in add(Block(50, 10)) }
    var edge = page.topAnchor
    for block in blocks {
      NSLayoutConstraint.activate([
        block.leftAnchor.constraint(equalTo: page.leftAnchor), block.topAnchor.constraint(equalTo: edge, constant: 2),
      ])
      edge = block.bottomAnchor
    }
    layOut()
    XCTAssertEqual(blocks[19].frame, CGRect(x: 0, y: 230, width: 50, height: 10))

    for block in blocks { block.size = CGSize(width: 60, height: 15) }
    layOut()
    XCTAssertEqual(blocks[19].frame, CGRect(x: 0, y: 325, width: 60, height: 15))

    blocks[0].size = CGSize(width: UIView.noIntrinsicMetric, height: 5)
    blocks[0].widthAnchor.constraint(equalToConstant: 7).isActive = true
    layOut()
    XCTAssertEqual(blocks[0].frame, CGRect(x: 0, y: 2, width: 7, height: 5))
    XCTAssertEqual(blocks[19].frame, CGRect(x: 0, y: 315, width: 60, height: 15))
  }

  func testTheViewThatHugsLeastGrows() async {
    let (a, b) = (add(Block(50, 10)), add(Block(50, 10)))
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: page.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: page.rightAnchor),
    ])
    pinToTop(a, b)
    layOut()
    XCTAssertEqual([a.frame.width, b.frame.width], [50, 350])

    a.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    layOut()
    XCTAssertEqual([a.frame.width, b.frame.width], [350, 50])
  }

  func testTheViewThatResistsLeastShrinks() async {
    let (a, b) = (add(Block(300, 10)), add(Block(300, 10)))
    b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: page.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: page.rightAnchor),
    ])
    pinToTop(a, b)

    layOut()

    XCTAssertEqual([a.frame.width, b.frame.width], [300, 100])
  }

  /// Both texts are as wide on one line, and break into different numbers of lines.
  func testTextOfTheSameNaturalSizeThatBreaksElsewhereTakesItsOwnHeight() async {
    let label = add(UILabel())
    label.numberOfLines = 0
    label.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
    label.text = "aaaa bb cc"
    let size = label.intrinsicContentSize
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: page.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: size.width * 0.55),
    ])
    pinToTop(label)
    layOut()
    let height = label.frame.height

    label.text = "a bbbbbb c"
    XCTAssertEqual(label.intrinsicContentSize, size)
    layOut()

    XCTAssertGreaterThan(label.frame.height, height)
  }

  func testTheHeightOfTextFollowsItsWidth() async {
    let label = add(UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "words ", count: 60)
    let below = add(Block(10, 10))
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, label.leftAnchor.constraint(equalTo: page.leftAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
    ])
    pinToTop(label)
    layOut()
    XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    XCTAssertEqual(below.frame.minY, label.frame.height + 4)

    width.constant = 400
    layOut()
    XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 400, height: 0)).height)
    XCTAssertEqual(below.frame.minY, label.frame.height + 4)
  }

  func testAButtonWithAConfigurationIsAsHighAsTheLinesOfItsTitle() async throws {
    let (button, below) = (add(UIButton(configuration: .filled())), add(UIView()))
    button.configuration?.title = "A title of several words"
    let line = button.intrinsicContentSize
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: line.width * 0.6),
      button.topAnchor.constraint(equalTo: page.topAnchor),
      below.topAnchor.constraint(equalTo: button.bottomAnchor),
    ])

    layOut()

    let title = try XCTUnwrap(button.titleLabel)
    XCTAssertEqual(title.frame.height + 14, button.frame.height, accuracy: 1)
    XCTAssertGreaterThan(button.frame.height, line.height + 10)
    XCTAssertEqual(below.frame.minY, button.frame.height)
  }

  func testTheBaselineOfAButtonIsThatOfItsTitle() async throws {
    let (label, button) = (add(UILabel()), add(UIButton(type: .system)))
    label.text = "Name"
    label.font = .systemFont(ofSize: 30)
    button.setTitle("Edit", for: .normal)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])

    layOut()

    let title = try XCTUnwrap(button.titleLabel)
    let baseline = button.frame.minY + title.frame.minY + title.font.ascender
    XCTAssertEqual(baseline, 100 + label.font.ascender, accuracy: 1)
    XCTAssertGreaterThan(title.frame.minY, 4)
  }

  func testBaselinesOfTextAreAligned() async {
    let (small, large) = (add(UILabel()), add(UILabel()))
    (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 40))
    (small.text, large.text) = ("small", "large")
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])

    layOut()

    let expected = large.frame.minY + large.font.ascender - small.font.ascender
    XCTAssertEqual(small.frame.minY, expected, accuracy: 1)
  }

  // MARK: Fitting

  func testTheFittingSizeIsThatOfTheConstraintsInside() async {
    let card = UIView()
    let block = add(Block(80, 30), to: card)
    NSLayoutConstraint.activate([
      block.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      block.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -20),
      block.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      block.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
    ])

    XCTAssertEqual(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 110, height: 41))
    XCTAssertEqual(
      card.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 300, height: 41))
  }

  func testTheFittingHeightOfTextDependsOnTheWidth() async {
    let card = UIView()
    let label = add(UILabel(), to: card)
    label.numberOfLines = 0
    label.text = String(repeating: "words ", count: 60)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor), label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])

    for width: CGFloat in [120, 320] {
      let size = card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      XCTAssertEqual(size.height, label.sizeThatFits(CGSize(width: width - 20, height: 0)).height)
    }
  }

  func testAViewWithoutConstraintsFitsItsContent() async {
    XCTAssertEqual(Block(30, 20).systemLayoutSizeFitting(.zero), CGSize(width: 30, height: 20))
  }
}
