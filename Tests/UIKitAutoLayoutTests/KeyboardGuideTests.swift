// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// The guide of the keyboard, which follows the input views of the first responder.
@MainActor
final class KeyboardGuideTests: AutoLayoutTestCase {
  private var field: UITextField!

  override func setUp() async throws {
    try await super.setUp()
    field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    page.addSubview(field)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
  }

  override func tearDown() async throws {
    field = nil
    try await super.tearDown()
  }

  private func addBar(to view: UIView) -> UIView {
    let bar = add(to: view)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 50), bar.heightAnchor.constraint(equalToConstant: 40),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    return bar
  }

  private func shownBottom(of view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).frame.maxY }

  // Semantics: input-views.
  func testAViewAboveTheGuideMovesWithTheInputView() async {
    let bar = addBar(to: page)
    layOut()
    XCTAssertEqual(bar.frame.maxY, 600)

    field.becomeFirstResponder()
    host.flush()
    XCTAssertEqual(shownBottom(of: bar), 600)
    host.advance(by: 0.125)
    XCTAssertEqual(shownBottom(of: bar), 500, accuracy: 1)
    host.advance(by: 0.2)
    XCTAssertEqual(shownBottom(of: bar), 400)
    XCTAssertEqual(page.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 400, width: 400, height: 200))

    field.resignFirstResponder()
    host.advance(by: 0.3)
    XCTAssertEqual(bar.frame.maxY, 600)
  }

  func testTheGuideIsThePartOfItsViewThatIsCovered() async {
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 400))
    page.addSubview(inner)
    let bar = addBar(to: inner)

    field.becomeFirstResponder()
    host.advance(by: 0.3)
    XCTAssertEqual(bar.frame.maxY, 300)

    inner.frame.origin.y = 50
    layOut()
    XCTAssertEqual(bar.frame.maxY, 350)
  }

  func testAPageThatEntersTheWindowMeanwhileFollows() async {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let bar = addBar(to: inner)
    inner.layoutIfNeeded()
    XCTAssertEqual(bar.frame.maxY, 600)
    field.becomeFirstResponder()
    host.advance(by: 0.3)

    page.addSubview(inner)
    layOut()

    XCTAssertEqual(bar.frame.maxY, 400)
  }

  func testAResizedWindowKeepsTheViewAboveTheInputView() async {
    let bar = addBar(to: page)
    field.becomeFirstResponder()
    host.advance(by: 0.3)

    host.resize(to: CGSize(width: 400, height: 500))

    XCTAssertEqual(bar.frame.maxY, 300)
  }

  func testAnInputViewThatGrowsMovesTheViewAboveIt() async {
    let bar = addBar(to: page)
    field.becomeFirstResponder()
    host.advance(by: 0.3)

    field.inputView?.frame.size.height = 250
    layOut()

    XCTAssertEqual(bar.frame.maxY, 350)
  }
}
