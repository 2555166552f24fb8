// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class ButtonTests: UIKitTestCase {
  func testATapOnAButtonSendsItsPrimaryAction() async {
    var senders: [UIButton?] = []
    let button = UIButton(primaryAction: UIAction(title: "Go") { senders.append($0.sender as? UIButton) })
    let stage = ControlStage(button)

    stage.host.tap(at: stage.middle)

    XCTAssertEqual(button.currentTitle, "Go")
    XCTAssertEqual(senders, [button])
    XCTAssertEqual(stage.events, ["down", "up inside", "primary"])
    senders = []
    stage.close()
  }

  func testTheCurrentTitleOfAnUnsetStateIsThatOfTheNormalState() async {
    let button = UIButton(type: .custom)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .normal)

    XCTAssertEqual(button.currentTitle, "Off")
    button.isSelected = true
    XCTAssertEqual(button.currentTitle, "On")
    XCTAssertEqual(button.titleLabel?.text, "On")
    XCTAssertEqual(button.currentTitleColor, .red)
    button.isEnabled = false
    XCTAssertEqual(button.currentTitle, "Off")
  }

  func testTheTitleOfASystemButtonHasTheTintColourAndIsGreyWhenDisabled() async {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)

    XCTAssertEqual(button.titleLabel?.textColor, .systemBlue)
    button.tintColor = .systemPink
    XCTAssertEqual(button.titleLabel?.textColor, .systemPink)
    button.isEnabled = false
    XCTAssertEqual(button.titleLabel?.textColor, .tertiaryLabel)
    button.setTitleColor(.green, for: .disabled)
    XCTAssertEqual(button.titleLabel?.textColor, .green)
  }

  func testThePressedTitleOfASystemButtonIsFaintAndFadesBackOnRelease() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let stage = ControlStage(button, frame: CGRect(x: 100, y: 100, width: 120, height: 40))
    let label = try XCTUnwrap(button.titleLabel)

    stage.host.touchBegan(at: stage.middle)
    XCTAssertEqual(label.alpha, 0.25)
    stage.host.touchEnded(at: stage.middle)
    XCTAssertEqual(label.alpha, 1)
    stage.host.advance(by: 0.1)
    let shown = try XCTUnwrap(label.layer.presentation()).opacity
    XCTAssertGreaterThan(shown, 0.26)
    XCTAssertLessThan(shown, 0.99)

    XCTAssertTrue(stage.host.advanceToRest())
    stage.close()
  }

  func testThePressedTitleOfACustomButtonIsNotFaint() async {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)

    button.isHighlighted = true

    XCTAssertEqual(button.titleLabel?.alpha, 1)
  }

  func testAConfigurationDeterminesTheTitleColoursAndSizeOfAButton() async throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    let button = UIButton(configuration: configuration)
    let label = try XCTUnwrap(button.titleLabel)

    XCTAssertEqual(label.text, "Continue")
    XCTAssertEqual(label.textColor, .white)
    XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    let text = label.intrinsicContentSize
    XCTAssertEqual(button.bounds.size, CGSize(width: text.width + 24, height: text.height + 14))

    button.configuration?.buttonSize = .large
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: text.width + 40, height: text.height + 30))
    button.configuration?.buttonSize = .small
    XCTAssertEqual(label.font, .systemFont(ofSize: 15))
  }

  func testADisabledButtonWithAConfigurationIsGrey() async {
    let button = UIButton(configuration: .filled())
    let background = button.subviews[0]
    XCTAssertEqual(background.backgroundColor, .systemBlue)

    button.isEnabled = false

    XCTAssertEqual(background.backgroundColor, .tertiarySystemFill)
    XCTAssertEqual(button.titleLabel?.textColor, .tertiaryLabel)
    button.isEnabled = true
    button.configuration?.baseBackgroundColor = .systemPurple
    XCTAssertEqual(background.backgroundColor, .systemPurple)
    button.configuration = nil
    XCTAssertNil(background.backgroundColor)
  }

  func testTheCornerStyleDeterminesTheCornerRadiusOfTheBackground() async {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let button = UIButton(configuration: .tinted())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    host.window.addSubview(button)
    host.flush()
    XCTAssertEqual(button.subviews[0].layer.cornerRadius, 6)

    button.configuration?.cornerStyle = .capsule
    host.flush()
    XCTAssertEqual(button.subviews[0].layer.cornerRadius, 22)
    button.configuration?.cornerStyle = .fixed
    button.configuration?.background.cornerRadius = 3
    host.flush()
    XCTAssertEqual(button.subviews[0].layer.cornerRadius, 3)
    host.window.close()
  }

  func testAPressedButtonShowsItsHighlightedImageOrFadesTheNormalOne() async {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)

    button.isHighlighted = true
    XCTAssertEqual(button.imageView?.alpha, 0.5)
    button.isHighlighted = false
    let pressed = UIImage(systemName: "star.fill")
    button.setImage(pressed, for: .highlighted)
    button.isHighlighted = true
    XCTAssertEqual(button.imageView?.alpha, 1)
    XCTAssertTrue(button.imageView?.image === pressed)
  }

  func testACloseButtonIsThirtyPointsSquare() async {
    let button = UIButton(type: .close)

    XCTAssertEqual(button.buttonType, .close)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
  }

  func testAButtonWithoutAConfigurationIsPaddedUnlessItHasContentInsets() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    let text = try XCTUnwrap(button.titleLabel).intrinsicContentSize

    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: text.width, height: text.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: text.width + 6, height: text.height + 4))
  }

  func testTheInitializersOfUIButtonCallAnOverriddenInitWithFrame() async {
    let made = [FancyButton(type: .system), FancyButton(), FancyButton(frame: .zero)]

    XCTAssertEqual(made.map(\.setUps), [1, 1, 1])
    XCTAssertEqual(made[0].buttonType, .system)
  }
}

private final class FancyButton: UIButton {
  private(set) var setUps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUps += 1
  }

  required init?(coder: NSCoder) { nil }
}
