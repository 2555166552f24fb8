// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class NavigationBarTests: UIKitTestCase {
  /// Returns the label in the bar that shows `text`, and the position of its centre on the screen.
  private func label(_ text: String, in bar: UIView) -> (view: UILabel, x: CGFloat, alpha: Float)? {
    labels(text, in: bar).first
  }

  private func labels(_ text: String, in bar: UIView) -> [(view: UILabel, x: CGFloat, alpha: Float)] {
    var found: [(view: UILabel, x: CGFloat, alpha: Float)] = []
    var queue: [(UIView, CGFloat, Float)] = [(bar, 0, 1)]
    while !queue.isEmpty {
      let (view, x, alpha) = queue.removeFirst()
      for child in view.subviews.reversed() {
        let shown = child.layer.presentation() ?? child.layer
        let left = x + shown.position.x - shown.bounds.width / 2 + shown.transform.m41
        let opacity = alpha * shown.opacity
        if let label = child as? UILabel, label.text == text {
          found.append((label, left + shown.bounds.width / 2, opacity))
        }
        queue.append((child, left, opacity))
      }
    }
    return found
  }

  func testABarCreatedBeforeTheViewShowsThePagesPushedInBetween() async {
    let pages = ["one", "two"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    let navigation = UINavigationController(rootViewController: pages[0])
    XCTAssertEqual(navigation.navigationBar.items?.count, 1)

    navigation.pushViewController(pages[1], animated: false)
    navigation.loadViewIfNeeded()

    XCTAssertEqual(navigation.navigationBar.items?.map(\.title), ["one", "two"])
  }

  func testTheBarShowsTheTitleAndTheBackButton() async {
    let stage = NavigationStage("Home")
    let bar = stage.navigation.navigationBar
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 0, width: 400, height: 44))
    XCTAssertEqual(label("Home", in: bar)?.x ?? 0, 200, accuracy: 1)
    stage.pushed("Page")
    XCTAssertEqual(label("Page", in: bar)?.x ?? 0, 200, accuracy: 1)
    let back = label("Home", in: bar)
    XCTAssertLessThan(back?.x ?? 400, 100)
    XCTAssertEqual(back?.alpha, 1)
  }

  func testTheSubtitleIsBelowTheTitleInsideTheBar() async throws {
    let stage = NavigationStage("Home")
    let bar = stage.navigation.navigationBar
    stage.page(at: 0).navigationItem.subtitle = "3 unread"
    stage.host.flush()

    let (title, subtitle) = (try XCTUnwrap(label("Home", in: bar)), try XCTUnwrap(label("3 unread", in: bar)))
    XCTAssertEqual(title.x, 200, accuracy: 1)
    XCTAssertEqual(subtitle.x, 200, accuracy: 1)
    let (upper, lower) = (
      title.view.convert(title.view.bounds, to: bar), subtitle.view.convert(subtitle.view.bounds, to: bar)
    )
    XCTAssertEqual(upper.maxY, lower.minY)
    XCTAssertTrue(bar.bounds.contains(upper.union(lower)))
    XCTAssertEqual(lower.height, subtitle.view.sizeThatFits(bar.bounds.size).height, "it is not cut off")

    stage.page(at: 0).navigationItem.subtitle = nil
    stage.host.flush()
    XCTAssertNil(label("3 unread", in: bar))
    XCTAssertEqual(label("Home", in: bar)?.x ?? 0, 200, accuracy: 1)
  }

  func testTheSubtitleMovesWithTheTitle() async throws {
    let stage = NavigationStage("Home")
    let page = stage.page("Page")
    page.navigationItem.subtitle = "draft"
    let bar = stage.navigation.navigationBar
    stage.navigation.pushViewController(page, animated: true)
    stage.host.advance(by: 0.1)

    let (title, subtitle) = (try XCTUnwrap(label("Page", in: bar)), try XCTUnwrap(label("draft", in: bar)))
    XCTAssertGreaterThan(title.x, 220, "it is on its way")
    XCTAssertEqual(subtitle.x, title.x, accuracy: 1)
    XCTAssertEqual(subtitle.alpha, title.alpha)
  }

  func testTheDisplayModeOfAPageDecidesAboutTheTitleOfTheNextBackButton() async {
    for (mode, shown) in [
      (UINavigationItem.BackButtonDisplayMode.default, "Home"), (.generic, "Back"), (.minimal, nil),
    ] {
      let stage = NavigationStage("Home")
      let bar = stage.navigation.navigationBar
      bar.topItem?.backButtonDisplayMode = mode

      stage.pushed("Page")

      let titles = ["Home", "Back"].filter { label($0, in: bar)?.alpha ?? 0 > 0 }
      XCTAssertEqual(titles.first, shown)
      stage.host.tap(at: CGPoint(x: 15, y: 22))
      stage.host.advance(by: 2)
      XCTAssertEqual(stage.navigation.viewControllers.count, 1)
    }
  }

  func testABackActionReplacesThePop() async {
    let stage = NavigationStage("Home")
    let page = stage.pushed("Page")
    let bar = stage.navigation.navigationBar
    var asked = 0
    page.navigationItem.backAction = UIAction(title: "Close") { _ in asked += 1 }
    stage.host.flush()

    XCTAssertNotNil(label("Close", in: bar))
    stage.host.tap(at: CGPoint(x: 30, y: 22))
    stage.host.advance(by: 2)

    XCTAssertEqual(asked, 1)
    XCTAssertEqual(stage.navigation.viewControllers.count, 2)
  }

  func testABackButtonPressPops() async {
    let stage = NavigationStage("Home")
    stage.pushed("Page")
    stage.host.tap(at: CGPoint(x: 40, y: 22))
    stage.host.advance(by: 1)
    stage.assertAtRest(["Home"])
  }

  func testTheTitlesFollowAnInteractivePop() async {
    let stage = NavigationStage("Home")
    stage.pushed("Page")
    let bar = stage.navigation.navigationBar
    let home = label("Home", in: bar)?.x ?? 0
    stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
    stage.host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 117, y: 300), duration: 0.2)
    // At a quarter of the progress the title moves towards the right, and the former title from the back button towards
    // the middle.
    XCTAssertEqual(label("Page", in: bar)?.x ?? 0, 200 + 0.25 * 200, accuracy: 1)
    XCTAssertEqual(label("Page", in: bar)?.alpha ?? 0, 0.75, accuracy: 0.01)
    XCTAssertEqual(label("Home", in: bar)?.x ?? 0, home + 0.25 * (200 - home), accuracy: 1.5)
    stage.host.cancelTouches()
    stage.host.advance(by: 1)
    XCTAssertEqual(label("Page", in: bar)?.x ?? 0, 200, accuracy: 1)
    XCTAssertEqual(label("Home", in: bar)?.x ?? 0, home, accuracy: 0.01)
    stage.assertAtRest(["Home", "Page"])
  }

  func testTitlesAreMeasuredAgainWhenTheWindowIsResizedDuringAPop() async {
    let stage = NavigationStage("Home")
    stage.pushed("Page")
    let bar = stage.navigation.navigationBar
    let home = label("Home", in: bar)?.x ?? 0
    stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
    stage.host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 117, y: 300), duration: 0.2)

    stage.host.resize(to: CGSize(width: 800, height: 600))

    XCTAssertEqual(label("Page", in: bar)?.x ?? 0, 400 + 0.25 * 400, accuracy: 1)
    XCTAssertEqual(label("Home", in: bar)?.x ?? 0, home + 0.25 * (400 - home), accuracy: 1.5)
    stage.host.cancelTouches()
    stage.host.advance(by: 1)
    XCTAssertEqual(label("Page", in: bar)?.x ?? 0, 400, accuracy: 1)
    XCTAssertEqual(label("Home", in: bar)?.x ?? 0, home, accuracy: 0.01)
    stage.assertAtRest(["Home", "Page"])
  }

  func testATitleStaysAtTheBackButtonThatItBecomesWhenTheWindowIsResizedDuringAPush() async {
    for width in [300.0, 401.0, 900.0] {
      let stage = NavigationStage("Home")
      let bar = stage.navigation.navigationBar
      stage.navigation.pushViewController(stage.page("Page"), animated: true)
      stage.host.advance(by: 0.06)
      stage.host.resize(to: CGSize(width: width, height: 600))

      for _ in 0..<40 {
        stage.host.advance(by: 0.01)
        let positions = labels("Home", in: bar).map(\.x)
        XCTAssertEqual(
          positions.max() ?? 0, positions.min() ?? 1, accuracy: 1.5, "the two labels are apart at width \(width)")
      }
      stage.host.advance(by: 1)
      XCTAssertEqual(label("Page", in: bar)?.x ?? 0, CGFloat(width / 2), accuracy: 1)
      stage.assertAtRest(["Home", "Page"])
    }
  }

  func testAStandaloneBarPlacesItsTitleImmediatelyWhenItIsResizedDuringAPush() async {
    let stage = NavigationStage("Home")
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    bar.items = [UINavigationItem(title: "One")]
    stage.page(at: 0).view.addSubview(bar)
    stage.host.flush()
    bar.pushItem(UINavigationItem(title: "Two"), animated: true)
    stage.host.advance(by: 0.1)

    bar.frame.size.width = 200
    stage.host.advance(by: 0.02)

    XCTAssertEqual(label("Two", in: bar)?.x ?? 0, 100, accuracy: 1)
    XCTAssertEqual(labels("One", in: bar).count, 1, "only the back button shows the title")
    stage.host.advance(by: 1)
    XCTAssertEqual(bar.items?.count, 2)
  }

  func testChangesOfAnItemAreShownImmediately() async {
    let stage = NavigationStage("Home")
    stage.page(at: 0).title = "House"
    stage.host.flush()
    XCTAssertNil(label("Home", in: stage.navigation.navigationBar))
    XCTAssertNotNil(label("House", in: stage.navigation.navigationBar))
    var presses = 0
    stage.page(at: 0).navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in presses += 1 })
    stage.host.flush()
    stage.host.tap(at: CGPoint(x: 375, y: 22))
    XCTAssertEqual(presses, 1)
    stage.page(at: 0).navigationItem.rightBarButtonItem?.isEnabled = false
    stage.host.flush()
    stage.host.tap(at: CGPoint(x: 375, y: 22))
    XCTAssertEqual(presses, 1)
  }

  func testATypedActionOfABarButtonCallsItsTarget() async {
    @MainActor final class Target {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func sender(_ sender: UIBarButtonItem) { calls.append(sender.title ?? "") }
    }
    let target = Target()
    UIBarButtonItem(title: "One", style: .plain, target: target, action: Target.plain).press()
    UIBarButtonItem(title: "Two", style: .done, target: target, action: Target.sender).press()
    XCTAssertEqual(target.calls, ["plain", "Two"])
  }

  /// Semantics: bars-follow.
  /// A bar that is hidden in `viewWillAppear(_:)` moves out with the page, and returns when the drag is cancelled.
  func testABarHiddenInWillAppearFollowsTheTransitionAndIsRestoredOnCancel() async {
    let stage = NavigationStage("Home")
    stage.page(at: 0).onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
    stage.pushed("Page")
    let bar = stage.navigation.navigationBar
    stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
    stage.host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 117, y: 300), duration: 0.2)
    XCTAssertEqual(bar.layer.presentation()?.position.y ?? 0, 22 - 0.25 * 44, accuracy: 0.1)
    stage.host.cancelTouches()
    stage.host.advance(by: 1)
    XCTAssertFalse(stage.navigation.isNavigationBarHidden)
    XCTAssertEqual(bar.frame.minY, 0)
    XCTAssertFalse(bar.isHidden)
    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.3)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.navigation.isNavigationBarHidden)
    XCTAssertTrue(bar.isHidden)
    XCTAssertEqual(stage.page(at: 0).view.safeAreaInsets.top, 0)
    stage.pushed("Next")
    stage.assertAtRest(["Home", "Next"])
  }

  func testAnAnimatedHideMovesTheBarWithoutATransition() async {
    let stage = NavigationStage("Home")
    stage.navigation.setNavigationBarHidden(true, animated: true)
    stage.host.flush()
    stage.host.advance(by: 0.1)
    let y = stage.navigation.navigationBar.layer.presentation()?.position.y ?? 0
    XCTAssertEqual(y, 0, accuracy: 1)
    stage.host.advance(by: 0.2)
    XCTAssertTrue(stage.navigation.navigationBar.isHidden)
  }

  func testAStandaloneBarPushesAndPopsItems() async {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.pushItem(UINavigationItem(title: "One"), animated: false)
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    XCTAssertEqual(bar.topItem?.title, "Two")
    XCTAssertEqual(bar.backItem?.title, "One")
    XCTAssertEqual(bar.popItem(animated: false)?.title, "Two")
    XCTAssertEqual(bar.items?.count, 1)
  }
}
