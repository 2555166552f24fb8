// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@MainActor
final class TestStageTests: XCTestCase {
  func testAViewControllerAppearsInTheStage() async {
    let page = PlainPage()
    let stage = TestStage(page)

    stage.advance(by: 0.1)

    XCTAssertTrue(page.hasAppeared)
    XCTAssertEqual(stage.shown(page.view).frame, CGRect(x: 0, y: 0, width: 400, height: 600))
    stage.close()
  }

  func testAdvancingByZeroSecondsLaysOut() async {
    let page = PlainPage()
    let stage = TestStage(page)
    stage.advance(by: 0.1)
    var layouts = 0
    let view = CountingView { layouts += 1 }
    page.view.addSubview(view)

    stage.advance(by: 0)

    XCTAssertEqual(layouts, 1)
    stage.close()
  }

  func testAPushIsReadAtAnInstant() async {
    let navigation = UINavigationController(rootViewController: PlainPage())
    let stage = TestStage(navigation)
    stage.advance(by: 0.1)
    let next = PlainPage()

    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0)

    XCTAssertEqual(stage.shown(next.view).frame.minX, 400, accuracy: 0.5)
    stage.advance(by: 0.06)
    XCTAssertEqual(stage.shown(next.view).frame.minX, 400 / M_E, accuracy: 2)
    XCTAssertTrue(stage.advanceToRest())
    XCTAssertEqual(stage.shown(next.view).frame.minX, 0)
    stage.close()
  }

  func testAnAnimationOfTheTestStartsAtTheNextFrame() async {
    let page = PlainPage()
    let stage = TestStage(page)
    stage.advance(by: 0.1)

    for (preparation, frames) in [({}, 1.0), ({ stage.advance(by: 0) }, 0)] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      page.view.addSubview(view)
      stage.advance(by: 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 60 }
      preparation()
      stage.advance(by: 0.5)
      XCTAssertEqual(stage.shown(view).frame.minX, 30 - frames, accuracy: 0.01)
    }
    stage.close()
  }

  func testTouchesReachTheViews() async {
    let page = PlainPage()
    let stage = TestStage(page)
    stage.advance(by: 0.1)

    stage.tap(page.button)

    XCTAssertEqual(page.taps, 1)
    stage.close()
  }

  func testADragFromTheEdgePops() async {
    let navigation = UINavigationController(rootViewController: PlainPage())
    let stage = TestStage(navigation)
    navigation.pushViewController(PlainPage(), animated: false)
    stage.advance(by: 0.1)

    stage.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 340, y: 300), duration: 0.2)
    stage.advanceToRest()

    XCTAssertEqual(navigation.viewControllers.count, 1)
    stage.close()
  }

  func testAKeyReachesTheFirstResponder() async {
    let navigation = UINavigationController(rootViewController: PlainPage())
    let stage = TestStage(navigation)
    navigation.pushViewController(PlainPage(), animated: false)
    stage.advance(by: 0.1)

    stage.press(.keyboardEscape)
    stage.advanceToRest()

    XCTAssertEqual(navigation.viewControllers.count, 1)
    stage.close()
  }

  func testPresentedValuesIncludeTheTransformsAndOpacityOfSuperviews() async {
    let page = PlainPage()
    let stage = TestStage(page)
    stage.advance(by: 0.1)
    page.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    page.view.alpha = 0.5
    page.button.alpha = 0.5

    let shown = stage.shown(page.button)

    XCTAssertEqual(shown.frame, CGRect(x: 110, y: 160, width: 50, height: 20))
    XCTAssertEqual(shown.alpha, 0.25)
    stage.close()
  }

  func testTheWindowsPixelsAreReadInMidAnimation() async throws {
    let page = PlainPage()
    let stage = TestStage(page)
    stage.advance(by: 0.1)
    let red = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    page.view.addSubview(red)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { red.center.x += 200 })
    stage.advance(by: 0.5)

    let picture = try stage.picture()
    XCTAssertEqual(picture.color(at: CGPoint(x: 150, y: 550)), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(picture.color(at: CGPoint(x: 50, y: 550)), CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertNil(picture.color(at: CGPoint(x: 400, y: 0)))
    stage.resize(to: CGSize(width: 300, height: 700))
    XCTAssertEqual(try stage.picture().image.height, 700)
    stage.close()
  }

  func testEverythingIsFreedWithTheStage() async {
    weak var page: PlainPage?
    weak var window: UIWindow?
    do {
      let shown = PlainPage()
      let stage = TestStage(shown)
      stage.advance(by: 0.1)
      (page, window) = (shown, stage.window)
      stage.close()
    }

    XCTAssertNil(page)
    XCTAssertNil(window)
  }
}

@MainActor
private final class PlainPage: UIViewController {
  let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  private(set) var hasAppeared = false
  private(set) var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(button)
    button.addTarget(self, action: Self.tapped, for: .touchUpInside)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  private func tapped() { taps += 1 }
}

/// Reports its layouts.
private final class CountingView: UIView {
  private let onLayout: () -> Void

  init(onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
