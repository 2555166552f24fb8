// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The intrinsic sizes of buttons without a configuration, which are the same as on iOS.
@MainActor
final class ButtonSizeTests: UIKitTestCase {
  // Semantics: button-size.
  func testAnEmptyButtonHasTheHeightOfAPaddedLine() async {
    XCTAssertEqual(fitted(UIButton()), CGSize(width: 30, height: 34))
    XCTAssertEqual(fitted(UIButton(type: .custom)), CGSize(width: 30, height: 34))
    let system = UIButton(type: .system)
    let line = system.titleLabel!.font.lineHeight.rounded(.up)
    XCTAssertEqual(fitted(system), CGSize(width: 30, height: line + 12))
  }

  // Semantics: button-size.
  func testAButtonWithATitleIsPaddedVerticallyAndAtLeastThirtyPointsWide() async {
    let button = UIButton()
    button.setTitle("A title", for: .normal)
    let text = button.titleLabel!.intrinsicContentSize

    XCTAssertEqual(fitted(button), CGSize(width: text.width, height: text.height + 12))
    XCTAssertEqual(button.bounds.height, 34)
    button.setTitle("I", for: .normal)
    XCTAssertEqual(fitted(button).width, 30)
  }

  // Semantics: button-size.
  func testAButtonWithAnImageHasNoPadding() async {
    let button = UIButton()
    button.setImage(image(80, 24), for: .normal)
    XCTAssertEqual(fitted(button), CGSize(width: 80, height: 24))

    button.setTitle("Title", for: .normal)
    let text = button.titleLabel!.intrinsicContentSize
    XCTAssertEqual(fitted(button), CGSize(width: 80 + text.width, height: 24))
    button.setImage(image(20, 10), for: .normal)
    XCTAssertEqual(fitted(button), CGSize(width: 20 + text.width, height: text.height))
  }

  // Semantics: button-size.
  func testContentInsetsReplaceThePaddingOfAButton() async {
    let button = UIButton()
    button.setTitle("I", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0.01, right: 0)
    let text = button.titleLabel!.intrinsicContentSize

    XCTAssertEqual(fitted(button).width, text.width)
    XCTAssertEqual(button.bounds.height, text.height, accuracy: 0.02)
  }

  // Semantics: button-image-fits.
  func testAnImageLargerThanItsButtonIsShrunk() async {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    button.setImage(image(80, 20), for: .normal)
    button.layoutIfNeeded()

    XCTAssertEqual(button.imageView?.frame, CGRect(x: 0, y: 5, width: 40, height: 20))
  }

  // Semantics: button-image-fits.
  func testAnImageWithoutATitleFillsTheButtonWithFillAlignment() async {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    button.setImage(image(10, 10), for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.layoutIfNeeded()

    XCTAssertEqual(button.imageView?.frame, button.bounds)
  }

  // Semantics: button-states.
  func testAButtonStateWithoutValuesUsesThoseOfTheNormalState() async {
    let button = UIButton()
    let (image, background) = (image(1, 1), image(2, 2))
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setImage(image, for: .normal)
    button.setBackgroundImage(background, for: .normal)

    XCTAssertEqual(button.title(for: .highlighted), "Normal")
    XCTAssertEqual(button.title(for: .selected), "Selected")
    XCTAssertEqual(button.title(for: [.selected, .highlighted]), "Normal")
    XCTAssertEqual(button.titleColor(for: .disabled), .red)
    XCTAssertTrue(button.image(for: .selected) === image)
    XCTAssertTrue(button.backgroundImage(for: .highlighted) === background)
    XCTAssertNil(UIButton().title(for: .selected))
  }

  private func fitted(_ button: UIButton) -> CGSize {
    button.sizeToFit()
    return button.bounds.size
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }
}
