// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Taps and swipes that hide a navigation controller's bars and show them again.
@MainActor
final class BarHidingTests: UIKitTestCase {
  private let middle = CGPoint(x: 200, y: 300)

  private func makeStage(toolbar: Bool = true) -> NavigationStage {
    let stage = NavigationStage("A")
    stage.page(at: 0).toolbarItems = [UIBarButtonItem(title: "one", style: .plain, target: nil, action: nil)]
    stage.navigation.isToolbarHidden = !toolbar
    stage.host.flush()
    return stage
  }

  private func shownY(_ view: UIView) -> CGFloat {
    let layer = view.layer.presentation() ?? view.layer
    return layer.position.y - layer.bounds.height / 2
  }

  private func assertBars(_ stage: NavigationStage, bar: Bool, toolbar: Bool, line: UInt = #line) {
    stage.host.advance(by: 0.3)
    XCTAssertEqual(shownY(stage.navigation.navigationBar), bar ? 0 : -44, "the bar", line: line)
    XCTAssertEqual(shownY(stage.navigation.toolbar), toolbar ? 556 : 600, "the toolbar", line: line)
    XCTAssertEqual(stage.navigation.isNavigationBarHidden, !bar, line: line)
    XCTAssertEqual(stage.navigation.isToolbarHidden, !toolbar, line: line)
    XCTAssertEqual(stage.navigation.navigationBar.isHidden, !bar, line: line)
    XCTAssertEqual(stage.navigation.toolbar.isHidden, !toolbar, line: line)
    let insets = stage.navigation.topViewController!.view.safeAreaInsets
    XCTAssertEqual([insets.top, insets.bottom], [bar ? 44 : 0, toolbar ? 44 : 0], line: line)
  }

  @discardableResult
  private func addScrollView(to stage: NavigationStage) -> UIScrollView {
    let (page, scroll) = (stage.page(at: 0), UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600)))
    scroll.contentSize = CGSize(width: 400, height: 3000)
    page.view.addSubview(scroll)
    stage.host.flush()
    return scroll
  }

  // MARK: Taps

  func testATapHidesTheBarsAndTheNextOneShowsThem() async {
    let stage = makeStage()
    stage.navigation.hidesBarsOnTap = true
    stage.host.tap(at: middle)
    stage.host.advance(by: 0.1)
    XCTAssertTrue((-40 ... -4).contains(shownY(stage.navigation.navigationBar)), "on the way")
    XCTAssertTrue((560...596).contains(shownY(stage.navigation.toolbar)), "on the way")
    assertBars(stage, bar: false, toolbar: false)
    stage.host.tap(at: middle)
    assertBars(stage, bar: true, toolbar: true)
    stage.assertAtRest(["A"])
  }

  func testAToolbarThatWasHiddenStaysHidden() async {
    let stage = makeStage(toolbar: false)
    stage.navigation.hidesBarsOnTap = true
    for isShown in [false, true, false, true] {
      stage.host.tap(at: middle)
      assertBars(stage, bar: isShown, toolbar: false)
    }
  }

  func testATapShowsABarThatTheProgramHasHidden() async {
    let stage = makeStage(toolbar: false)
    stage.navigation.isNavigationBarHidden = true
    stage.navigation.hidesBarsOnTap = true
    stage.host.tap(at: middle)
    assertBars(stage, bar: true, toolbar: false)
  }

  func testBarsAreNotHiddenWithoutThePropertiesOrWithADisabledRecognizer() async {
    let stage = makeStage()
    XCTAssertFalse(stage.navigation.hidesBarsOnTap)
    XCTAssertFalse(stage.navigation.hidesBarsOnSwipe)
    XCTAssertNil(stage.navigation.barHideOnTapGestureRecognizer.view)
    stage.host.tap(at: middle)
    stage.host.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.2)
    assertBars(stage, bar: true, toolbar: true)
    stage.navigation.hidesBarsOnTap = true
    stage.navigation.barHideOnTapGestureRecognizer.isEnabled = false
    stage.host.tap(at: middle)
    assertBars(stage, bar: true, toolbar: true)
    stage.navigation.barHideOnTapGestureRecognizer.isEnabled = true
    stage.navigation.hidesBarsOnTap = false
    stage.host.tap(at: middle)
    assertBars(stage, bar: true, toolbar: true)
  }

  func testTapsOnControlsAndBarsDoNotHideTheBars() async {
    let stage = makeStage()
    stage.navigation.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 100, y: 250, width: 200, height: 100))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.page(at: 0).view.addSubview(button)
    stage.host.flush()
    stage.host.tap(at: middle)
    XCTAssertEqual(presses, 1)
    assertBars(stage, bar: true, toolbar: true)
    stage.host.tap(at: CGPoint(x: 60, y: 20))
    stage.host.tap(at: CGPoint(x: 200, y: 580))
    assertBars(stage, bar: true, toolbar: true)
  }

  func testATapThatSelectsAnItemDoesNotHideTheBars() async {
    let stage = makeStage()
    stage.navigation.hidesBarsOnTap = true
    let items = OneItem()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    stage.page(at: 0).view.addSubview(list)
    stage.host.advance(by: 0.1)
    stage.host.tap(at: CGPoint(x: 200, y: 90))
    XCTAssertEqual(list.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    assertBars(stage, bar: true, toolbar: true)
    stage.host.tap(at: CGPoint(x: 200, y: 400))
    assertBars(stage, bar: false, toolbar: false)
  }

  // MARK: Swipes

  func testSwipingUpHidesTheBarsWhileScrollingAndSwipingDownShowsThem() async {
    let stage = makeStage()
    let scroll = addScrollView(to: stage)
    stage.navigation.hidesBarsOnSwipe = true
    XCTAssertEqual(scroll.contentOffset.y, -44)
    slowDrag(stage, from: 400, to: 200)
    XCTAssertEqual(scroll.contentOffset.y, -44 + 190, accuracy: 1, "the content scrolls too")
    assertBars(stage, bar: false, toolbar: false)
    let offset = scroll.contentOffset.y
    slowDrag(stage, from: 200, to: 260)
    assertBars(stage, bar: true, toolbar: true)
    XCTAssertEqual(scroll.contentOffset.y, offset - 50, accuracy: 1)
  }

  /// Drags vertically and pauses before the release, so that the content does not decelerate.
  private func slowDrag(_ stage: NavigationStage, from start: CGFloat, to end: CGFloat) {
    stage.host.touchBegan(at: CGPoint(x: 200, y: start))
    stage.host.move(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), duration: 0.5)
    stage.host.advance(by: 0.3)
    stage.host.touchMoved(to: CGPoint(x: 200, y: end))
    stage.host.touchEnded(at: CGPoint(x: 200, y: end))
    stage.host.advance(by: 1)
  }

  /// After a short drag, the content returns to its current top.
  func testAShortSwipeLeavesTheContentAtItsTop() async {
    let stage = makeStage()
    let scroll = addScrollView(to: stage)
    stage.navigation.hidesBarsOnSwipe = true
    slowDrag(stage, from: 400, to: 375)
    assertBars(stage, bar: false, toolbar: false)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    slowDrag(stage, from: 400, to: 425)
    assertBars(stage, bar: true, toolbar: true)
    XCTAssertEqual(scroll.contentOffset.y, -15, accuracy: 1, "the bar covers the top of the content")
  }

  /// The content stays under the finger when hiding the bars gives it more space.
  func testTheContentStaysUnderTheFingerWhileTheBarsAreHidden() async {
    let stage = makeStage()
    let scroll = addScrollView(to: stage)
    stage.navigation.hidesBarsOnSwipe = true
    stage.host.touchBegan(at: CGPoint(x: 200, y: 400))
    for step in 1...30 {
      let y = 400 - CGFloat(step) * 3
      stage.host.advance(by: 0.016)
      stage.host.touchMoved(to: CGPoint(x: 200, y: y))
      stage.host.flush()
      let shown = (scroll.layer.presentation() ?? scroll.layer).bounds.minY
      XCTAssertEqual(shown, scroll.contentOffset.y, accuracy: 0.01, "nothing else moves it")
      XCTAssertEqual(scroll.contentOffset.y, max(-44, -44 + CGFloat(step) * 3 - 10), accuracy: 0.6, "\(step)")
    }
    stage.host.cancelTouches()
    stage.host.advanceToRest()
  }

  func testASwipeThatReversesShowsTheBarsAgain() async {
    let stage = makeStage()
    stage.navigation.hidesBarsOnSwipe = true
    stage.host.touchBegan(at: middle)
    stage.host.move(from: middle, to: CGPoint(x: 200, y: 200), duration: 0.2)
    assertBars(stage, bar: false, toolbar: false)
    stage.host.move(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 215), duration: 0.2)
    assertBars(stage, bar: false, toolbar: false)
    stage.host.move(from: CGPoint(x: 200, y: 215), to: CGPoint(x: 200, y: 240), duration: 0.2)
    assertBars(stage, bar: true, toolbar: true)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 240))
    assertBars(stage, bar: true, toolbar: true)
  }

  func testTouchpadAndWheelHideAndShowTheBars() async {
    for isContinuous in [true, false] {
      let stage = makeStage()
      addScrollView(to: stage)
      stage.navigation.hidesBarsOnSwipe = true
      for _ in 0..<5 {
        stage.host.scroll(by: CGVector(dx: 0, dy: 20), at: middle, isContinuous: isContinuous)
        stage.host.advance(by: 0.01)
      }
      stage.host.advance(by: 1)
      let wasHidden = stage.navigation.isNavigationBarHidden
      for _ in 0..<5 {
        stage.host.scroll(by: CGVector(dx: 0, dy: -20), at: middle, isContinuous: isContinuous)
        stage.host.advance(by: 0.01)
      }
      stage.host.advance(by: 1)
      XCTAssertNotEqual(wasHidden, stage.navigation.isNavigationBarHidden, "\(isContinuous)")
      assertBars(stage, bar: !stage.navigation.isNavigationBarHidden, toolbar: !stage.navigation.isToolbarHidden)
    }
  }

  func testHorizontalDragsPopInsteadOfHidingTheBars() async {
    let stage = makeStage()
    stage.pushed("B")
    stage.navigation.hidesBarsOnSwipe = true
    stage.host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 390, y: 280), duration: 0.3)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
    assertBars(stage, bar: true, toolbar: true)
  }

  // MARK: During transitions

  func testTapsAndSwipesDuringATransitionDoNotHideTheBars() async {
    let stage = makeStage()
    (stage.navigation.hidesBarsOnTap, stage.navigation.hidesBarsOnSwipe) = (true, true)
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 0.1)
    stage.host.tap(at: middle)
    stage.host.drag(from: middle, to: CGPoint(x: 200, y: 200), duration: 0.05)
    XCTAssertNotNil(stage.navigation.transitionCoordinator)
    assertBars(stage, bar: true, toolbar: true)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }

  func testHiddenBarsStayHiddenThroughTransitions() async {
    let stage = makeStage()
    stage.navigation.hidesBarsOnTap = true
    stage.host.tap(at: middle)
    stage.host.advance(by: 0.05)
    stage.pushed("B")
    assertBars(stage, bar: false, toolbar: false)
    stage.host.tap(at: middle)
    assertBars(stage, bar: true, toolbar: true)
    stage.assertAtRest(["A", "B"])
  }

  // MARK: The page

  /// The layout of the page is part of the animation, whether a gesture or the program hides the bars.
  func testThePageIsLaidOutInTheAnimationThatHidesTheBars() async {
    for isTap in [true, false] {
      let stage = makeStage()
      let page = stage.page(at: 0)
      let content = SafeContent(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let foot = content.inner
      page.view.addSubview(content)
      stage.host.flush()
      XCTAssertEqual(foot.frame, CGRect(x: 0, y: 44, width: 400, height: 512))
      if isTap {
        stage.navigation.hidesBarsOnTap = true
        stage.host.tap(at: middle)
      } else {
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.navigation.setToolbarHidden(true, animated: true)
      }
      stage.host.advance(by: 0.1)
      XCTAssertEqual(foot.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
      XCTAssertEqual(shownY(foot), shownY(stage.navigation.navigationBar) + 44, accuracy: 0.01)
      XCTAssertTrue((4...40).contains(shownY(foot)))
      assertBars(stage, bar: false, toolbar: false)
      XCTAssertEqual(shownY(foot), 0)
    }
  }

  func testNothingLeaks() async {
    assertNothingLeaks {
      let stage = makeStage()
      (stage.navigation.hidesBarsOnTap, stage.navigation.hidesBarsOnSwipe) = (true, true)
      let (tap, swipe) = (
        stage.navigation.barHideOnTapGestureRecognizer, stage.navigation.barHideOnSwipeGestureRecognizer
      )
      stage.host.tap(at: middle)
      stage.host.advance(by: 0.1)
      stage.host.window.close()
      return [stage.navigation, tap, swipe, stage.page(at: 0)]
    }
  }
}

/// A height that is compact.
extension BarHidingTests {
  private func setCompact(_ isCompact: Bool, _ stage: NavigationStage) {
    stage.navigation.traitOverrides.verticalSizeClass = isCompact ? .compact : .regular
  }

  func testBarsAreHiddenWhileTheHeightIsCompact() async {
    let stage = makeStage()
    stage.navigation.hidesBarsWhenVerticallyCompact = true
    assertBars(stage, bar: true, toolbar: true)
    setCompact(true, stage)
    stage.host.advance(by: 0.1)
    XCTAssertTrue((-40 ... -4).contains(shownY(stage.navigation.navigationBar)), "on the way")
    assertBars(stage, bar: false, toolbar: false)
    setCompact(false, stage)
    assertBars(stage, bar: true, toolbar: true)
    XCTAssertNil(stage.navigation.barHideOnTapGestureRecognizer.view)
  }

  func testATapShowsTheBarsThatTheHeightHasHidden() async {
    let stage = makeStage(toolbar: false)
    stage.navigation.hidesBarsWhenVerticallyCompact = true
    setCompact(true, stage)
    for isShown in [false, true, false] {
      assertBars(stage, bar: isShown, toolbar: false)
      stage.host.tap(at: middle)
    }
    assertBars(stage, bar: true, toolbar: false)
    setCompact(false, stage)
    stage.host.tap(at: middle)
    assertBars(stage, bar: true, toolbar: false)
  }

  func testTheHeightThatIsCompactFromTheStartHidesTheBars() async {
    let (host, navigation) = (ManualHost(size: CGSize(width: 400, height: 300)), UINavigationController())
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.viewControllers = [UIViewController()]
    host.window.rootViewController = navigation
    host.flush()
    XCTAssertTrue(navigation.isNavigationBarHidden)
    XCTAssertEqual(navigation.navigationBar.isHidden, true)
    navigation.hidesBarsWhenVerticallyCompact = false
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }

  func testABarThatTheProgramHasHiddenStaysHiddenWhenTheHeightGrows() async {
    let stage = makeStage(toolbar: false)
    stage.navigation.isNavigationBarHidden = true
    stage.navigation.hidesBarsWhenVerticallyCompact = true
    setCompact(true, stage)
    setCompact(false, stage)
    assertBars(stage, bar: false, toolbar: false)
  }
}

@MainActor
private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A view that keeps another one within its safe area.
@MainActor
private final class SafeContent: UIView {
  let inner = UIView()

  nonisolated deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(inner)
    inner.frame = bounds.inset(by: safeAreaInsets)
  }
}
