// SPDX-License-Identifier: MIT

/// The X screen.
@MainActor
open class UIScreen: NSObject {
  /// What the application knows of its screen; before it has opened a display, a screen of the default size.
  struct Description {
    var pixels = CGSize(width: 1920, height: 1080)
    var scale: CGFloat = 1
    var framesPerSecond = 60.0
    var style = UIUserInterfaceStyle.light
  }

  public static let main = UIScreen()

  var facts = Description() {
    didSet {
      UIGraphics.mainScale = facts.scale
      // Where no view is at work, colours are the screen's.
      UITraitCollection.current = traitCollection
    }
  }

  nonisolated deinit {}

  /// Points.
  open var bounds: CGRect {
    CGRect(x: 0, y: 0, width: facts.pixels.width / facts.scale, height: facts.pixels.height / facts.scale)
  }
  /// Pixels.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: facts.pixels) }
  /// Pixels to a point, with fractions.
  open var scale: CGFloat { facts.scale }
  open var nativeScale: CGFloat { facts.scale }
  /// Refreshes per second, rounded.
  open var maximumFramesPerSecond: Int { Int(facts.framesPerSecond.rounded()) }
  open var traitCollection: UITraitCollection {
    .window(size: bounds.size, scale: facts.scale, style: facts.style)
  }
}
