// SPDX-License-Identifier: MIT

package import Foundation

/// An event of a window, as a plain value.
package enum WindowEvent: Sendable, Equatable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case key(KeyEvent)
  /// The text that an input method is composing and that has not been entered yet. nil at its end.
  case markedText(MarkedText?)
  case touch(TouchEvent)
  case pinch(PinchEvent)
  /// Another program drags something over the window.
  case drag(DragEvent)
  /// Another program has answered a drag that began in the window.
  case dragAnswer(DragAnswer)
  /// The window has received or lost the keyboard focus.
  case focus(Bool)
  /// The window's size in pixels, and its top left in pixels of the screen if it is known.
  case configured(size: PixelSize, origin: CGPoint?)
  /// The content of the window was lost and has to be drawn again.
  case exposed
  /// The window was shown on the screen or removed from it.
  case mapped(Bool)
  /// The window is completely covered by other windows, or no longer. It has no meaning under a compositor.
  case obscured(Bool)
  case stateChanged(WindowState)
  /// The user requests that the window be closed.
  case closeRequested
  /// Another client has grabbed the pointer while a button is pressed, so the release will not be delivered here.
  case grabLost
  /// The X window has been destroyed.
  case destroyed
  /// The desktop's settings have changed; read ``DesktopSettings`` again. The event has window 0.
  case settingsChanged
  /// A compositing manager has started or ended. The event has window 0.
  case compositingChanged
  /// Monitors or their modes have changed; read the refresh rate again. The event has window 0.
  case screenChanged
}
