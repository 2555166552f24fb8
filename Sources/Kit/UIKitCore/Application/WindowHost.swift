// SPDX-License-Identifier: MIT
import RenderServer
import RenderTree
import X11

/// The host of a stack: an X window or, in tests and recordings, just a clock.
@MainActor
package protocol WindowHost: AnyObject {
  /// The stack that it shows. The stack keeps its host, and is kept by its windows.
  var stack: WindowStack? { get set }
  /// Receives the stack's commits.
  var sink: any CommitSink { get }
  /// The number of pixels per point.
  var scale: CGFloat { get }
  /// The desktop's appearance, from which the windows' traits derive.
  var appearance: DesktopAppearance { get }
  var title: String { get set }
  /// The colour of parts of the window that have not been drawn yet, or nil for none.
  var background: CGColor? { get set }
  /// The minimum size in points, or nil for no limit.
  var minimumSize: CGSize? { get set }
  /// The client of the input method, or nil while no responder accepts text.
  var textInputClient: TextInputClient? { get set }
  /// The appearance of the pointer over the stack.
  var cursor: CursorShape { get set }
  /// Discards the text that the input method is composing.
  func resetTextInput()
  func show()
  func hide()
  /// Brings the window to the front and requests the keyboard focus.
  func activate()
  /// Asks for the user's attention until the window receives the keyboard focus.
  func requestAttention()
  /// The position of the window on the screen, in pixels. Zero if it is not known.
  var origin: CGPoint { get }
  /// The monitor that shows most of the window.
  var screen: UIScreen { get }
  /// Requests a position on another monitor. Returns false if the window cannot be moved there.
  func move(to screen: UIScreen) -> Bool
  /// The statistics of the frames shown since the window was opened or the statistics were reset. Empty without a
  /// display.
  var statistics: FrameStatistics { get }
  func resetStatistics()
  /// Begins a drag that can leave the stack, or returns nil if there is no desktop to leave it for.
  func beginDrag(_ content: ClipboardContents, action: DragAction) -> (any OutgoingDrag)?
  /// Removes the window. The host is not used afterwards.
  func close()
}

extension WindowHost {
  package var background: CGColor? {
    get { nil }
    set {}
  }
  package var origin: CGPoint { .zero }
  package var screen: UIScreen { .main }
  package func move(to screen: UIScreen) -> Bool { true }
  package var statistics: FrameStatistics { FrameStatistics() }
  package func resetStatistics() {}
  package func beginDrag(_ content: ClipboardContents, action: DragAction) -> (any OutgoingDrag)? { nil }
}
