// SPDX-License-Identifier: MIT
import X11

/// An appearance of the pointer. The desktop's cursor theme draws it.
///
/// In contrast to UIKit, there are the appearances that desktops have, named after SwiftUI's `PointerStyle`.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  let cursor: CursorShape

  private init(_ cursor: CursorShape) {
    self.cursor = cursor
    super.init()
  }

  nonisolated deinit {}

  /// Creates a style with a shape.
  public convenience init(shape: UIPointerShape) {
    switch shape {
    case .verticalBeam: self.init(.iBeam)
    }
  }

  /// Returns the style of the system: an arrow.
  open class func system() -> UIPointerStyle { UIPointerStyle(.arrow) }

  /// Returns a style without a visible pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

  /// Returns the style over something that leads elsewhere: a pointing hand.
  open class func link() -> UIPointerStyle { UIPointerStyle(.pointingHand) }

  /// Returns the style over something that can be dragged: an open hand.
  open class func grabIdle() -> UIPointerStyle { UIPointerStyle(.openHand) }

  /// Returns the style over something that is being dragged: a closed hand.
  open class func grabActive() -> UIPointerStyle { UIPointerStyle(.closedHand) }

  /// Returns the style over an edge between columns: arrows to the left and right.
  open class func columnResize() -> UIPointerStyle { UIPointerStyle(.resizeLeftRight) }

  /// Returns the style over an edge between rows: arrows up and down.
  open class func rowResize() -> UIPointerStyle { UIPointerStyle(.resizeUpDown) }
}
