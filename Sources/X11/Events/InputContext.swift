// SPDX-License-Identifier: MIT

import CX11
import Glibc

/// An input context of one window, with the text that is being composed in it.
///
/// The input method calls back while events are filtered; what came of it is collected by `takeChanges()`.
final class InputContext {
  /// Nil after the input method has gone, which takes its contexts along.
  private(set) var ic: XIC?
  private let showsMarkedText: Bool
  private var marked: MarkedText?
  private var changes: [MarkedText?] = []

  /// Nil where the input method has no style that fits.
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

  /// Whether the context can go on serving another client: its style is fixed.
  func fits(_ client: TextClient?) -> Bool { (client?.showsMarkedText ?? false) == showsMarkedText }

  func moveSpot(to client: TextClient) {
    guard let ic else { return }
    x_set_ic_spot(ic, Int16(clamping: Int(client.spot.x)), Int16(clamping: Int(client.spot.y)))
  }

  /// Drops the text that is being composed.
  func reset() {
    guard let ic, marked != nil else { return }
    if let text = Xutf8ResetIC(ic) { XFree(text) }
    marked = nil
    changes = []
  }

  var isComposing: Bool { marked != nil }

  /// The input method has gone, and the context with it.
  func methodWasDestroyed() { ic = nil }

  /// The changes of the marked text since the last call, in order; nil stands for its end.
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

  /// The answer of a start callback that sets no limit to the length of the text.
  private static let noLengthLimit: Int32 = -1

  private static func context(_ data: XPointer?) -> InputContext? {
    data.map { Unmanaged<InputContext>.fromOpaque($0).takeUnretainedValue() }
  }

  private func setMarked(_ text: MarkedText?) {
    guard text != marked else { return }
    marked = text
    changes.append(text)
  }

  /// No text at all deletes; a text without a string changes only how characters look.
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

  /// Answers with where the caret is then.
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
