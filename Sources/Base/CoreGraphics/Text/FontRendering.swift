// SPDX-License-Identifier: MIT
import Synchronization

/// The settings with which glyphs are rasterised.
///
/// Glyphs are never drawn with subpixels. Text is part of layers' contents, which are transparent and are composited,
/// rotated and scaled, while subpixels belong to one screen and need an opaque background that does not move. These
/// settings do not change the width of text either: advances are never hinted, because text may be drawn at any scale
/// later.
package struct FontRendering: Hashable, Sendable {
  package enum HintStyle: Sendable {
    case none, slight, medium, full
  }

  /// Whether edges are antialiased, or nil to let fontconfig decide for each font.
  package var antialiases: Bool?
  /// The degree to which outlines are fitted to the pixel grid, or nil to let fontconfig decide for each font.
  package var hintStyle: HintStyle?

  package init(antialiases: Bool?, hintStyle: HintStyle?) {
    self.antialiases = antialiases
    self.hintStyle = hintStyle
  }

  /// Antialiased and unhinted, which gives the same result on every machine.
  package static let portable = FontRendering(antialiases: true, hintStyle: HintStyle.none)

  private static let stored = Mutex(FontRendering.portable)

  /// The settings for text drawn from now on, by every thread. Recorded text does not change; draw it again.
  package static var current: FontRendering {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
