// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// Windows of one scene, which lie over each other in one window of the desktop.
@MainActor
final class WindowStackTests: UIKitTestCase {
  private class TypingView: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
  }

  private let size = CGSize(width: 300, height: 200)
  private var host: ManualHost!
  private var windows: [UIWindow] = []

  override func setUp() async throws {
    try await super.setUp()
    host = ManualHost(size: size)
  }

  override func release() {
    host = nil
    windows = []
  }

  private func open(frame: CGRect? = nil, level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(windowScene: host.window.windowScene!)
    if let frame { window.frame = frame }
    window.windowLevel = level
    windows.append(window)
    window.isHidden = false
    host.flush()
    return window
  }

  /// The layers at the top of the committed tree that belong to windows, from back to front.
  private var shownLayers: [CALayer] {
    let tree = host.recorder!.tree
    guard let root = tree.root, let node = tree.node(root) else { return [] }
    let ids = node.sublayers
    return host.stack!.windows.map(\.layer).filter { ids.contains($0.id) }.sorted {
      ids.firstIndex(of: $0.id)! < ids.firstIndex(of: $1.id)!
    }
  }

  func testTheCoordinatesOfASceneAreThoseOfItsFirstWindow() async throws {
    let scene = try XCTUnwrap(host.window.windowScene)
    let upper = open(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    upper.addSubview(view)

    XCTAssertEqual(scene.coordinateSpace.bounds, CGRect(origin: .zero, size: size))
    XCTAssertEqual(view.convert(CGPoint.zero, to: scene.coordinateSpace), CGPoint(x: 35, y: 46))
    XCTAssertEqual(view.convert(CGPoint(x: 35, y: 46), from: scene.coordinateSpace), .zero)
  }

  // MARK: Order

  func testWindowsOfASceneShareAHostAndAreOrderedByLevel() async {
    let alert = open(level: .alert)
    let second = open()
    let third = open()

    XCTAssertTrue([alert, second, third].allSatisfy { $0.host === host })
    XCTAssertEqual(second.bounds.size, size)
    XCTAssertTrue(shownLayers == [host.window, second, third, alert].map(\.layer))
    XCTAssertTrue(UIApplication.shared.windows == [host.window, alert, second, third])

    second.makeKeyAndVisible()
    host.flush()
    XCTAssertTrue(shownLayers == [host.window, third, second, alert].map(\.layer))
    third.windowLevel = .statusBar
    host.flush()
    XCTAssertTrue(shownLayers == [host.window, second, third, alert].map(\.layer))
  }

  func testAWindowAboveTheNormalLevelJoinsTheSceneOfTheKeyWindow() async {
    let other = ManualHost(size: size, clockOf: host)
    host.window.makeKey()
    let alert = UIWindow(frame: CGRect(origin: .zero, size: size))
    alert.windowLevel = .alert + 1
    alert.makeKeyAndVisible()

    XCTAssertTrue(alert.host === host)
    XCTAssertTrue(alert.windowScene === host.window.windowScene)
    XCTAssertEqual(other.window.windowScene?.windows.count, 1)
    XCTAssertTrue(alert.isKeyWindow)
  }

  func testAWindowThatIsGivenAnotherSceneMovesThere() async {
    let other = ManualHost(size: size, clockOf: host)

    other.window.windowScene = host.window.windowScene

    XCTAssertTrue(other.window.host === host)
    XCTAssertTrue(other.isClosed)
    XCTAssertNil(other.stack)
  }

  func testAWindowThatTheProgramReleasesDisappears() async {
    let log = GestureLog()
    log.watch(UITapGestureRecognizer(), on: host.window, as: "below")
    host.window.makeKey()
    _ = open(level: .alert)
    weak var released: UIWindow?
    released = windows.last
    windows.last?.rootViewController = UIViewController()
    windows.last?.makeKeyAndVisible()
    host.tap(at: CGPoint(x: 60, y: 20))
    XCTAssertEqual(log.lines, [])
    windows = []
    XCTAssertNil(released)
    XCTAssertTrue(UIApplication.shared.windows == [host.window])
    XCTAssertTrue(host.stack?.windows == [host.window])
    XCTAssertTrue(host.window.isKeyWindow)
    host.flush()
    XCTAssertEqual(host.recorder?.tree.root, host.window.layer.id)
    host.tap(at: CGPoint(x: 60, y: 20))
    XCTAssertEqual(log.lines, ["below ended"])
  }

  // MARK: Touches

  func testTouchesPassThroughWhatIsClearOrOutside() async {
    let log = GestureLog()
    log.watch(UITapGestureRecognizer(), on: host.window, as: "below")
    let toast = open(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
    log.watch(UITapGestureRecognizer(), on: toast, as: "toast")

    host.tap(at: CGPoint(x: 60, y: 110))
    host.tap(at: CGPoint(x: 60, y: 20))
    XCTAssertEqual(log.lines, ["toast ended", "below ended"])

    toast.isUserInteractionEnabled = false
    host.tap(at: CGPoint(x: 60, y: 110))
    XCTAssertEqual(log.lines, ["toast ended", "below ended", "below ended"])
  }

  func testTouchesAreInTheCoordinatesOfTheirWindow() async {
    let toast = open(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
    var locations: [CGPoint] = []
    let pan = UIPanGestureRecognizer()
    pan.addTarget { (pan: UIPanGestureRecognizer) in locations.append(pan.location(in: nil)) }
    toast.addGestureRecognizer(pan)

    host.touchBegan(at: CGPoint(x: 60, y: 110))
    host.touchMoved(to: CGPoint(x: 100, y: 115))
    host.touchEnded(at: CGPoint(x: 110, y: 120))

    XCTAssertEqual(locations.last, CGPoint(x: 60, y: 20))
    XCTAssertEqual(toast.convert(CGPoint.zero, to: host.window), CGPoint(x: 50, y: 100))
  }

  func testTwoFingersCanTouchTwoWindows() async {
    let log = GestureLog()
    let toast = open(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
    log.watch(UITapGestureRecognizer(), on: host.window, as: "below")
    log.watch(UITapGestureRecognizer(), on: toast, as: "toast")

    host.touchBegan(at: CGPoint(x: 60, y: 110), id: 1)
    host.touchBegan(at: CGPoint(x: 10, y: 10), id: 2)
    host.touchEnded(at: CGPoint(x: 10, y: 10), id: 2)
    host.touchEnded(at: CGPoint(x: 60, y: 110), id: 1)

    XCTAssertEqual(log.lines, ["below ended", "toast ended"])
  }

  func testHidingAWindowCancelsItsTouchesOnly() async {
    let log = GestureLog()
    let toast = open(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
    log.watch(UILongPressGestureRecognizer(), on: host.window, as: "below")
    log.watch(UILongPressGestureRecognizer(), on: toast, as: "toast")
    host.touchBegan(at: CGPoint(x: 60, y: 110), id: 1)
    host.touchBegan(at: CGPoint(x: 10, y: 10), id: 2)
    host.advance(by: 1)

    toast.isHidden = true
    host.touchEnded(at: CGPoint(x: 10, y: 10), id: 2)

    XCTAssertEqual(log.states(of: "toast"), ["began", "cancelled"])
    XCTAssertEqual(log.states(of: "below"), ["began", "ended"])
  }

  func testAWindowThatAppearsUnderTheStillPointerTakesTheHover() async {
    let log = GestureLog()
    log.watch(UIHoverGestureRecognizer(), on: host.window, as: "below")
    host.movePointer(to: CGPoint(x: 60, y: 110))
    XCTAssertEqual(log.lines, ["below began"])

    let toast = open(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
    XCTAssertEqual(log.lines, ["below began", "below ended"])
    toast.isHidden = true
    host.flush()
    XCTAssertEqual(log.lines, ["below began", "below ended", "below began"])
  }

  // MARK: Life

  func testATransitionContinuesWhileAWindowIsShownAndHidden() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.window.rootViewController = navigation
    host.flush()
    let page = UIViewController()
    navigation.pushViewController(page, animated: true)
    host.advance(by: 0.1)
    let before = page.view.layer.animationKeys()
    XCTAssertFalse(before?.isEmpty ?? true)

    let toast = open()
    XCTAssertEqual(page.view.layer.animationKeys(), before)
    XCTAssertNotNil(navigation.transitionCoordinator)
    host.advance(by: 0.05)
    toast.isHidden = true
    host.flush()

    XCTAssertEqual(page.view.layer.animationKeys(), before)
    host.stack?.context._checkInvariants()
    host.advanceToRest()
    XCTAssertNil(navigation.transitionCoordinator)
  }

  func testAWindowReplacesAnotherOneOnTheSameHost() async {
    let replacement = open()
    replacement.makeKey()

    host.window.isHidden = true
    host.flush()
    XCTAssertTrue(host.stack?.windows == [replacement])
    XCTAssertFalse(host.isClosed)
    XCTAssertEqual(host.recorder?.tree.root, replacement.layer.id)

    host.window.isHidden = false
    XCTAssertTrue(host.stack?.windows == [replacement, host.window])
  }

  func testAHiddenWindowMakesWayForTheNextOneOfItsScene() async {
    host.window.isHidden = true
    XCTAssertFalse(host.isClosed)

    let replacement = open()

    XCTAssertTrue(replacement.host === host)
    XCTAssertTrue(host.stack?.windows == [replacement])
  }

  func testWindowsThatFillTheSceneAreResizedWithIt() async {
    let overlay = open()
    let toast = open(frame: CGRect(x: 50, y: 100, width: 100, height: 40))

    host.resize(to: CGSize(width: 400, height: 300))

    XCTAssertEqual(host.window.frame, CGRect(x: 0, y: 0, width: 400, height: 300))
    XCTAssertEqual(overlay.frame, host.window.frame)
    XCTAssertEqual(toast.frame, CGRect(x: 50, y: 100, width: 100, height: 40))
  }

  func testClosingTheStageClosesItsWindows() async {
    _ = open()
    _ = open(level: .alert)

    host.stack?.close()

    XCTAssertTrue(host.isClosed)
    XCTAssertTrue(UIApplication.shared.windows.isEmpty)
  }

  func testAHiddenWindowIsNotKept() async {
    weak var toast: UIWindow?
    do {
      let window = open()
      toast = window
      window.isHidden = true
      windows.removeAll()
      host.flush()
    }
    XCTAssertNil(toast)
  }
}

/// Keys.
extension WindowStackTests {
  func testKeysReachTheKeyWindowAndReturnToTheFormerOneWhenItIsHidden() async {
    let field = TypingView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    host.window.addSubview(field)
    XCTAssertTrue(field.becomeFirstResponder())
    host.key(0x61, text: "a")
    let alert = open(level: .alert)
    alert.makeKey()
    host.key(0x62, text: "b")
    XCTAssertEqual(field.text, "a")

    alert.isHidden = true
    XCTAssertTrue(host.window.isKeyWindow)
    host.key(0x63, text: "c")
    XCTAssertEqual(field.text, "ac")
  }

  func testAViewThatBecomesTheFirstResponderMakesItsWindowKey() async {
    let alert = open(level: .alert)
    let field = TypingView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    alert.addSubview(field)
    XCTAssertTrue(host.window.isKeyWindow)

    XCTAssertTrue(field.becomeFirstResponder())
    host.key(0x61, text: "a")

    XCTAssertTrue(alert.isKeyWindow)
    XCTAssertEqual(field.text, "a")
    XCTAssertNotNil(host.textInputClient)
    alert.isHidden = true
    host.flush()
    XCTAssertNil(host.textInputClient)
  }
}
