// SPDX-License-Identifier: MIT
import EffortTesting
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// The contrast of the gallery's texts with their backgrounds, in both appearances.
@MainActor
final class ContrastTests: UIKitTestCase {
  private static let ratio = 4.5
  private static let roundingError = 1e-6

  /// The keys that show the other parts of a page: the experiments of one, the panels of another.
  private static let keys = ["motion": "2345", "compare": "scmve?"]

  private func check(_ window: UIWindow, _ name: String) {
    var labels: [(label: UILabel, ratio: Double)] = []
    collect(window, over: Pigment(.systemBackground, window.traitCollection), into: &labels)
    for (label, ratio) in labels where ratio < Self.ratio - Self.roundingError {
      XCTFail("“\(label.text ?? "")” on \(name): \(ratio) to 1")
    }
    XCTAssertGreaterThan(labels.count, 1, name)
  }

  func testEveryTextOfEveryPageHasAContrastOfAtLeastFourAndAHalfToOne() async throws {
    for style in TestEffort.cases([UIUserInterfaceStyle.dark, .light], everyNth: 2) {
      let stage = PageStage(size: CGSize(width: 1180, height: 760))
      stage.host.window.overrideUserInterfaceStyle = style
      for page in Catalog.pages {
        try stage.open(page.id)
        check(stage.host.window, "\(page.id), \(style == .dark ? "dark" : "light")")
        for key in Self.keys[page.id] ?? "" {
          stage.host.key(UInt(key.asciiValue ?? 0), text: String(key))
          stage.host.advance(by: 0.5)
          check(stage.host.window, "\(page.id) after \(key), \(style == .dark ? "dark" : "light")")
        }
        if Self.keys[page.id]?.last == "?" { stage.host.key(PageStage.Key.escape) }
        stage.goBack()
      }
      stage.host.window.close()
    }
  }

  func testAContrastingToneIsTheNearestWithTheContrast() async {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    for background in [UIColor.white, .black, .systemGroupedBackground] {
      for color in [UIColor.systemBlue, .systemOrange, .systemGreen, .systemPink, .darkGray] {
        let behind = Pigment(background, traits)
        let before = Pigment(color, traits).contrast(to: behind)
        let after = Pigment(color.contrasting(with: background), traits).contrast(to: behind)
        XCTAssertEqual(after, max(before, Self.ratio), accuracy: 0.01, "\(color) on \(background)")
      }
    }
  }

  /// Adds the labels of a view, with their contrasts to the backgrounds of their superviews.
  private func collect(_ view: UIView, over outer: Pigment, into labels: inout [(label: UILabel, ratio: Double)]) {
    // The looks of bars, whose contents a zoom moves onto the pages, and of buttons with a configuration are the system's.
    let isBar = view is UINavigationBar || view is UITabBar || "\(type(of: view))" == "NavigationBarContent"
    let isStock = isBar || (view as? UIButton)?.configuration != nil
    guard !view.isHidden, view.alpha == 1, view.bounds.width > 0, !isStock, (view as? UIControl)?.isEnabled ?? true
    else { return }
    let background = view.backgroundColor.map { Pigment($0, view.traitCollection).over(outer) } ?? outer
    if let label = view as? UILabel, label.text?.isEmpty == false {
      labels.append((label, Pigment(label.textColor, label.traitCollection).over(background).contrast(to: background)))
    }
    for subview in view.subviews { collect(subview, over: background, into: &labels) }
  }
}
