// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Large titles of a navigation controller: their heights, and how they follow the content and transitions.
@MainActor
final class LargeTitleTests: UIKitTestCase {
  /// A page with a scroll view of 2,000 points.
  private final class ScrollPage: UIViewController {
    let scrollView = UIScrollView()

    convenience init(_ title: String, _ mode: UINavigationItem.LargeTitleDisplayMode = .automatic) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
      navigationItem.largeTitleDisplayMode = mode
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      view.addSubview(scrollView)
    }
  }

  private func open(
    _ prefers: Bool = true
  ) -> (host: ManualHost, navigation: UINavigationController, first: ScrollPage) {
    let first = ScrollPage("Mail")
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = prefers
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    return (host, navigation, first)
  }

  private func shownHeight(_ bar: UINavigationBar) -> CGFloat {
    (bar.layer.presentation() ?? bar.layer).bounds.height
  }

  /// The label of the large title that is shown, if there is one.
  private func label(_ navigation: UINavigationController) -> UILabel? {
    labels(navigation.navigationBar).filter { $0.font.pointSize > 30 }.max { $0.alpha < $1.alpha }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  func testALargeTitleMakesTheBarHigher() async throws {
    let (host, navigation, first) = open()
    defer { host.window.close() }
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
    XCTAssertEqual(first.view.safeAreaInsets.top, 96)
    XCTAssertEqual(first.scrollView.contentOffset.y, -96)
    let label = try XCTUnwrap(label(navigation))
    XCTAssertEqual(label.text, "Mail")
    XCTAssertEqual(label.font.pointSize, 34)
  }

  /// As the pointer's highlight does when it comes over the button in a transition.
  func testALayoutInATransitionLeavesTheBackButtonsLabelItsSize() async throws {
    let (host, navigation, _) = open()
    defer { host.window.close() }
    navigation.pushViewController(ScrollPage("Message"), animated: false)
    host.advance(by: 0.1)
    navigation.popViewController(animated: true)
    host.advance(by: 0.1)
    let labels = labels(navigation.navigationBar).filter { $0.text == "Mail" && $0.font.pointSize < 30 }
    let back = try XCTUnwrap(labels.first { $0.superview?.superview is UIControl })
    let size = back.bounds.size
    XCTAssertNotEqual(back.transform, .identity, "The label moves to the title.")
    back.superview?.superview?.setNeedsLayout()
    host.advance(by: 0.05)
    XCTAssertEqual(back.bounds.size, size)
  }

  func testATitleThatIsScrolledAwayStaysAwayInATransition() async throws {
    let (host, navigation, first) = open()
    defer { host.window.close() }
    first.scrollView.contentOffset.y = 300
    host.advance(by: 0.1)
    let label = try XCTUnwrap(label(navigation))
    navigation.pushViewController(ScrollPage("Message"), animated: true)
    host.advance(by: 0.1)
    let area = try XCTUnwrap(label.superview)
    XCTAssertTrue(area.clipsToBounds)
    XCTAssertEqual(area.bounds.height, 0)
  }

  func testWithoutThePreferenceTheBarIsLow() async {
    let (host, navigation, first) = open(false)
    defer { host.window.close() }
    XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
    XCTAssertNil(label(navigation))
    navigation.navigationBar.prefersLargeTitles = true
    host.advance(by: 0.1)
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
    XCTAssertEqual(first.scrollView.contentOffset.y, -96)
  }

  func testTheBarFollowsTheContentAndItsRangeStays() async {
    let (host, navigation, first) = open()
    defer { host.window.close() }
    for (offset, height): (CGFloat, CGFloat) in [(-96, 96), (-80, 80), (-60, 60), (-44, 44), (100, 44), (-96, 96)] {
      first.scrollView.contentOffset.y = offset
      host.advance(by: 0.02)
      XCTAssertEqual(navigation.navigationBar.bounds.height, height, accuracy: 0.01, "at \(offset)")
      XCTAssertEqual(first.scrollView.contentOffset.y, offset, "the content stays where it was put")
    }
  }

  func testADragMovesTheTitleUnderTheFingerAndItSnaps() async {
    for (distance, rest): (CGFloat, CGFloat) in [(22, -96), (60, -44)] {
      let (host, navigation, first) = open()
      defer { host.window.close() }
      host.touchBegan(at: CGPoint(x: 200, y: 400))
      for step in 1...20 {
        host.touchMoved(to: CGPoint(x: 200, y: 400 - distance * CGFloat(step) / 20))
        host.advance(by: 0.02)
      }
      let held = first.scrollView.contentOffset.y
      XCTAssertEqual(navigation.navigationBar.bounds.height, max(-held, 44), accuracy: 0.01)
      XCTAssertGreaterThan(held, -96)
      host.advance(by: 0.3)
      host.touchEnded(at: CGPoint(x: 200, y: 400 - distance))
      XCTAssertTrue(host.advanceToRest())
      XCTAssertEqual(first.scrollView.contentOffset.y, rest, accuracy: 0.5, "\(distance)")
    }
  }

  func testPulledContentStretchesTheBar() async throws {
    let (host, navigation, _) = open()
    defer { host.window.close() }
    host.touchBegan(at: CGPoint(x: 200, y: 300))
    for step in 1...10 {
      host.touchMoved(to: CGPoint(x: 200, y: 300 + 15 * CGFloat(step)))
      host.advance(by: 0.02)
    }
    XCTAssertGreaterThan(navigation.navigationBar.bounds.height, 110)
    XCTAssertGreaterThan(try XCTUnwrap(label(navigation)).transform.a, 1)
    host.touchEnded(at: CGPoint(x: 200, y: 450))
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
    XCTAssertEqual(label(navigation)?.transform, .identity)
  }

  func testAPushToASmallTitleMovesTheBarWithIt() async {
    let (host, navigation, first) = open()
    defer { host.window.close() }
    let second = ScrollPage("Letter", .never)
    navigation.pushViewController(second, animated: true)
    host.advance(by: 0.15)
    let height = shownHeight(navigation.navigationBar)
    XCTAssertTrue((45..<96).contains(height), "\(height)")
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
    XCTAssertEqual(second.view.safeAreaInsets.top, 44)

    navigation.popViewController(animated: true)
    host.advance(by: 0.15)
    XCTAssertTrue((45..<96).contains(shownHeight(navigation.navigationBar)))
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
    XCTAssertEqual(first.scrollView.contentOffset.y, -96)
    XCTAssertEqual(label(navigation)?.text, "Mail")
  }

  func testACancelledSwipeLeavesTheBarLow() async {
    let (host, navigation, _) = open()
    defer { host.window.close() }
    navigation.pushViewController(ScrollPage("Letter", .never), animated: true)
    XCTAssertTrue(host.advanceToRest())

    host.touchBegan(at: CGPoint(x: 2, y: 300))
    for step in 1...10 {
      host.touchMoved(to: CGPoint(x: 2 + 10 * CGFloat(step), y: 300))
      host.advance(by: 0.02)
    }
    XCTAssertTrue((45..<80).contains(shownHeight(navigation.navigationBar)), "\(shownHeight(navigation.navigationBar))")
    host.advance(by: 0.3)
    host.touchEnded(at: CGPoint(x: 102, y: 300))
    XCTAssertTrue(host.advanceToRest())

    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
    XCTAssertNil(label(navigation).flatMap { $0.alpha > 0.01 && $0.superview?.isHidden == false ? $0 : nil })
  }

  func testAnAutomaticItemFollowsTheOneBelow() async {
    let (host, navigation, _) = open()
    defer { host.window.close() }
    navigation.pushViewController(ScrollPage("A"), animated: false)
    host.advance(by: 0.1)
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
    navigation.pushViewController(ScrollPage("B", .never), animated: false)
    navigation.pushViewController(ScrollPage("C"), animated: false)
    host.advance(by: 0.1)
    XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
    navigation.pushViewController(ScrollPage("D", .always), animated: false)
    host.advance(by: 0.1)
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
  }

  func testAScrolledPageKeepsItsSmallTitleAfterAPop() async {
    let (host, navigation, first) = open()
    defer { host.window.close() }
    first.scrollView.contentOffset.y = 200
    host.advance(by: 0.1)
    navigation.pushViewController(ScrollPage("Letter", .always), animated: true)
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
    navigation.popViewController(animated: true)
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
    XCTAssertEqual(first.scrollView.contentOffset.y, 200)
  }
}
