// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class LayoutGuideTests: UIKitTestCase {
  func testTheGuidesOfAViewAreItsSafeAreaAndItsMargins() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let page = UIViewController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    host.window.rootViewController = page
    host.flush()

    let guide = page.view.safeAreaLayoutGuide

    XCTAssertTrue(guide.owningView === page.view)
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 10, y: 20, width: 390, height: 580))
    XCTAssertEqual(page.view.layoutMarginsGuide.layoutFrame, CGRect(x: 26, y: 20, width: 358, height: 580))
    host.window.close()
  }

  func testTheKeyboardsGuideIsBetweenTheSafeAreaAndTheBottom() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let page = UIViewController()
    page.additionalSafeAreaInsets.bottom = 30
    host.window.rootViewController = page
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 50), bar.heightAnchor.constraint(equalToConstant: 40),
      bar.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
    ])
    host.flush()

    XCTAssertEqual(page.view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 570, width: 400, height: 30))
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 530, width: 50, height: 40))
    host.window.close()
  }

  // Semantics: constrained-center.
  func testConstraintsPlaceTheCenterOfAViewWithAnotherAnchorPoint() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    host.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.window.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: host.window.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    host.flush()

    XCTAssertEqual(view.center, CGPoint(x: 70, y: 30))
    XCTAssertEqual(view.frame, CGRect(x: 70, y: 10, width: 100, height: 40))
    host.window.close()
  }
}
