// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class ContainmentTests: UIKitTestCase {
  private func makeStage() -> (host: ManualHost, parent: LoggingPage, log: CallLog) {
    let log = CallLog()
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let parent = LoggingPage(name: "P", log: log)
    host.window.rootViewController = parent
    host.advance(by: 0.1)
    log.clear()
    return (host, parent, log)
  }

  func testAChildDissolvesIntoAnotherOneWithTheOptionForIt() async {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let (container, old, new) = (UIViewController(), UIViewController(), UIViewController())
    host.window.rootViewController = container
    for child in [old, new] { container.addChild(child) }
    container.view.addSubview(old.view)
    host.advance(by: 0.1)
    var ends: [Double] = []

    let start = host.time
    container.transition(
      from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil,
      completion: { _ in ends.append(host.time - start) })
    host.advance(by: 0.2)
    XCTAssertTrue(ends.isEmpty)
    host.advance(by: 0.2)

    XCTAssertEqual(ends.first ?? 0, 0.3, accuracy: 0.02)
    XCTAssertNil(old.view.superview)
    XCTAssertTrue(new.view.superview === container.view)
    host.window.rootViewController = nil
    host.window.close()
  }

  func testAddingAndRemovingAChildSendsParentAndAppearanceCallbacks() async {
    let (host, parent, log) = makeStage()
    let child = LoggingPage(name: "C", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    XCTAssertEqual(parent.children, [child])
    host.advance(by: 0.1)
    XCTAssertEqual(
      log.lines,
      [
        "C.willMove(nav)", "C.viewDidLoad", "C.viewWillAppear", "C.didMove(nav)", "C.viewIsAppearing",
        "C.viewDidAppear",
      ])
    log.clear()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    XCTAssertEqual(log.lines, ["C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(nil)"])
    XCTAssertNil(child.parent)
  }

  func testAddingAChildFirstRemovesItFromItsPreviousParent() async {
    let (_, parent, log) = makeStage()
    let (other, child) = (LoggingPage(name: "O", log: log), LoggingPage(name: "C", log: log))
    other.addChild(child)
    log.clear()
    parent.addChild(child)
    XCTAssertEqual(log.lines, ["C.didMove(nil)", "C.willMove(nav)"])
    XCTAssertEqual(other.children, [])
    XCTAssertTrue(child.parent === parent)
  }

  /// Semantics: unbalanced-appearance.
  /// The container forwards the appearance callbacks of its children itself.
  func testAContainerThatForwardsAppearanceItselfCanReverseATransition() async {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let log = CallLog()
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let container = Container()
    host.window.rootViewController = container
    host.advance(by: 0.1)
    let child = LoggingPage(name: "C", log: log)
    container.addChild(child)
    container.view.addSubview(child.view)
    host.advance(by: 0.1)
    XCTAssertFalse(log.lines.contains("C.viewWillAppear"))
    log.clear()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    XCTAssertEqual(log.lines, ["C.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear"])
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    XCTAssertEqual(log.lines.count, 3)
  }

  func testATransitionBetweenChildrenAnimatesAndSendsAppearanceCallbacks() async {
    let (host, parent, log) = makeStage()
    let (one, two) = (LoggingPage(name: "1", log: log), LoggingPage(name: "2", log: log))
    parent.addChild(one)
    parent.view.addSubview(one.view)
    one.didMove(toParent: parent)
    host.advance(by: 0.1)
    parent.addChild(two)
    two.view.alpha = 0
    log.clear()
    var finished: [Bool] = []
    parent.transition(
      from: one, to: two, duration: 0.4, options: .curveLinear, animations: { two.view.alpha = 1 },
      completion: { finished.append($0) })
    host.flush()
    host.advance(by: 0.2)
    XCTAssertEqual(Double(two.view.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.001)
    host.advance(by: 0.3)
    XCTAssertEqual(
      log.lines,
      [
        "1.viewWillDisappear", "2.viewWillAppear", "2.viewIsAppearing", "1.viewDidDisappear", "2.viewDidAppear",
      ])
    XCTAssertEqual(finished, [true])
    XCTAssertNil(one.view.superview)
    XCTAssertTrue(two.view.superview === parent.view)
  }

  func testTheViewIsLoadedOnceWhenItIsFirstUsed() async {
    final class Made: UIViewController {
      var loads = 0
      override func loadView() {
        loads += 1
        view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let controller = Made()
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertNil(controller.viewIfLoaded)
    XCTAssertEqual(controller.loads, 0)
    XCTAssertEqual(controller.view.bounds.width, 10)
    _ = controller.view
    XCTAssertEqual(controller.loads, 1)
    XCTAssertTrue(controller.view.next === controller)
  }

  func testAdditionalSafeAreaInsetsExtendTheSafeAreaOfTheView() async {
    let (host, parent, _) = makeStage()
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    host.flush()
    XCTAssertEqual(parent.view.safeAreaInsets, UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0))
  }

  func testOverrideUserInterfaceStyleAppliesToTheControllerAndItsView() async {
    let (host, parent, _) = makeStage()
    XCTAssertEqual(parent.traitCollection.userInterfaceStyle, .light)
    parent.overrideUserInterfaceStyle = .dark
    host.flush()
    XCTAssertEqual(parent.view.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(parent.traitCollection.userInterfaceStyle, .dark)
  }

  func testAParentIsNotifiedOnceOfAChangedPreferredContentSize() async {
    final class Parent: UIViewController {
      var notifications = 0
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        notifications += 1
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    XCTAssertEqual(parent.notifications, 1)
  }

  func testAParentIsToldWhenConstraintsHaveResizedTheViewOfAChild() async {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        if let child = container as? UIViewController { sizes.append(child.view.bounds.size) }
      }
    }
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let (parent, child, label) = (Parent(), UIViewController(), UILabel())
    host.window.rootViewController = parent
    let stack = UIStackView(arrangedSubviews: [label])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    child.view = stack
    parent.addChild(child)
    parent.view.addSubview(child.view)
    host.flush()
    child.view.frame.size.height = 40
    host.flush()
    XCTAssertEqual(parent.sizes, [], "the parent has sized the view itself")

    child.view.translatesAutoresizingMaskIntoConstraints = false
    let height = child.view.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      child.view.widthAnchor.constraint(equalToConstant: 100), height,
    ])
    host.flush()
    height.constant = 70
    host.flush()
    parent.view.setNeedsLayout()
    host.flush()
    XCTAssertEqual(parent.sizes, [CGSize(width: 100, height: 50), CGSize(width: 100, height: 70)])
  }

  func testClosingTheWindowReleasesControllersAndTheirChildren() async {
    assertNothingLeaks {
      let (host, parent, log) = makeStage()
      let child = LoggingPage(name: "C", log: log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      host.advance(by: 0.1)
      host.window.close()
      return [parent, child, child.view]
    }
  }
}
