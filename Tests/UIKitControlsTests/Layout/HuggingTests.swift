// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class HuggingTests: UIKitTestCase {
  // Semantics: hugging.
  func testTheSwitchOfASettingsRowIsAtTheTrailingEdge() async {
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "Wi-Fi"
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.alignment = .center
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 44)

    row.layoutIfNeeded()

    XCTAssertEqual(toggle.frame, CGRect(x: 249, y: 6.5, width: 51, height: 31))
    XCTAssertEqual(label.frame.width, 249)
  }

  // Semantics: hugging.
  func testDefaultHuggingPrioritiesAreThoseOfUIKit() async {
    let both: [UIView] = [UISwitch(), UIPageControl(), UIActivityIndicatorView()]
    let vertical: [UIView] = [UISlider(), UISegmentedControl(), UIProgressView()]
    let neither: [UIView] = [UIView(), UILabel(), UIButton(), UIImageView(), UIScrollView()]

    XCTAssertEqual(Set(both.map(priorities)), [[750, 750]])
    XCTAssertEqual(Set(vertical.map(priorities)), [[250, 750]])
    XCTAssertEqual(Set(neither.map(priorities)), [[250, 250]])
    both[0].setContentHuggingPriority(.required, for: .horizontal)
    XCTAssertEqual(priorities(both[0]), [1000, 750])
  }

  private func priorities(_ view: UIView) -> [Float] {
    [view.contentHuggingPriority(for: .horizontal).rawValue, view.contentHuggingPriority(for: .vertical).rawValue]
  }

  // Semantics: stack-fits-at-once.
  func testFittingSizeOfAStackIsTheSameBeforeAndAfterLayout() async {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let stack = UIStackView(arrangedSubviews: makeViews())
      stack.axis = axis
      stack.spacing = 8
      let first = stack.sizeThatFits(CGSize(width: 240, height: 0))

      stack.frame.size = first
      stack.layoutIfNeeded()
      XCTAssertEqual(stack.sizeThatFits(CGSize(width: 240, height: 0)), first, "\(axis)")
      stack.frame.size = CGSize(width: first.width + 50, height: first.height + 50)
      stack.layoutIfNeeded()
      stack.frame.size = first
      stack.layoutIfNeeded()
      XCTAssertEqual(stack.sizeThatFits(CGSize(width: 240, height: 0)), first, "\(axis)")
    }
  }

  private func makeViews() -> [UIView] {
    let label = UILabel()
    label.text = "A text that is broken into several lines where there is not much space"
    label.numberOfLines = 0
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let inner = UIStackView(arrangedSubviews: [UILabel(), UISwitch(), UISlider()])
    (inner.arrangedSubviews[0] as? UILabel)?.text = "Inner"
    return [label, button, inner, UISegmentedControl(items: ["One", "Two"]), UIView()]
  }
}
