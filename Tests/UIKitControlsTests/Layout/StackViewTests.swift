// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor final class StackViewTests: UIKitTestCase {
  private func stack(
    _ sizes: [(CGFloat, CGFloat)], axis: NSLayoutConstraint.Axis = .horizontal,
    distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill,
    size: CGSize = CGSize(width: 300, height: 100)
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: sizes.map { SizedView(CGSize(width: $0.0, height: $0.1)) })
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.frame.size = size
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  func testFillStretchesTheViewWithTheLowestHuggingPriority() async {
    let stack = stack([(50, 10), (50, 20)])
    stack.spacing = 10
    stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)

    let frames = frames(stack)

    XCTAssertEqual(frames.map(\.minX), [0, 60])
    XCTAssertEqual(frames.map(\.width), [50, 240])
    XCTAssertEqual(frames.map(\.height), [100, 100])
  }

  func testFillShrinksTheViewWithTheLowestCompressionResistance() async {
    let stack = stack([(200, 10), (200, 20)])
    stack.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

    XCTAssertEqual(frames(stack).map(\.width), [100, 200])
  }

  func testAViewWithoutANaturalSizeIsStretchedFirst() async {
    let stack = stack([(50, 10)])
    stack.addArrangedSubview(UIView())

    XCTAssertEqual(frames(stack).map(\.width), [50, 250])
    stack.frame.size.width = 100
    XCTAssertEqual(frames(stack).map(\.width), [50, 50])
  }

  func testEqualAndProportionalFilling() async {
    let equal = stack([(10, 10), (50, 10), (0, 10)], distribution: .fillEqually)
    XCTAssertEqual(frames(equal).map(\.width), [100, 100, 100])

    let proportional = stack([(10, 10), (20, 10)], distribution: .fillProportionally)
    XCTAssertEqual(frames(proportional).map(\.width), [100, 200])
  }

  func testEqualSpacingAndCentering() async {
    let spaced = stack([(20, 10), (60, 10), (20, 10)], distribution: .equalSpacing)
    XCTAssertEqual(frames(spaced).map(\.minX), [0, 120, 280])

    let centered = stack([(20, 10), (60, 10), (40, 10)], distribution: .equalCentering)
    let middles = frames(centered).map(\.midX)
    XCTAssertEqual(middles, [10, 145, 280])
  }

  func testAlignmentAcrossTheAxis() async {
    let expected: [(UIStackView.Alignment, CGFloat)] = [(.leading, 0), (.center, 45), (.trailing, 90)]
    for (alignment, y) in expected {
      let frames = frames(stack([(50, 10)], alignment: alignment))
      XCTAssertEqual(frames[0].minY, y)
      XCTAssertEqual(frames[0].height, 10)
    }
  }

  func testCustomSpacingMarginsAndHiddenViews() async {
    let stack = stack([(10, 10), (10, 20), (10, 30)], axis: .vertical, alignment: .leading)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 7, left: 3, bottom: 0, right: 0)
    stack.sizeToFit()

    XCTAssertEqual(frames(stack).map(\.minY), [7, 37, 62])
    XCTAssertEqual(stack.intrinsicContentSize, CGSize(width: 13, height: 92))
    stack.arrangedSubviews[1].isHidden = true
    XCTAssertEqual(stack.intrinsicContentSize, CGSize(width: 13, height: 67))
    stack.sizeToFit()
    XCTAssertEqual(frames(stack)[2].minY, 37)
  }

  func testRightToLeftMirrorsARow() async {
    let stack = stack([(50, 10), (250, 10)])
    stack.semanticContentAttribute = .forceRightToLeft

    XCTAssertEqual(frames(stack).map(\.minX), [250, 0])
  }

  func testSizeOfAStackIncludesNestedStacks() async {
    let inner = stack([(30, 10), (30, 10)], axis: .vertical)
    let outer = UIStackView(arrangedSubviews: [inner, SizedView(CGSize(width: 40, height: 5))])
    outer.spacing = 4

    XCTAssertEqual(outer.intrinsicContentSize, CGSize(width: 74, height: 20))
  }

  func testRemovingFromTheSuperviewRemovesAViewFromTheArrangedSubviews() async {
    let stack = stack([(10, 10), (20, 10)])

    let first = stack.arrangedSubviews[0]
    first.removeFromSuperview()
    XCTAssertEqual(stack.arrangedSubviews.count, 1)
    stack.removeArrangedSubview(stack.arrangedSubviews[0])

    XCTAssertEqual(stack.arrangedSubviews.count, 0)
    XCTAssertEqual(stack.subviews.count, 1)
  }
}

private final class SizedView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override func sizeThatFits(_ limit: CGSize) -> CGSize { size }
}

extension UILayoutPriority {
  fileprivate static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }
}
