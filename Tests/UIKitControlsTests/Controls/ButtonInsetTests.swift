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

  // Semantics: button-insets.
  func testAnImageThatFillsTheButtonShrinksByItsInsets() async {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setImage(makeImage(CGSize(width: 200, height: 200)), for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 10)
    button.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 20, y: 5, width: 30, height: 30))
  }

  func testAFilledImageKeepsItsInsets() async {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setImage(makeImage(CGSize(width: 10, height: 10)), for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    button.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 7, y: 6, width: 44, height: 26))
  }

  func testTitleInsetsTruncateATitleThatIsWiderThanWhatTheyLeave() async throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setTitle("A title that is wider than the button", for: .normal)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    button.layoutIfNeeded()
    let frame = try XCTUnwrap(button.titleLabel?.frame)
    XCTAssertEqual(frame.minX, 10)
    XCTAssertEqual(frame.maxX, 40)
  }

  // Semantics: button-insets.
  func testFromRightToLeftTheImageIsOnTheRightAndLeadingMeansRight() async throws {
    let button = makeButton()
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()

    let (title, image) = (try XCTUnwrap(button.titleLabel).frame, try XCTUnwrap(button.imageView).frame)
    XCTAssertEqual(button.effectiveContentHorizontalAlignment, .right)
    XCTAssertEqual(image.maxX, 200)
    XCTAssertEqual(title.maxX, image.minX)
  }

  func testContentInsetsAreDirectional() async throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.contentHorizontalAlignment = .leading
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    XCTAssertEqual(try XCTUnwrap(button.titleLabel).frame.maxX, 170, accuracy: 0.01)
  }

  func testContentInsetsAreAddedToTheNaturalSize() async {
    let button = UIButton()
    button.setTitle("Send", for: .normal)
    let title = button.titleLabel!.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.imageEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: title.width + 6, height: title.height + 4))
  }

  private func makeImage(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { $0.fill(CGRect(origin: .zero, size: size)) }
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
