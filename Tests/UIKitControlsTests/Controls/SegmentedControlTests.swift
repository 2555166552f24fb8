// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

@MainActor
final class SegmentedControlTests: UIKitTestCase {
  /// Returns a stage with three segments of 100 points.
  private func stage() -> ControlStage<UISegmentedControl> {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 0
    return ControlStage(control, frame: CGRect(x: 50, y: 100, width: 300, height: 32))
  }

  private func selection(_ stage: ControlStage<UISegmentedControl>) -> UIView? {
    stage.host.flush()
    return stage.control.subviews.first { $0.layer.shadowOpacity > 0 }
  }

  func testATapSelectsASegmentOnRelease() async {
    let stage = stage()

    stage.host.touchBegan(at: stage.point(150, 16))
    XCTAssertEqual(stage.control.selectedSegmentIndex, 0)
    stage.host.touchEnded(at: stage.point(150, 16))

    XCTAssertEqual(stage.control.selectedSegmentIndex, 1)
    XCTAssertEqual(stage.events, ["down", "value", "primary", "up inside"])
    XCTAssertEqual(selection(stage)?.frame, CGRect(x: 102, y: 2, width: 96, height: 28))
    stage.close()
  }

  func testATapOnTheSelectedSegmentSendsNoEvent() async {
    let stage = stage()

    stage.host.tap(at: stage.point(50, 16))

    XCTAssertEqual(stage.changes, 0)
    stage.close()
  }

  func testDraggingTheSelectionToAnotherSegmentSendsOneEvent() async {
    let stage = stage()

    stage.host.touchBegan(at: stage.point(50, 16))
    stage.host.touchMoved(to: stage.point(150, 16))
    stage.host.touchMoved(to: stage.point(290, 16))
    XCTAssertEqual(stage.control.selectedSegmentIndex, 0)
    XCTAssertEqual(selection(stage)?.center.x, 250)
    stage.host.touchEnded(at: stage.point(290, 16))

    XCTAssertEqual(stage.control.selectedSegmentIndex, 2)
    XCTAssertEqual(stage.changes, 1)
    XCTAssertEqual(selection(stage)?.transform, .identity)
    stage.close()
  }

  func testAReleaseFarFromASegmentedControlSelectsNothing() async {
    let stage = stage()

    stage.drag(stage.point(150, 16), stage.point(150, 300))

    XCTAssertEqual(stage.control.selectedSegmentIndex, 0)
    XCTAssertEqual(stage.changes, 0)
    stage.close()
  }

  func testACancelledDragRestoresTheSelectedSegment() async {
    let stage = stage()

    stage.host.touchBegan(at: stage.point(50, 16))
    stage.host.touchMoved(to: stage.point(250, 16))
    stage.host.cancelTouches()

    XCTAssertEqual(stage.control.selectedSegmentIndex, 0)
    XCTAssertEqual(stage.changes, 0)
    XCTAssertEqual(selection(stage)?.frame, CGRect(x: 2, y: 2, width: 96, height: 28))
    stage.close()
  }

  func testADisabledSegmentCannotBeSelected() async {
    let stage = stage()
    stage.control.setEnabled(false, forSegmentAt: 1)

    stage.host.tap(at: stage.point(150, 16))
    XCTAssertEqual(stage.events, [])

    stage.host.advance(by: 1)
    stage.drag(stage.point(50, 16), stage.point(150, 16))
    XCTAssertEqual(stage.control.selectedSegmentIndex, 0)
    XCTAssertFalse(stage.control.isEnabledForSegment(at: 1))
    stage.close()
  }

  func testAMomentaryControlSendsTheEventAndKeepsNoSelection() async {
    let stage = stage()
    stage.control.isMomentary = true
    var selected: [Int] = []
    stage.control.addAction(
      UIAction { selected.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) }, for: .valueChanged)

    stage.host.tap(at: stage.point(150, 16))
    stage.host.advance(by: 1)
    stage.host.tap(at: stage.point(150, 16))

    XCTAssertEqual(selected, [1, 1])
    XCTAssertEqual(stage.control.selectedSegmentIndex, UISegmentedControl.noSegment)
    XCTAssertEqual(selection(stage)?.isHidden, true)
    stage.close()
  }

  func testInsertingAndRemovingSegmentsKeepsTheSelectedOne() async {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1

    control.insertSegment(withTitle: "New", at: 0, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    XCTAssertEqual((0..<3).map { control.titleForSegment(at: $0) }, ["New", "A", "B"])
    control.removeSegment(at: 0, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.removeAllSegments()
    XCTAssertEqual(control.numberOfSegments, 0)
  }

  func testASegmentCanHaveItsOwnWidth() async {
    let stage = stage()
    stage.control.setWidth(40, forSegmentAt: 0)

    stage.host.flush()
    XCTAssertEqual(selection(stage)?.frame.width, 36)
    stage.host.tap(at: stage.point(60, 16))

    XCTAssertEqual(stage.control.selectedSegmentIndex, 1)
    XCTAssertEqual(selection(stage)?.frame, CGRect(x: 42, y: 2, width: 126, height: 28))
    stage.close()
  }

  func testTheIntrinsicWidthGivesAllSegmentsTheWidthOfTheWidest() async {
    let control = UISegmentedControl(items: ["A", "Something longer"])
    let size = control.intrinsicContentSize

    control.selectedSegmentIndex = 1

    XCTAssertEqual(size.height, 32)
    XCTAssertGreaterThan(size.width, 200)
    XCTAssertEqual(control.intrinsicContentSize, size)
    XCTAssertEqual(control.bounds.size, size)
  }

  func testAPanRecognizerCancelsAPressOnASegmentButNotADragOfTheSelection() async {
    let stage = stage()
    stage.host.window.addGestureRecognizer(UIPanGestureRecognizer())

    stage.drag(stage.point(150, 16), stage.point(165, 16), stage.point(190, 16))
    XCTAssertEqual(stage.events.last, "cancel")
    XCTAssertEqual(stage.control.selectedSegmentIndex, 0)

    stage.host.advance(by: 1)
    stage.drag(stage.point(50, 16), stage.point(65, 16), stage.point(150, 16))
    XCTAssertEqual(stage.control.selectedSegmentIndex, 1)
    stage.close()
  }

  func testAnIndexBeyondTheLastSegmentMeansTheLastOne() async {
    let log = WarningLog()
    let control = UISegmentedControl(items: ["A", "B"])

    control.setTitle("C", forSegmentAt: 9)
    control.selectedSegmentIndex = 9

    XCTAssertEqual(control.titleForSegment(at: 1), "C")
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    XCTAssertEqual(log.messages.count, 1)
  }

  func testTitlesHaveTheAttributesOfTheirStateAndOtherwiseThoseOfNormal() async {
    let control = UISegmentedControl(items: ["A", "B"])
    let labels = control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    control.selectedSegmentIndex = 1
    let width = control.intrinsicContentSize.width

    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)

    XCTAssertEqual(labels.map(\.textColor), [.red, .green])
    XCTAssertEqual(labels.map(\.font.pointSize), [30, 30])
    XCTAssertGreaterThan(control.intrinsicContentSize.width, width)
    control.selectedSegmentIndex = 0
    XCTAssertEqual(labels.map(\.textColor), [.green, .red])
    control.insertSegment(withTitle: "A", at: 2, animated: false)
    XCTAssertEqual((control.subviews.last?.subviews.first as? UILabel)?.textColor, .red)
    control.setTitleTextAttributes(nil, for: .normal)
    XCTAssertEqual(labels.map(\.textColor), [.green, .label])
    XCTAssertEqual(control.intrinsicContentSize.width, width / 2 * 3)
  }
}
