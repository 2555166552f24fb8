// SPDX-License-Identifier: MIT
import RenderTree

/// What a window stands on: an X window, or in tests and recordings nothing but a clock.
@MainActor
package protocol WindowHost: AnyObject {
  /// Takes the window's commits.
  var sink: any CommitSink { get }
  /// Pixels to a point.
  var scale: CGFloat { get }
  /// The desktop's, which the window's traits start from.
  var appearance: DesktopAppearance { get }
  var title: String { get set }
  /// In points; nil is no limit.
  var minimumSize: CGSize? { get set }
  /// Nil while no responder takes text.
  var textInputClient: TextInputClient? { get set }
  /// Drops the text that the input method is composing.
  func resetTextInput()
  func show()
  func hide()
  /// Brings the window to the front and asks for the keyboard.
  func activate()
  /// Asks for another size in points; `UIWindow.hostDidResize` says what came of it.
  func resize(to size: CGSize)
  /// The monitor that shows the most of the window.
  var screen: UIScreen { get }
  /// Asks for a place on another monitor. Returns false if the window cannot be moved there.
  func move(to screen: UIScreen) -> Bool
  /// Makes the window a dialog of another one, or of none.
  func setOwner(_ owner: (any WindowHost)?)
  /// The window has gone; nothing more is asked for.
  func close()
}

extension WindowHost {
  package var screen: UIScreen { .main }
  package func move(to screen: UIScreen) -> Bool { true }
  package func setOwner(_ owner: (any WindowHost)?) {}
}
