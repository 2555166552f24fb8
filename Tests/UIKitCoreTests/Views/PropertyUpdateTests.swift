// SPDX-License-Identifier: MIT
import LeakTesting
import Observation
import UIKit
import XCTest

/// The pass that updates the properties of views before their layout.
@MainActor
final class PropertyUpdateTests: UIKitTestCase {
  /// A view that logs the calls of its passes.
  private final class LoggingView: UIView {
    let name: String
    var log: (String) -> Void = { _ in }
    var onUpdate: (LoggingView) -> Void = { _ in }

    init(_ name: String) {
      self.name = name
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      log("\(name).updateProperties")
      onUpdate(self)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log("\(name).layoutSubviews")
    }
  }

  private var host: ManualHost!
  private var lines: [String] = []

  override func setUp() async throws {
    try await super.setUp()
    host = ManualHost(size: CGSize(width: 200, height: 200))
    host.flush()
  }

  override func release() { host = nil }

  private func view(_ name: String, in superview: UIView? = nil) -> LoggingView {
    let view = LoggingView(name)
    view.log = { [weak self] in self?.lines.append($0) }
    superview?.addSubview(view)
    return view
  }

  private func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  // Semantics: properties-before-layout.
  func testNewViewsAreUpdatedOnceSuperviewsFirstBeforeAnyIsLaidOut() async {
    let outer = view("outer")
    _ = view("inner", in: outer)
    XCTAssertEqual(takeLines(), [])

    host.window.addSubview(outer)
    host.advance(by: 0.1)

    XCTAssertEqual(
      takeLines(),
      ["outer.updateProperties", "inner.updateProperties", "outer.layoutSubviews", "inner.layoutSubviews"])
  }

  func testRequestsAreOneUpdateWithoutLayout() async {
    let view = view("view", in: host.window)
    host.flush()
    lines = []

    for _ in 0..<3 { view.setNeedsUpdateProperties() }
    XCTAssertEqual(takeLines(), [])
    XCTAssertEqual(host.window.layer.context?.needsCommit, true, "the event loop has something to do")
    host.advance(by: 0.1)

    XCTAssertEqual(takeLines(), ["view.updateProperties"])
    XCTAssertEqual(host.window.layer.context?.needsCommit, false)
  }

  func testLayoutInTheSameTurnKnowsTheContentThatAnUpdateHasSet() async {
    let outer = view("outer", in: host.window)
    let inner = view("inner", in: outer)
    host.flush()
    lines = []
    inner.onUpdate = { $0.superview?.setNeedsLayout() }

    inner.setNeedsUpdateProperties()
    host.flush()

    XCTAssertEqual(takeLines(), ["inner.updateProperties", "outer.layoutSubviews"])
  }

  func testAViewThatIsAddedDuringALayoutIsUpdatedBeforeItsOwn() async {
    let outer = view("outer", in: host.window)
    let added = view("added")
    outer.log = { [weak self, unowned outer] line in
      self?.lines.append(line)
      if line == "outer.layoutSubviews" { outer.addSubview(added) }
    }

    host.flush()

    XCTAssertEqual(
      takeLines(),
      ["outer.updateProperties", "outer.layoutSubviews", "added.updateProperties", "added.layoutSubviews"])
  }

  func testAnUpdateThatRequestsOneOfItsSuperviewIsFollowedByIt() async {
    let outer = view("outer", in: host.window)
    let inner = view("inner", in: outer)
    host.flush()
    lines = []
    inner.onUpdate = { $0.superview?.setNeedsUpdateProperties() }

    inner.setNeedsUpdateProperties()
    host.flush()

    XCTAssertEqual(takeLines(), ["inner.updateProperties", "outer.updateProperties"])
  }

  func testUpdatePropertiesIfNeededUpdatesTheViewsBelowAtOnce() async {
    let outer = view("outer", in: host.window)
    let (first, second) = (view("first", in: outer), view("second", in: outer))
    let beside = view("beside", in: host.window)
    host.flush()
    lines = []

    for view in [first, second, beside] { view.setNeedsUpdateProperties() }
    outer.updatePropertiesIfNeeded()
    XCTAssertEqual(takeLines(), ["first.updateProperties", "second.updateProperties"])
    host.flush()
    XCTAssertEqual(takeLines(), ["beside.updateProperties"])
  }

  func testLayoutIfNeededUpdatesPropertiesFirst() async {
    let view = view("view")

    view.layoutIfNeeded()

    XCTAssertEqual(takeLines(), ["view.updateProperties", "view.layoutSubviews"])
  }

  func testAViewOutsideOfAWindowIsUpdatedWhenItEntersOne() async {
    let view = view("view", in: host.window)
    host.flush()
    view.removeFromSuperview()
    lines = []

    view.setNeedsUpdateProperties()
    host.flush()
    XCTAssertEqual(takeLines(), [])
    host.window.addSubview(view)
    host.flush()

    XCTAssertEqual(takeLines(), ["view.updateProperties"])
  }

  func testAChangeOfTheTraitsUpdatesProperties() async {
    let view = view("view", in: host.window)
    var styles: [UIUserInterfaceStyle] = []
    view.onUpdate = { _ in styles.append(UITraitCollection.current.userInterfaceStyle) }
    host.flush()

    host.window.overrideUserInterfaceStyle = .dark
    host.flush()

    XCTAssertEqual(styles, [.light, .dark])
  }

  func testAControllerIsUpdatedBeforeItsViewAndEachOnItsOwnRequest() async {
    final class Controller: UIViewController {
      var log: (String) -> Void = { _ in }
      override func updateProperties() {
        super.updateProperties()
        log("controller.updateProperties")
      }
    }
    let controller = Controller()
    controller.log = { [weak self] in self?.lines.append($0) }
    controller.setNeedsUpdateProperties()
    XCTAssertFalse(controller.isViewLoaded)
    controller.view = view("view")
    host.window.rootViewController = controller
    host.flush()
    XCTAssertEqual(takeLines().prefix(2), ["controller.updateProperties", "view.updateProperties"])

    controller.setNeedsUpdateProperties()
    host.flush()
    XCTAssertEqual(takeLines(), ["controller.updateProperties"])
    controller.view.setNeedsUpdateProperties()
    host.flush()
    XCTAssertEqual(takeLines(), ["view.updateProperties"])
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    XCTAssertEqual(takeLines(), ["controller.updateProperties"])
  }

  // MARK: Observable values

  // Semantics: properties-before-layout.
  func testAChangeOfAnObservableValueThatWasReadRequestsOneUpdate() async {
    let dish = Dish()
    let view = view("view", in: host.window)
    view.onUpdate = { _ in _ = dish.name }
    host.flush()
    lines = []

    dish.price = 7
    host.flush()
    XCTAssertEqual(takeLines(), [], "the view has not read the price")
    for name in ["Soup", "Stew"] {
      dish.name = name
      XCTAssertEqual(takeLines(), [])
      host.flush()
      XCTAssertEqual(takeLines(), ["view.updateProperties"])
    }
  }

  func testAControllerIsUpdatedForWhatItHasReadItself() async {
    final class Controller: UIViewController {
      let dish = Dish()
      var names: [String] = []
      override func updateProperties() { names.append(dish.name) }
    }
    let controller = Controller()
    controller.view = view("view")
    host.window.rootViewController = controller
    host.flush()
    lines = []

    controller.dish.name = "Soup"
    host.flush()

    XCTAssertEqual(controller.names, ["", "Soup"])
    XCTAssertEqual(takeLines(), [])
  }

  func testAChangeOnAnotherThreadRequestsAnUpdateOnTheMainThread() async {
    let dish = Dish()
    let view = view("view", in: host.window)
    view.onUpdate = { _ in _ = dish.name }
    host.flush()
    lines = []

    await Task.detached { dish.name = "Soup" }.value
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    host.flush()

    XCTAssertEqual(takeLines(), ["view.updateProperties"])
  }
}

/// A model whose values views observe.
@Observable private final class Dish: @unchecked Sendable {
  var name = ""
  var price = 0
}
