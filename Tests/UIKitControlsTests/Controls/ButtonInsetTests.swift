// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The insets of a button's title and image, and the methods that subclasses override to place them.
@MainActor
final class ButtonInsetTests: UIKitTestCase {
  func testInsetsMoveTheTitleAndTheImageWithoutChangingTheIntrinsicSize() async {
    let button = makeButton()
    let (title, image) = (button.titleLabel!.frame, button.imageView!.frame)
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 0)
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.frame, title.offsetBy(dx: 10, dy: 0))
    XCTAssertEqual(button.imageView?.frame, image.offsetBy(dx: -2, dy: 0))
    XCTAssertEqual(button.intrinsicContentSize, size)
  }

  func testAnInsetMovesTheTitleOfALeftAlignedButtonByItsFullWidth() async {
    let button = makeButton()
    button.contentHorizontalAlignment = .left
    button.setNeedsLayout()
    button.layoutIfNeeded()
    let title = button.titleLabel!.frame
    button.titleEdgeInsets.left = 8
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.frame, title.offsetBy(dx: 8, dy: 0))
  }

  func testASubclassCanOverrideTheRectanglesOfTitleAndImage() async {
    let button = StackedButton(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    button.setTitle("Send", for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertEqual(button.titleLabel?.frame, CGRect(x: 0, y: 50, width: 100, height: 30))
  }

  private func makeButton() -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle("Send", for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.layoutIfNeeded()
    return button
  }
}

private final class StackedButton: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: contentRect.width, height: 50)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: 50, width: contentRect.width, height: contentRect.height - 50)
  }
}
