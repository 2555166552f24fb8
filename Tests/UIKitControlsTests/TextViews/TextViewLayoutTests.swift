// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The size and the places of a text view's text.
@MainActor
final class TextViewLayoutTests: UIKitTestCase {
  private var stage: TextViewStage!
  private var view: UITextView { stage.view }

  override func setUp() async throws {
    try await super.setUp()
    stage = TextViewStage()
  }

  override func release() { stage = nil }

  private var lineHeight: CGFloat { (view.font?.lineHeight ?? 0).rounded(.up) }

  private func caret(_ offset: Int) -> CGRect {
    let start = view.beginningOfDocument
    return view.caretRect(for: view.position(from: start, offset: offset) ?? start)
  }

  func testTheContentIsAsHighAsTheTextWithItsInsets() async {
    view.text = "a\nb\n"
    stage.host.flush()
    XCTAssertEqual(view.contentSize.width, 200)
    XCTAssertEqual(view.contentSize.height, 3 * lineHeight + 16, accuracy: 3)
    XCTAssertEqual(caret(0).midX, 5)
    XCTAssertEqual(caret(0).minY, 8)
    view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    view.textContainer.lineFragmentPadding = 0
    stage.host.flush()
    XCTAssertEqual(caret(0).midX, 10)
    XCTAssertEqual(caret(0).minY, 20)
  }

  func testALargestNumberOfLinesHidesTheRest() async {
    view.text = "a\nb\nc\nd"
    view.textContainer.maximumNumberOfLines = 2
    stage.host.flush()
    XCTAssertEqual(view.contentSize.height, 2 * lineHeight + 16, accuracy: 2)
    view.text = "a paragraph that is broken into more than two lines because it is so long that it does not fit"
    stage.host.flush()
    XCTAssertEqual(view.contentSize.height, 2 * lineHeight + 16, accuracy: 2)
    view.textContainer.maximumNumberOfLines = 0
    stage.host.flush()
    XCTAssertGreaterThan(view.contentSize.height, 3 * lineHeight + 16)
  }

  func testSizeThatFitsBreaksLinesAtTheWidth() async {
    view.text = "some words that are broken into lines"
    let natural = view.sizeThatFits(.zero)
    let narrow = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    XCTAssertGreaterThan(natural.width, 200)
    XCTAssertEqual(natural.height, lineHeight + 16, accuracy: 1)
    XCTAssertLessThanOrEqual(narrow.width, 100)
    XCTAssertGreaterThan(narrow.height, 2 * lineHeight + 16)
  }

  func testATextViewWithoutScrollingGrowsWithItsText() async {
    XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    view.removeFromSuperview()
    view.isScrollEnabled = false
    let stack = UIStackView(arrangedSubviews: [view, UILabel()])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: stage.controller.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: stage.controller.view.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 150),
    ])
    view.text = "a"
    stage.host.flush()
    XCTAssertEqual(view.frame.height, lineHeight + 16, accuracy: 1)
    view.becomeFirstResponder()
    stage.type("\n\nwords that are broken")
    XCTAssertEqual(view.frame.width, 150)
    XCTAssertEqual(view.frame.height, 4 * lineHeight + 16, accuracy: 3)
  }

  func testAScrollViewAroundATextViewShowsTheCaret() async {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.removeFromSuperview()
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    stage.controller.view.addSubview(outer)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.contentLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.contentLayoutGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: outer.contentLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.contentLayoutGuide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    stage.host.flush()
    view.becomeFirstResponder()
    for line in 0..<10 { stage.type("\n\(line)") }
    XCTAssertGreaterThan(view.frame.height, 200)
    XCTAssertTrue(outer.bounds.contains(caret(20)), "\(caret(20)) in \(outer.bounds)")
  }

  func testATextFromRightToLeftStartsAtTheRight() async {
    view.text = "שלום"
    stage.host.flush()
    XCTAssertEqual(caret(0).midX, 195, accuracy: 1)
    view.becomeFirstResponder()
    stage.host.key(TextViewStage.Key.right)
    XCTAssertEqual(stage.caret, 3)
  }

  func testARangeIsScrolledIntoView() async {
    view.text = (0..<200).map { "line \($0)" }.joined(separator: "\n")
    view.scrollRangeToVisible(NSRange(location: 1_000, length: 1))
    XCTAssertTrue(view.bounds.contains(caret(1_000)))
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    XCTAssertEqual(view.contentOffset, .zero)
  }

  func testTheClosestPositionIsThatOfItsCaret() async {
    view.text = "one two three four five six seven\n\neight nine"
    for offset in [0, 3, 20, 34, 35, 40, 45] {
      let rect = caret(offset)
      let place = view.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY))
      XCTAssertEqual(place.map { view.offset(from: view.beginningOfDocument, to: $0) }, offset)
    }
    let end = view.closestPosition(to: CGPoint(x: 0, y: 10_000))
    XCTAssertEqual(end.map { view.offset(from: view.beginningOfDocument, to: $0) }, 35, "the start of the last line")
  }

  func testALongParagraphIsDrawnInParts() async {
    view.text = String(repeating: "word ", count: 20_000)
    view.scrollRangeToVisible(NSRange(location: 50_000, length: 1))
    stage.host.flush()
    XCTAssertTrue(view.bounds.contains(caret(50_000)))
    let drawn = view.subviews.flatMap(\.subviews).flatMap(\.subviews).map(\.bounds.height).max() ?? 0
    XCTAssertLessThan(drawn, 1_500)
    XCTAssertGreaterThan(drawn, 100)
  }
}
