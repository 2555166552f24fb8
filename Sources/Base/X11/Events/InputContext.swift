// SPDX-License-Identifier: MIT

import CX11
import Glibc

/// The input context of one window, with the text that is being composed in it.
///
/// The input method calls back while events are filtered. `takeChanges()` returns the resulting changes.
final class InputContext {
  /// nil after `abandon()`.
  private(set) var ic: XIC?
  private let showsMarkedText: Bool
  private var marked: MarkedText?
  private var changes: [MarkedText?] = []

  /// Returns nil if the input method has no suitable style.
  init?(method: XIM, window: UInt, client: TextClient?) {
    showsMarkedText = client?.showsMarkedText ?? false
    if showsMarkedText, Self.supportsCallbacks(method) {
      ic = x_create_preedit_ic(method, window, Self.callbacks, Unmanaged.passUnretained(self).toOpaque())
    }
    if ic == nil {
      let styles = [XIMPreeditNothing | XIMStatusNothing, XIMPreeditNone | XIMStatusNone]
      ic = styles.lazy.compactMap { x_create_ic(method, UInt($0), window) }.first
    }
    guard ic != nil else { return nil }
    if let client { moveSpot(to: client) }
  }

  deinit { if let ic { XDestroyIC(ic) } }

  /// Returns whether the context can serve another client, because its style cannot be changed.
  func fits(_ client: TextClient?) -> Bool { (client?.showsMarkedText ?? false) == showsMarkedText }

  func moveSpot(to client: TextClient) {
    guard let ic else { return }
    x_set_ic_spot(ic, Int16(clamping: Int(client.spot.x)), Int16(clamping: Int(client.spot.y)))
  }

  /// Discards the text that is being composed.
  func reset() {
    guard let ic, marked != nil else { return }
    if let text = Xutf8ResetIC(ic) { XFree(text) }
    marked = nil
    changes = []
  }

  var isComposing: Bool { marked != nil }

  /// Leaves the context to the input method, because that has ended, or will when the connection closes.
  func abandon() { ic = nil }

  /// Returns the changes of the marked text since the last call, in order. nil stands for its end.
  func takeChanges() -> [MarkedText?] {
    defer { changes = [] }
    return changes
  }

  private static func supportsCallbacks(_ method: XIM) -> Bool {
    guard let styles = x_im_styles(method) else { return false }
    defer { XFree(styles) }
    let wanted = UInt(XIMPreeditCallbacks | XIMStatusNothing)
    return (0..<Int(styles.pointee.count_styles)).contains { styles.pointee.supported_styles[$0] == wanted }
  }

  // MARK: Callbacks

  private static let callbacks = x_preedit_callbacks(
    start: { _, data, _ in
      context(data)?.setMarked(MarkedText())
      return noLengthLimit
    },
    done: { _, data, _ in context(data)?.setMarked(nil) },
    draw: { _, data, drawing in
      if let drawing { context(data)?.draw(drawing.pointee) }
    },
    caret: { _, data, motion in
      if let motion { context(data)?.moveCaret(&motion.pointee) }
    })

  /// The reply to a start callback that sets no limit to the length of the text.
  private static let noLengthLimit: Int32 = -1

  private static func context(_ data: XPointer?) -> InputContext? {
    data.map { Unmanaged<InputContext>.fromOpaque($0).takeUnretainedValue() }
  }

  private func setMarked(_ text: MarkedText?) {
    guard text != marked else { return }
    marked = text
    changes.append(text)
  }

  /// A missing text deletes. A text without a string only changes the style of characters.
  private func draw(_ drawing: XIMPreeditDrawCallbackStruct) {
    var text = marked ?? MarkedText()
    let string = x_im_text(drawing.text)
    defer { free(string) }
    if drawing.text == nil || string != nil {
      text.replace(
        first: Int(drawing.chg_first), count: Int(drawing.chg_length),
        with: string.map { String(cString: $0) } ?? "", caret: Int(drawing.caret))
    } else {
      text.moveCaret(to: Int(drawing.caret))
    }
    setMarked(text)
  }

  /// Moves the caret and answers with its new position.
  private func moveCaret(_ motion: inout XIMPreeditCaretCallbackStruct) {
    guard var text = marked else { return }
    switch motion.direction {
    case XIMAbsolutePosition: text.moveCaret(to: Int(motion.position))
    case XIMForwardChar: text.moveCaret(to: text.caret + 1)
    case XIMBackwardChar: text.moveCaret(to: text.caret - 1)
    case XIMLineStart: text.moveCaret(to: 0)
    case XIMLineEnd: text.moveCaret(to: text.scalars.count)
    default: break
    }
    motion.position = Int32(text.caret)
    setMarked(text)
  }
}
