// SPDX-License-Identifier: MIT
import Synchronization

/// How glyphs become pixels.
///
/// Glyphs are never drawn per subpixel: text is part of layers' contents, which are transparent, are composited, turned
/// and scaled, while subpixels are those of one screen and need an opaque background that stays where it is. Nor does
/// this change how wide text is: advances are never hinted, because text may be drawn at any scale later.
package struct FontRendering: Hashable, Sendable {
  package enum HintStyle: Sendable {
    case none, slight, medium, full
  }

  /// Whether edges are smoothed; nil leaves it to fontconfig, for each font.
  package var antialiases: Bool?
  /// How far outlines are moved onto the grid of pixels; nil leaves it to fontconfig, for each font.
  package var hintStyle: HintStyle?

  package init(antialiases: Bool?, hintStyle: HintStyle?) {
    self.antialiases = antialiases
    self.hintStyle = hintStyle
  }

  /// Smooth and unhinted: the same on every machine.
  package static let portable = FontRendering(antialiases: true, hintStyle: HintStyle.none)

  private static let stored = Mutex(FontRendering.portable)

  /// What text is drawn with from now on, by every thread. Text that has been recorded stays as it is; draw it again.
  package static var current: FontRendering {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
