// SPDX-License-Identifier: MIT

import CX11
import Glibc

/// Text from keys through the X input method, with dead keys and Compose also where no input method runs.
///
/// Opened at the first key press: reading the Compose table takes longer than opening a window.
final class TextInput {
  struct Text {
    var string: String
    var keysym: UInt
  }

  private let display: OpaquePointer
  private var method: XIM?
  private var contexts: [UInt: XIC] = [:]
  private var hasTriedToOpen = false

  init(display: OpaquePointer) {
    self.display = display
  }

  /// To be called before the display is closed.
  func close() {
    for context in contexts.values { XDestroyIC(context) }
    if let method { XCloseIM(method) }
    contexts = [:]
    method = nil
    hasTriedToOpen = true
  }

  /// Makes ready for a key that goes to `window`, which has the keyboard.
  func prepare(window: UInt, selectedEvents: Int) {
    openMethod()
    guard let method, contexts[window] == nil else { return }
    let styles = [XIMPreeditNothing | XIMStatusNothing, XIMPreeditNone | XIMStatusNone]
    guard let context = styles.lazy.compactMap({ x_create_ic(method, UInt($0), window) }).first else { return }
    contexts[window] = context
    let wanted = x_ic_filter_events(context)
    if wanted & ~selectedEvents != 0 { XSelectInput(display, window, selectedEvents | wanted) }
    XSetICFocus(context)
  }

  func setFocus(_ hasFocus: Bool, window: UInt) {
    guard let context = contexts[window] else { return }
    if hasFocus { XSetICFocus(context) } else { XUnsetICFocus(context) }
  }

  func forget(window: UInt) {
    if let context = contexts.removeValue(forKey: window) { XDestroyIC(context) }
  }

  /// The text that a key press enters, with its symbol.
  func text(for event: inout XKeyEvent) -> Text {
    var buffer = [CChar](repeating: 0, count: 64)
    var keysym: KeySym = 0
    guard let context = contexts[event.window] else {
      let count = XLookupString(&event, &buffer, Int32(buffer.count), &keysym, nil)
      // Without an input method Xlib gives Latin-1.
      let scalars = buffer.prefix(Int(count)).map { Character(Unicode.Scalar(UInt8(bitPattern: $0))) }
      return Text(string: String(scalars), keysym: keysym)
    }
    var status: Int32 = 0
    var count = Xutf8LookupString(context, &event, &buffer, Int32(buffer.count), &keysym, &status)
    if status == XBufferOverflow {
      buffer = [CChar](repeating: 0, count: Int(count))
      count = Xutf8LookupString(context, &event, &buffer, Int32(buffer.count), &keysym, &status)
    }
    let bytes = buffer.prefix(Int(max(count, 0))).map { UInt8(bitPattern: $0) }
    return Text(
      string: status == XLookupChars || status == XLookupBoth ? String(decoding: bytes, as: UTF8.self) : "",
      keysym: status == XLookupKeySym || status == XLookupBoth ? keysym : 0)
  }

  private func openMethod() {
    guard method == nil, !hasTriedToOpen else { return }
    hasTriedToOpen = true
    Self.chooseLocale()
    for modifiers in ["", "@im=none"] where method == nil {
      XSetLocaleModifiers(modifiers)
      method = XOpenIM(display, nil, nil, nil)
    }
    guard let method else { return }
    x_set_im_destroy_callback(
      method,
      { _, data, _ in
        guard let data else { return }
        Unmanaged<TextInput>.fromOpaque(data).takeUnretainedValue().methodWasDestroyed()
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The input method's server has gone and taken the contexts along; the next key opens another, or none.
  private func methodWasDestroyed() {
    method = nil
    contexts = [:]
    hasTriedToOpen = false
  }

  /// Compose tables and UTF-8 text need a UTF-8 locale, which a bare session may not have set.
  private static func chooseLocale() {
    setlocale(LC_CTYPE, "")
    let codeset = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? ""
    if codeset != "UTF-8" || XSupportsLocale() == 0 { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
