// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The badges of tabs, and where a bar places its tabs.
@MainActor
final class TabBarLookTests: UIKitTestCase {
  private func bar(width: CGFloat, tabs: Int) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.items = (0..<tabs).map { UITabBarItem(title: "Tab \($0)", image: UIImage(systemName: "star"), tag: $0) }
    return bar
  }

  private func frames(of bar: UITabBar) -> [CGRect] {
    bar.layoutIfNeeded()
    return bar.subviews.filter { $0 is UIControl }.map(\.frame)
  }

  private func badge(of bar: UITabBar) -> UILabel? {
    bar.subviews.compactMap { $0.subviews.last as? UILabel }.first
  }

  func testABadgeHasTheAttributesOfItsItemThenThoseOfTheAppearance() async throws {
    let bar = bar(width: 300, tabs: 2)
    let item = try XCTUnwrap(bar.items?.first)
    item.badgeValue = "3"
    XCTAssertEqual([badge(of: bar)?.textColor, badge(of: bar)?.backgroundColor], [.white, .systemRed])

    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
    appearance.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = appearance
    XCTAssertEqual([badge(of: bar)?.textColor, badge(of: bar)?.backgroundColor], [.green, .blue])

    item.badgeColor = .black
    item.setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
    XCTAssertEqual([badge(of: bar)?.textColor, badge(of: bar)?.backgroundColor], [.yellow, .black])
  }

  func testTheBadgeOfTheSelectedTabHasAStateOfItsOwn() async throws {
    let bar = bar(width: 300, tabs: 2)
    let item = try XCTUnwrap(bar.items?.first)
    let font = UIFont.systemFont(ofSize: 9)
    item.badgeValue = "3"
    item.setBadgeTextAttributes([.foregroundColor: UIColor.yellow, .font: font], for: .normal)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    XCTAssertEqual(badge(of: bar)?.textColor, .yellow)

    bar.selectedItem = item

    XCTAssertEqual(badge(of: bar)?.textColor, .green)
    XCTAssertEqual(badge(of: bar)?.font, font)
  }

  func testAnItemMayHaveAnAppearanceOfItsOwn() async throws {
    let bar = bar(width: 300, tabs: 2)
    let items = try XCTUnwrap(bar.items)
    for item in items { item.badgeValue = "1" }
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue

    items[0].standardAppearance = appearance

    let badges = bar.subviews.compactMap { $0.subviews.last as? UILabel }
    XCTAssertEqual(badges.map(\.backgroundColor), [.blue, .systemRed])
  }

  func testABarShowsNoBadgeForAnItemThatShowsItsOwn() async {
    final class Item: UITabBarItem {
      var own: String?
      override var badgeValue: String? {
        get { own }
        set { own = newValue }
      }
    }
    let bar = bar(width: 300, tabs: 0)
    let item = Item(title: "A", image: nil, tag: 0)
    bar.items = [item]

    item.badgeValue = "7"
    bar.selectedItem = item

    XCTAssertEqual(item.badgeValue, "7")
    XCTAssertNil(badge(of: bar))
  }

  func testTabsFillTheBarOrAreCentered() async {
    let narrow = bar(width: 300, tabs: 3)
    XCTAssertEqual(frames(of: narrow).map(\.minX), [0, 100, 200])
    (narrow.itemPositioning, narrow.itemWidth, narrow.itemSpacing) = (.centered, 60, 10)
    XCTAssertEqual(frames(of: narrow).map(\.minX), [50, 120, 190])
    XCTAssertEqual(frames(of: narrow).map(\.width), [60, 60, 60])
    narrow.itemWidth = 500
    XCTAssertEqual(frames(of: narrow).last?.maxX ?? 0, 300, accuracy: 1)

    let wide = bar(width: 900, tabs: 2)
    XCTAssertEqual(frames(of: wide).map(\.minX), [270, 450])
    wide.itemPositioning = .fill
    XCTAssertEqual(frames(of: wide).map(\.minX), [0, 450])
  }
}
