// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The `animated` arguments of the appearance callbacks when a presentation changes its style with the window's width.
@MainActor
final class AdaptationCallbackTests: UIKitTestCase {
  private let narrow = CGSize(width: 400, height: 600)
  private let wide = CGSize(width: 1000, height: 600)

  /// Records its appearance callbacks with their arguments.
  private final class Page: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear \(animated)") }
  }

  private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    var replacement: UIViewController?

    nonisolated deinit {}

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none }

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { style == .fullScreen ? replacement : nil }
  }

  private func present(
    replacement: UIViewController? = nil
  ) -> (host: ManualHost, presenter: Page, presented: Page, adapter: Adapter) {
    let host = ManualHost(size: wide)
    let (presenter, presented, adapter) = (Page(), Page(), Adapter())
    adapter.replacement = replacement
    host.window.rootViewController = presenter
    host.advance(by: 0.1)
    presented.modalPresentationStyle = .formSheet
    presented.presentationController?.delegate = adapter
    presenter.present(presented, animated: true)
    host.advance(by: 2)
    (presenter.calls, presented.calls) = ([], [])
    return (host, presenter, presented, adapter)
  }

  func testAReplacementForACoveredControllerDoesNotAppear() async {
    let replacement = Page()
    let (host, presenter, presented, adapter) = present(replacement: replacement)
    withExtendedLifetime(adapter) {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      presented.present(cover, animated: true)
      host.advance(by: 2)

      host.resize(to: narrow)
      host.advance(by: 1)

      XCTAssertEqual(replacement.calls, [])
      presenter.dismiss(animated: false)
      host.advance(by: 1)
    }
  }

  func testAnAdaptationSendsThePresentersCallbacksWithoutAnimation() async {
    let (host, presenter, presented, adapter) = present()
    withExtendedLifetime(adapter) {
      host.resize(to: narrow)
      host.advance(by: 1)
      XCTAssertEqual(presenter.calls, ["willDisappear false", "didDisappear false"])
      presenter.calls = []
      host.resize(to: wide)
      host.advance(by: 1)
      XCTAssertEqual(presenter.calls, ["willAppear false", "isAppearing false", "didAppear false"])
      XCTAssertEqual(presented.calls, [])
      presented.dismiss(animated: false)
      host.advance(by: 1)
    }
  }

  func testAReplacementAppearsWhenTheReplacedControllerDisappears() async {
    let replacement = Page()
    let (host, presenter, presented, adapter) = present(replacement: replacement)
    withExtendedLifetime(adapter) {
      host.resize(to: narrow)
      host.advance(by: 1)
      XCTAssertEqual(presented.calls, ["willDisappear false", "didDisappear false"])
      XCTAssertEqual(replacement.calls, ["willAppear false", "isAppearing false", "didAppear false"])
      XCTAssertNil(presented.view.superview)
      XCTAssertNotNil(replacement.view.window)
      XCTAssertNil(presenter.transitionCoordinator)

      (presented.calls, replacement.calls) = ([], [])
      host.resize(to: wide)
      host.advance(by: 1)
      XCTAssertEqual(replacement.calls, ["willDisappear false", "didDisappear false"])
      XCTAssertEqual(presented.calls, ["willAppear false", "isAppearing false", "didAppear false"])
      XCTAssertNil(replacement.view.superview)
      presented.dismiss(animated: false)
      host.advance(by: 1)
    }
  }
}
