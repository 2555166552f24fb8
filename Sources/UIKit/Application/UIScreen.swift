// SPDX-License-Identifier: MIT

/// The screen of the X display.
///
/// Before a window has been opened, it has 1920 × 1080 pixels at a scale of 1.
@MainActor
open class UIScreen: NSObject {
  /// What the application knows of its screen; before it has opened a display, a screen of the default size.
  struct Description {
    var pixels = CGSize(width: 1920, height: 1080)
    var scale: CGFloat = 1
    var framesPerSecond = 60.0
    var style = UIUserInterfaceStyle.light
  }

  /// The only screen.
  public static let main = UIScreen()

  var facts = Description() {
    didSet {
      UIGraphics.mainScale = facts.scale
      // Where no view is at work, colours are the screen's.
      UITraitCollection.current = traitCollection
    }
  }

  nonisolated deinit {}

  /// The rectangle of the screen in points.
  open var bounds: CGRect {
    CGRect(x: 0, y: 0, width: facts.pixels.width / facts.scale, height: facts.pixels.height / facts.scale)
  }

  /// The rectangle of the screen in pixels.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: facts.pixels) }

  /// The number of pixels per point, which can be fractional.
  open var scale: CGFloat { facts.scale }

  /// The number of pixels per point. The same as ``scale``.
  open var nativeScale: CGFloat { facts.scale }

  /// The refresh rate in frames per second, rounded.
  open var maximumFramesPerSecond: Int { Int(facts.framesPerSecond.rounded()) }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    .window(size: bounds.size, scale: facts.scale, style: facts.style)
  }
}
