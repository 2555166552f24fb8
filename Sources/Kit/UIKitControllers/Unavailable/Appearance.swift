// SPDX-License-Identifier: MIT

extension UINavigationItem {
  /// A line of text above the title.
  @available(*, unavailable, message: "bars have no line above the title; set a titleView with two labels")
  public var prompt: String? {
    get { nil }
    set {}
  }
}

extension UINavigationItem {
  /// A line of text below a large title.
  @available(*, unavailable, message: "large titles have no line below them; set subtitle, which the bar's row shows")
  public var largeSubtitle: String? {
    get { nil }
    set {}
  }
}

extension UIBarItem {
  /// The appearance proxy of the class.
  @available(
    *, unavailable, message: "appearance proxies are not available; set the properties of each item"
  )
  public class func appearance() -> Self { fatalError("unavailable") }
}

extension UISheetPresentationController {
  /// The effect behind the page.
  @available(
    *, unavailable,
    message: "a sheet shows its page alone; add a UIVisualEffectView to the page, and clear its backgroundColor"
  )
  public var backgroundEffect: UIVisualEffect? {
    get { nil }
    set {}
  }
}
