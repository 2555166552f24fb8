// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Closures registered for the changes of particular traits.
@MainActor
final class TraitChangeTests: UIKitTestCase {
  func testATraitChangeClosureIsCalledOnlyForItsTraitsWithThePreviousTraits() async {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    let controller = UIViewController()
    host.window.rootViewController = controller
    host.flush()
    var calls: [String] = []
    let registration = controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      calls.append("view \(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
    controller.registerForTraitChanges([UITraitLayoutDirection.self]) { (page: UIViewController, _) in
      calls.append("controller \(page.traitCollection.layoutDirection)")
    }

    controller.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(calls, ["view light to dark"])
    controller.traitOverrides.layoutDirection = .rightToLeft
    XCTAssertEqual(calls, ["view light to dark", "controller rightToLeft"])
    controller.view.unregisterForTraitChanges(registration)
    controller.overrideUserInterfaceStyle = .light
    XCTAssertEqual(calls.count, 2)
    host.window.close()
  }

  /// A page that comes back in a transition shows the same pixels.
  func testAViewThatIsRemovedAndAddedAgainIsNotDrawnAgainUnlessTraitsHaveChanged() async {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    let controller = UIViewController()
    host.window.rootViewController = controller
    controller.overrideUserInterfaceStyle = .dark
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(view)
    host.advance(by: 0.1)
    XCTAssertEqual(view.drawings, 1)

    view.removeFromSuperview()
    host.advance(by: 0.1)
    controller.view.addSubview(view)
    host.advance(by: 0.1)
    XCTAssertEqual(view.drawings, 1)

    view.removeFromSuperview()
    controller.overrideUserInterfaceStyle = .light
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
    controller.view.addSubview(view)
    host.advance(by: 0.1)
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(view.drawings, 2)
    host.window.close()
  }
}

private final class DrawingView: UIView {
  private(set) var drawings = 0

  override func draw(_ rect: CGRect) { drawings += 1 }
}
