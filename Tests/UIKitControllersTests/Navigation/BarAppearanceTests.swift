// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The appearances of bars: colours, lines, fonts.
@MainActor
final class BarAppearanceTests: UIKitTestCase {
  func testAnAppearanceIsCopiedWhenItIsSet() async {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = appearance
    appearance.backgroundColor = .blue
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
    XCTAssertEqual(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor, .white)
    XCTAssertEqual(background(of: bar).backgroundColor, .red)
  }

  func testATransparentBackgroundHasNoColourAndNoLine() async {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    XCTAssertEqual(line(of: bar).backgroundColor, .separator)
    let appearance = UIToolbarAppearance()
    appearance.configureWithTransparentBackground()
    bar.standardAppearance = appearance
    XCTAssertNil(background(of: bar).backgroundColor)
    XCTAssertNil(line(of: bar).backgroundColor)
  }

  func testTheTitleHasTheAttributesOfTheAppearanceOrTheBar() async {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UINavigationItem(title: "Inbox")
    bar.items = [item]
    let font = UIFont.systemFont(ofSize: 20)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: font]
    XCTAssertEqual(title(of: bar)?.textColor, .red)
    XCTAssertEqual(title(of: bar)?.font, font)
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
    item.standardAppearance = appearance
    XCTAssertEqual(title(of: bar)?.textColor, .blue)
    item.standardAppearance = nil
    XCTAssertEqual(title(of: bar)?.textColor, .red)
  }

  func testInACompactHeightBarsHaveTheirCompactAppearance() async {
    let host = ManualHost(size: CGSize(width: 400, height: 700))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.items = [UINavigationItem(title: "Inbox")]
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    let compact = UINavigationBarAppearance()
    compact.backgroundColor = .red
    compact.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.compactAppearance = compact
    let compactToolbar = UIToolbarAppearance()
    compactToolbar.backgroundColor = .blue
    toolbar.compactAppearance = compactToolbar
    for view in [bar, toolbar] { host.window.addSubview(view) }
    host.flush()
    XCTAssertNotEqual(background(of: bar).backgroundColor, .red)
    XCTAssertNotEqual(background(of: toolbar).backgroundColor, .blue)

    host.resize(to: CGSize(width: 400, height: 300))
    host.flush()
    XCTAssertEqual(background(of: bar).backgroundColor, .red)
    XCTAssertEqual(title(of: bar)?.textColor, .white)
    XCTAssertEqual(background(of: toolbar).backgroundColor, .blue)
    host.window.close()
  }

  func testTheTitleOfAButtonIsMovedByItsAdjustmentOrThatOfItsAppearance() async throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UINavigationItem(title: "")
    let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    bar.items = [item]
    bar.layoutIfNeeded()
    func center() throws -> CGPoint {
      let label = try XCTUnwrap(labels(in: bar).first { $0.text == "Edit" })
      label.superview?.superview?.layoutIfNeeded()
      return label.center
    }
    let before = try center()
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    XCTAssertEqual(try center(), CGPoint(x: before.x + 3, y: before.y - 2))

    button.setTitlePositionAdjustment(UIOffset(horizontal: -4, vertical: 5), for: .default)
    bar.layoutIfNeeded()
    XCTAssertEqual(try center(), CGPoint(x: before.x - 4, y: before.y + 5))
    button.isEnabled = false
    bar.layoutIfNeeded()
    XCTAssertEqual(try center(), CGPoint(x: before.x - 4, y: before.y + 5))

    button.setTitlePositionAdjustment(UIOffset(horizontal: 50, vertical: 0), for: .compact)
    bar.layoutIfNeeded()
    XCTAssertEqual(try center(), CGPoint(x: before.x - 4, y: before.y + 5), "another height's is stored alone")
    XCTAssertEqual(button.titlePositionAdjustment(for: .compact), UIOffset(horizontal: 50, vertical: 0))
  }

  func testTheBackgroundFollowsTheItemOnTop() async {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.barTintColor = .green
    let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    second.standardAppearance = appearance
    bar.items = [first]
    XCTAssertEqual(background(of: bar).backgroundColor, .green)
    bar.items = [first, second]
    XCTAssertEqual(background(of: bar).backgroundColor, .red)
  }

  func testEmptyImagesMakeABarTransparentAndHideItsLine() async {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    bar.layoutIfNeeded()
    background(of: bar).layoutIfNeeded()
    XCTAssertNil(background(of: bar).backgroundColor)
    XCTAssertEqual(line(of: bar).bounds.height, 0)
  }

  func testButtonsHaveTheAttributesOfTheirStateAndStyle() async {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UIBarButtonItem(title: "Edit", image: nil, primaryAction: UIAction { _ in })
    bar.items = [item]
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = appearance
    XCTAssertEqual(label(in: item.shownView)?.textColor, .red)
    item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    XCTAssertEqual(label(in: item.shownView)?.textColor, .green)
    item.isEnabled = false
    XCTAssertEqual(label(in: item.shownView)?.textColor, .tertiaryLabel)
  }

  func testTabsHaveTheColoursOfTheAppearance() async {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
    bar.selectedItem = bar.items?.first
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .black
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = appearance
    XCTAssertEqual(background(of: bar).backgroundColor, .black)
    let colors = bar.subviews.dropFirst().map { button in labels(in: button).map(\.textColor) }
    XCTAssertEqual(colors, [[.red, .green], [.red, .green]])
  }

  func testTheTitleOfATabIsMovedByItsAdjustment() async {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    bar.items = [item]
    func places() -> [CGPoint] {
      bar.layoutIfNeeded()
      return bar.subviews.dropFirst().flatMap { labels(in: $0).map(\.frame.origin) }
    }
    let before = places()
    item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
    XCTAssertEqual(places(), before.map { CGPoint(x: $0.x + 3, y: $0.y - 5) })
    XCTAssertEqual(before.count, 2)
  }

  func testTheImageOfAnItemIsMovedByItsInsets() async {
    let (tabBar, bar) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49)), UINavigationBar(frame: Self.row))
    let tab = UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0)
    let button = UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: UIAction { _ in })
    let page = UINavigationItem(title: "")
    page.rightBarButtonItem = button
    (tabBar.items, bar.items) = ([tab], [page])
    func places() -> [CGRect] {
      [tabBar, bar].flatMap { bar in
        bar.layoutIfNeeded()
        return images(in: bar).map { $0.convert($0.bounds, to: bar) }
      }
    }
    let before = places()
    let insets = UIEdgeInsets(top: 6, left: 2, bottom: -6, right: -2)
    for item in [tab, button] { item.imageInsets = insets }
    XCTAssertEqual(places(), before.map { $0.inset(by: insets) })
    XCTAssertEqual(before.count, 3)
  }

  private static let row = CGRect(x: 0, y: 0, width: 300, height: 44)

  private func images(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { [$0 as? UIImageView].compactMap { $0?.image == nil ? nil : $0 } + images(in: $0) }
  }

  func testEverySystemItemThatIsNotSpaceHasATitleOrASymbol() async {
    let target = Target()
    for rawValue in 0...24 where rawValue != 23 {
      guard let kind = UIBarButtonItem.SystemItem(rawValue: rawValue) else {
        XCTFail("no system item has the raw value \(rawValue)")
        continue
      }
      let item = UIBarButtonItem(barButtonSystemItem: kind, target: target, action: Target.pressed)
      let isSpace = kind == .flexibleSpace || kind == .fixedSpace
      XCTAssertEqual(item.title == nil && item.image == nil, isSpace, "\(kind)")
      if item.image != nil { XCTAssertNotNil(item.accessibilityLabel, "\(kind)") }
    }
  }

  /// The standard background. A bar has it in front of that for the edge of the content, and makes it when it is laid out.
  private func background(of bar: UIView) -> UIView {
    bar.subviews[0].layoutIfNeeded()
    return bar.subviews[0].subviews.last?.subviews.last ?? UIView()
  }
  private func line(of bar: UIView) -> UIView { background(of: bar).subviews.last ?? UIView() }
  private func title(of bar: UINavigationBar) -> UILabel? { bar.subviews.last?.subviews.last as? UILabel }
  private func label(in view: UIView?) -> UILabel? { view.flatMap { labels(in: $0).first } }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }
}

@MainActor
private final class Target: NSObject {
  func pressed() {}
}
