// SPDX-License-Identifier: MIT

package import Foundation

/// An event of a window, as plain values.
package enum WindowEvent: Sendable, Equatable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case key(KeyEvent)
  /// The text that an input method is composing, which is not entered yet; nil where there is none any more.
  case markedText(MarkedText?)
  case touch(TouchEvent)
  case pinch(PinchEvent)
  /// The keyboard comes here, or no longer does.
  case focus(Bool)
  /// The window's size in pixels, and its top left in pixels of the screen where that is known.
  case configured(size: PixelSize, origin: CGPoint?)
  /// The content of the window was lost and has to be drawn again.
  case exposed
  /// Shown, or taken off the screen.
  case mapped(Bool)
  /// Covered entirely by other windows, or no longer so. Says nothing under a compositor.
  case obscured(Bool)
  case stateChanged(WindowState)
  /// The user asks to close the window.
  case closeRequested
  /// Something else has taken the pointer with a button down: the press will not be released here.
  case grabLost
  /// The X window is gone.
  case destroyed
  /// The desktop's settings changed; read ``DesktopSettings`` again. Comes with window 0.
  case settingsChanged
  /// A compositing manager has started or ended. Comes with window 0.
  case compositingChanged
  /// Monitors or their modes changed; ask for the refresh rate again. Comes with window 0.
  case screenChanged
}
