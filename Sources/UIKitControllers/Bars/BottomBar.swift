// SPDX-License-Identifier: MIT

/// A bar below the pages, with a background that may blur them: a toolbar or a tab bar.
protocol BottomBar: UIView {
  var background: BarBackground { get }
  /// What the background shows, apart from the blur.
  var look: BarLook { get }
  var isTranslucent: Bool { get }
  /// Whether there may be content behind the bar.
  var coversContent: Bool { get }
}

extension BottomBar {
  func updateBackground() { background.show(isTranslucent && coversContent ? look : look.opaque) }

  /// Whether the bar shows its background. During a zoom, the pages have backgrounds of the bar instead.
  var showsBackground: Bool {
    get { !background.isHidden }
    set { background.isHidden = !newValue }
  }

  /// Returns a view with the background that the bar has over a page.
  func makeBackground(over page: UIViewController) -> UIView {
    let background = BarBackground(isAtTop: false)
    background.show(isTranslucent && page.scrollsBehindBars ? look : look.opaque)
    return background
  }
}
