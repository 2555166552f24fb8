// SPDX-License-Identifier: MIT
import EffortTesting
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Every page by keyboard alone.
@MainActor
final class KeyboardTests: UIKitTestCase {
  /// The most presses of Tab that are tried on one page.
  private static let limit = 200

  private func open(_ page: Page, in size: CGSize) -> (host: ManualHost, shell: ShellController) {
    let host = ManualHost(size: size)
    let shell = ShellController(page: page)
    host.window.rootViewController = shell
    host.advance(by: 0.5)
    return (host, shell)
  }

  /// Returns the controls that a user can use: shown, enabled, and not part of a picture.
  private func controls(in view: UIView) -> [UIControl] {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled, !view.bounds.isEmpty else { return [] }
    if let control = view as? UIControl { return control.isEnabled ? [control] : [] }
    return view.subviews.flatMap(controls)
  }

  /// Presses Tab until the focus is back at the first control. Returns the controls in the order in which they were
  /// focused.
  private func walk(_ host: ManualHost) throws -> [UIView] {
    var walked: [UIView] = []
    for _ in 0..<Self.limit {
      host.key(PageStage.Key.tab)
      let focused = try XCTUnwrap(host.window.focusedView)
      if focused === walked.first { return walked }
      walked.append(focused)
    }
    XCTFail("the focus does not come back to the first control")
    return walked
  }

  /// Advances frame by frame until the condition holds, for the 0.8 seconds at most in which a control is scrolled into view.
  private func advance(_ host: ManualHost, until isMet: () throws -> Bool) rethrows {
    for _ in 0..<48 where try !isMet() { host.advance(by: ManualHost.frameDuration) }
  }

  private func showsFocusInItems(_ view: UIView) -> Bool { view is UICollectionView || view is UITableView }

  func testTabReachesTheRowsOfATableAfterTheButtonsAboveThem() async throws {
    let (host, _) = open(TablePage.entry, in: CGSize(width: 1180, height: 760))

    let walked = try walk(host)

    XCTAssertTrue(walked.first is UITableView, "the page has made it first responder")
    XCTAssertEqual((walked.last as? UIButton)?.currentTitle ?? walked.last?.accessibilityLabel, "Edit")
    host.window.close()
  }

  func testTabReachesEveryControlOfEveryPageAndShowsARing() async throws {
    for size in [CGSize(width: 480, height: 360), CGSize(width: 1180, height: 760)] {
      for page in Catalog.pages {
        let (host, shell) = open(page, in: size)
        for control in try walk(host) {
          XCTAssertTrue(control is any UIKeyInput || showsFocusInItems(control) || control.focusEffect != nil)
        }
        let reached = Set(try walk(host).map(ObjectIdentifier.init))
        for control in controls(in: shell.view) {
          let name = "\(type(of: control)) “\(control.accessibilityLabel ?? "")” of \(page.id) in \(size)"
          XCTAssertTrue(reached.contains(ObjectIdentifier(control)), name)
        }
        host.window.close()
      }
    }
  }

  func testEveryFocusedControlIsScrolledIntoTheWindow() async throws {
    for page in Catalog.pages {
      let (host, _) = open(page, in: CGSize(width: 480, height: 360))
      let controls = try walk(host)
      host.advance(by: 2)
      for control in controls {
        UIFocusSystem.focusSystem(for: control)?.requestFocusUpdate(to: control)
        let window = host.window.bounds.insetBy(dx: -1, dy: -1)
        advance(host) { window.contains(control.convert(control.bounds, to: nil)) }
        let frame = control.convert(control.bounds, to: nil)
        XCTAssertTrue(window.contains(frame), "\(type(of: control)) of \(page.id): \(frame)")
      }
      host.window.close()
    }
  }

  /// Returns the frames in the window of the ring of the focus and of what clips it.
  private func ringAndClip(of view: UIView) throws -> (ring: CGRect, clip: CGRect) {
    let layer = view.layer
    let ring = try XCTUnwrap(layer.sublayers?.last { $0.borderWidth == 2.5 }, "\(type(of: view)) has a ring")
    var clip = try XCTUnwrap(view.window).bounds
    for outer in sequence(first: view, next: \.superview) where outer.layer.masksToBounds {
      clip = clip.intersection(outer.convert(outer.bounds, to: nil))
    }
    return (view.convert(ring.frame, to: nil), clip)
  }

  func testTheRingOfNoControlIsClipped() async throws {
    for size in TestEffort.cases([CGSize(width: 480, height: 360), CGSize(width: 1180, height: 760)], everyNth: 2) {
      for page in Catalog.pages {
        let (host, _) = open(page, in: size)
        let controls = try walk(host).filter { $0.focusEffect != nil && !($0 is UIScrollView) }
        host.advance(by: 2)
        for control in controls {
          UIFocusSystem.focusSystem(for: control)?.requestFocusUpdate(to: control)
          try advance(host) {
            let (ring, clip) = try ringAndClip(of: control)
            return clip.insetBy(dx: -0.5, dy: -0.5).contains(ring)
          }
          let (ring, clip) = try ringAndClip(of: control)
          let name = "\(type(of: control)) “\(control.accessibilityLabel ?? "")” of \(page.id) in \(size)"
          XCTAssertTrue(clip.insetBy(dx: -0.5, dy: -0.5).contains(ring), "\(name): \(ring) in \(clip)")
        }
        host.window.close()
      }
    }
  }

  func testAFocusedChipIsBesideTheFadedEdges() async throws {
    let (host, shell) = open(NavigatePage.entry, in: CGSize(width: 1180, height: 760))
    let row = try XCTUnwrap(PageStage.all(StyleChips.self, in: shell.view).first)
    for chip in PageStage.all(UIButton.self, in: row).dropLast(2) {
      UIFocusSystem.focusSystem(for: chip)?.requestFocusUpdate(to: chip)
      host.advance(by: 0.8)
      let isLast = row.bounds.maxX > row.contentSize.width - 1
      XCTAssertLessThan(chip.frame.maxX, row.bounds.maxX - (isLast ? 0 : 40), chip.currentTitle ?? "")
    }
    host.window.close()
  }

  func testReturnPushesANumberedPage() async throws {
    for size in [CGSize(width: 480, height: 360), CGSize(width: 1180, height: 760)] {
      let (host, shell) = open(PushPage.entry, in: size)
      let count = shell.pages.viewControllers.count
      host.key(PageStage.Key.enter)
      host.advance(by: 1)
      XCTAssertEqual(shell.pages.viewControllers.count, count + 1)

      host.key(PageStage.Key.escape)
      host.advance(by: 1)
      XCTAssertEqual(shell.pages.viewControllers.count, count)
    }
  }

  func testTheControlsPageIsUsedWithKeys() async throws {
    let (host, shell) = open(ControlsPage.entry, in: CGSize(width: 1180, height: 760))
    func focus(_ view: UIView) { UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: view) }
    let slider = try XCTUnwrap(PageStage.all(UISlider.self, in: shell.view).first)
    let value = slider.value
    focus(slider)
    host.key(PageStage.Key.right)
    XCTAssertEqual(slider.value, value + 0.01, accuracy: 0.001)

    let segments = try XCTUnwrap(PageStage.all(UISegmentedControl.self, in: shell.view).first)
    focus(segments)
    host.key(PageStage.Key.right)
    XCTAssertEqual(segments.selectedSegmentIndex, 1)

    let button = try XCTUnwrap(PageStage.all(UIButton.self, in: shell.view).first)
    focus(button)
    host.key(PageStage.Key.space)
    let labels = PageStage.all(UILabel.self, in: shell.view).compactMap(\.text)
    XCTAssertTrue(labels.contains { $0.contains("the first click") }, "\(labels)")

    let dark = try XCTUnwrap(PageStage.all(UISwitch.self, in: shell.view).first)
    focus(dark)
    host.key(PageStage.Key.space)
    XCTAssertTrue(dark.isOn)
    XCTAssertEqual(host.window.overrideUserInterfaceStyle, .dark)
  }

  func testTheArrowKeysChangeThePageOfTheContainerAndPresentOneOverIt() async throws {
    let (host, shell) = open(ContainerPage.entry, in: CGSize(width: 1180, height: 760))
    let container = try XCTUnwrap(shell.pages.topViewController as? ContainerController)
    func press(_ key: UInt) {
      host.key(key)
      host.advance(by: 1)
    }

    for (key, index) in [
      (PageStage.Key.right, 1), (PageStage.Key.right, 2), (PageStage.Key.left, 1), (PageStage.Key.left, 0),
      (PageStage.Key.left, 0),
    ] {
      press(key)
      XCTAssertEqual(container.selectedIndex, index)
    }
    press(PageStage.Key.up)
    XCTAssertNotNil(container.presentedViewController)
    press(PageStage.Key.escape)
    XCTAssertNil(container.presentedViewController)
  }

  func testControlTabChangesTheTab() async throws {
    let (host, shell) = open(TabsPage.entry, in: CGSize(width: 1180, height: 760))
    let tabs = try XCTUnwrap(shell.pages.topViewController as? UITabBarController)
    host.key(PageStage.Key.tab, modifiers: .control)
    host.advance(by: 1)
    XCTAssertEqual(tabs.selectedIndex, 1)
  }

  func testTheArrowKeysChangeTheTabAndStopAtTheLastOne() async throws {
    let (host, shell) = open(TabsPage.entry, in: CGSize(width: 1180, height: 760))
    let tabs = try XCTUnwrap(shell.pages.topViewController as? UITabBarController)
    for (key, index) in [
      (PageStage.Key.right, 1), (PageStage.Key.right, 2), (PageStage.Key.right, 2), (PageStage.Key.left, 1),
    ] {
      host.key(key)
      host.advance(by: 1)
      XCTAssertEqual(tabs.selectedIndex, index)
    }
    host.key(0x2e, text: ".")
    let chips = try XCTUnwrap(PageStage.all(StyleChips.self, in: shell.view).first)
    XCTAssertEqual(chips.chosen.id, "right-slide")
  }
}

extension UIWindow {
  fileprivate var focusedView: UIView? { UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView }
}
