// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls

@MainActor
final class StepperTests: UIKitTestCase {
  private enum Key {
    static let left: UInt = 0xff51
    static let right: UInt = 0xff53
  }

  private let minus = CGPoint(x: 20, y: 16)
  private let plus = CGPoint(x: 70, y: 16)

  private func at(_ point: CGPoint, in stage: ControlStage<UIStepper>) -> CGPoint { stage.point(point.x, point.y) }

  func testAPressOfAHalfStepsAtOnceAndSendsOneEvent() async {
    let stage = ControlStage(UIStepper())
    stage.control.value = 5

    stage.host.touchBegan(at: at(plus, in: stage))
    XCTAssertEqual(stage.control.value, 6)
    XCTAssertEqual(stage.events, ["down", "value", "primary"])
    stage.host.touchEnded(at: at(plus, in: stage))
    XCTAssertEqual(stage.control.value, 6)
    XCTAssertEqual(stage.changes, 1)

    stage.host.advance(by: 1)
    stage.host.tap(at: at(minus, in: stage))
    XCTAssertEqual(stage.control.value, 5)
    XCTAssertEqual(stage.changes, 2)
    stage.close()
  }

  func testAPressThatLastsRepeatsItsStepAndThenFaster() async {
    let stage = ControlStage(UIStepper())

    stage.host.touchBegan(at: at(plus, in: stage))
    stage.host.advance(by: 0.49)
    XCTAssertEqual(stage.control.value, 1)
    stage.host.advance(by: 0.06)
    XCTAssertEqual(stage.control.value, 2)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.control.value, 12)
    stage.host.advance(by: 1)
    let slow = stage.control.value
    stage.host.advance(by: 1)
    XCTAssertGreaterThan(stage.control.value - slow, 20)
    XCTAssertEqual(Double(stage.changes), stage.control.value)

    stage.host.touchEnded(at: at(plus, in: stage))
    let last = stage.control.value
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.control.value, last)
    stage.close()
  }

  func testAPressDoesNotRepeatWithoutAutorepeat() async {
    let stage = ControlStage(UIStepper())
    stage.control.autorepeat = false

    stage.host.touchBegan(at: at(plus, in: stage))
    stage.host.advance(by: 3)

    XCTAssertEqual(stage.control.value, 1)
    stage.close()
  }

  func testAPressRepeatsOnlyWhileThePointerIsOnItsHalf() async {
    let stage = ControlStage(UIStepper())

    stage.host.touchBegan(at: at(plus, in: stage))
    stage.host.touchMoved(to: at(minus, in: stage))
    stage.host.advance(by: 3)
    XCTAssertEqual(stage.control.value, 1)

    stage.host.touchMoved(to: at(plus, in: stage))
    stage.host.advance(by: 0.15)
    XCTAssertEqual(stage.control.value, 2)
    stage.close()
  }

  func testACancelledPressStopsAndKeepsItsValue() async {
    let stage = ControlStage(UIStepper())

    stage.host.touchBegan(at: at(plus, in: stage))
    stage.host.cancelTouches()
    stage.host.advance(by: 3)

    XCTAssertEqual(stage.control.value, 1)
    XCTAssertEqual(stage.events.last, "cancel")
    stage.close()
  }

  func testDisablingAStepperWithinItsEventEndsThePress() async {
    let stage = ControlStage(UIStepper())
    stage.control.addAction(
      UIAction { ($0.sender as? UIStepper)?.isEnabled = false }, for: .valueChanged)

    stage.host.touchBegan(at: at(plus, in: stage))
    stage.host.advance(by: 3)

    XCTAssertEqual(stage.control.value, 1)
    XCTAssertEqual(stage.control.alpha, 0.5)
    stage.host.touchEnded(at: at(plus, in: stage))
    stage.host.tap(at: at(plus, in: stage))
    XCTAssertEqual(stage.control.value, 1)
    stage.close()
  }

  func testAStepperThatIsNotContinuousSendsOneEventAtTheEnd() async {
    let stage = ControlStage(UIStepper())
    stage.control.isContinuous = false

    stage.host.touchBegan(at: at(plus, in: stage))
    stage.host.advance(by: 0.75)
    XCTAssertEqual(stage.control.value, 4)
    XCTAssertEqual(stage.changes, 0)
    stage.host.touchEnded(at: at(plus, in: stage))

    XCTAssertEqual(stage.changes, 1)
    stage.close()
  }

  func testStepsEndAtTheLimitsWhichCannotBePressed() async {
    let stage = ControlStage(UIStepper())
    stage.control.maximumValue = 5
    stage.control.stepValue = 3
    stage.control.value = 4

    stage.host.tap(at: at(plus, in: stage))
    XCTAssertEqual(stage.control.value, 5)
    stage.host.advance(by: 1)
    stage.clear()
    stage.host.tap(at: at(plus, in: stage))

    XCTAssertEqual(stage.control.value, 5)
    XCTAssertEqual(stage.events, [])
    XCTAssertEqual(stage.control.incrementButton.state, .disabled)
    XCTAssertEqual(stage.control.decrementButton.state, .normal)
    stage.close()
  }

  func testWrappingStepsLeadToTheOtherLimit() async {
    let stage = ControlStage(UIStepper())
    stage.control.minimumValue = 10
    stage.control.maximumValue = 20
    stage.control.wraps = true

    stage.host.tap(at: at(minus, in: stage))
    XCTAssertEqual(stage.control.value, 20)
    stage.host.advance(by: 1)
    stage.host.tap(at: at(plus, in: stage))

    XCTAssertEqual(stage.control.value, 10)
    XCTAssertEqual(stage.changes, 2)
    XCTAssertEqual(stage.control.decrementButton.state, .normal)
    stage.close()
  }

  func testTheValueIsLimitedToTheRangeAndSettingItSendsNothing() async {
    let stage = ControlStage(UIStepper())

    stage.control.value = 700
    XCTAssertEqual(stage.control.value, 100)
    stage.control.maximumValue = 50
    XCTAssertEqual(stage.control.value, 50)
    stage.control.value = .nan
    XCTAssertEqual(stage.control.value, 0)
    stage.control.minimumValue = 20
    XCTAssertEqual(stage.control.value, 20)

    XCTAssertEqual(stage.events, [])
    stage.close()
  }

  func testArrowKeysStepAFocusedStepper() async {
    let stage = ControlStage(UIStepper())
    stage.host.key(0xff09)
    XCTAssertTrue(stage.control.isFocused)

    stage.host.key(Key.right)
    stage.host.key(Key.right)
    stage.host.key(Key.left)
    XCTAssertEqual(stage.control.value, 1)
    XCTAssertEqual(stage.changes, 3)

    stage.host.key(Key.left)
    stage.host.key(Key.left)
    XCTAssertEqual(stage.control.value, 0)
    XCTAssertEqual(stage.changes, 4)
    stage.close()
  }

  func testAStepperIsAdjustableAndTellsItsValue() async {
    let stage = ControlStage(UIStepper())
    stage.control.stepValue = 0.5

    stage.control.accessibilityIncrement()
    XCTAssertEqual(stage.control.accessibilityValue, "0.5")
    stage.control.accessibilityDecrement()
    XCTAssertEqual(stage.control.accessibilityValue, "0")

    XCTAssertTrue(stage.control.accessibilityTraits.contains(.adjustable))
    XCTAssertEqual(stage.changes, 2)
    stage.close()
  }

  func testTheHalfUnderThePointerIsHighlightedUnlessItCannotBePressed() async {
    let stage = ControlStage(UIStepper())
    let (left, right) = (stage.control.decrementButton, stage.control.incrementButton)
    stage.host.movePointer(to: at(plus, in: stage))
    XCTAssertEqual(right.layer.sublayers?.count, 2)
    stage.host.movePointer(to: at(minus, in: stage))
    XCTAssertEqual(right.layer.sublayers?.count, 1)
    XCTAssertEqual(left.layer.sublayers?.count, 1, "the value is at its minimum")

    stage.control.value = 1
    stage.host.movePointer(to: at(CGPoint(x: 21, y: 16), in: stage))
    XCTAssertEqual(left.layer.sublayers?.count, 2)
    stage.close()
  }

  func testAPressedHalfIsDarkerAndThereIsNoDividerBesideIt() async {
    let stage = ControlStage(UIStepper())
    let divider = stage.control.subviews[1]

    stage.host.touchBegan(at: at(plus, in: stage))
    XCTAssertNotNil(stage.control.incrementButton.backgroundColor)
    XCTAssertNil(stage.control.decrementButton.backgroundColor)
    XCTAssertTrue(divider.isHidden)
    stage.host.touchMoved(to: CGPoint(x: 300, y: 500))
    XCTAssertNil(stage.control.incrementButton.backgroundColor)
    stage.host.touchEnded(at: CGPoint(x: 300, y: 500))

    XCTAssertFalse(divider.isHidden)
    stage.close()
  }

  func testTheSizeIsFixed() async {
    let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 300, height: 300))

    XCTAssertEqual(stepper.frame, CGRect(x: 1, y: 2, width: 94, height: 32))
    XCTAssertEqual(stepper.intrinsicContentSize, CGSize(width: 94, height: 32))
    XCTAssertEqual(stepper.sizeThatFits(.zero), CGSize(width: 94, height: 32))
  }

  func testImagesOfStatesReplaceTheSymbolsAndHaveTheTintColour() async throws {
    let stage = ControlStage(UIStepper())
    let (up, down) = (UIImage(systemName: "chevron.up"), UIImage(systemName: "chevron.down"))
    stage.control.tintColor = .red
    let picture = try XCTUnwrap(stage.control.incrementButton.subviews.first as? UIImageView)
    XCTAssertEqual(picture.tintColor, .label)

    stage.control.setIncrementImage(up, for: .normal)
    stage.control.setIncrementImage(down, for: .highlighted)
    XCTAssertTrue(stage.control.incrementImage(for: .normal) === up)
    XCTAssertTrue(stage.control.incrementImage(for: .disabled) === up)
    XCTAssertTrue(stage.control.incrementImage(for: .highlighted) === down)
    XCTAssertEqual(picture.tintColor, .red)
    stage.control.setIncrementImage(nil, for: .normal)
    XCTAssertNotNil(stage.control.incrementImage(for: .normal))
    XCTAssertEqual(picture.tintColor, .label)
    stage.close()
  }
}
