// SPDX-License-Identifier: MIT

import CX11
import Glibc

/// Text from keys through the X input method. Dead keys and Compose also work if no input method is running.
///
/// It is opened at the first key press, because reading the Compose table takes longer than opening a window. While the
/// user's input method is not running, Xlib's own is used instead.
///
///     closed ── a key ──► open | unavailable ── its server is lost, or the user's input method starts ──► closed
///     any ── close() ──► ended
final class TextInput {
  struct Text {
    var string: String
    var keysym: UInt
  }

  private enum State {
    case closed
    /// The user's input method, or Xlib's own, is in use.
    case open(XIM)
    /// No input method could be opened.
    case unavailable
    case ended

    func canBecome(_ next: State) -> Bool {
      switch (self, next) {
      case (.closed, .open), (.closed, .unavailable), (.open, .closed), (.unavailable, .closed): true
      case (.closed, .ended), (.open, .ended), (.unavailable, .ended): true
      default: false
      }
    }
  }

  private let display: OpaquePointer
  private var state = State.closed
  private var contexts: [UInt: InputContext] = [:]
  /// The contexts of destroyed windows, which the input method may still call.
  private var formerContexts: [InputContext] = []
  private var clients: [UInt: TextClient] = [:]
  /// The windows whose marked text has ended with its context.
  private var unmarked: [UInt] = []
  private var server = ServerWait.none

  /// The wait for the user's input method while Xlib's own is in use.
  ///
  ///     none ── awaitServer() ──► waiting ── it starts ──► started ── the next key ──► none
  private enum ServerWait {
    case none, waiting, started

    func canBecome(_ next: ServerWait) -> Bool {
      switch (self, next) {
      case (.none, .waiting), (.waiting, .started), (.waiting, .none), (.started, .none): true
      default: false
      }
    }
  }

  init(display: OpaquePointer) {
    self.display = display
  }

  /// Ends the use of the input method. Call it before the display is closed.
  ///
  /// The method and its contexts are not closed, because Xlib would wait for the answers of their server, which may hang.
  /// The server frees them when the connection closes.
  func close() {
    stopAwaitingServer()
    for context in formerContexts + contexts.values { context.abandon() }
    (contexts, formerContexts) = ([:], [])
    become(.ended)
  }

  /// Prepares for a key event to `window`, which has the keyboard focus.
  func prepare(window: UInt, selectedEvents: Int) {
    if server == .started {
      stopAwaitingServer()
      closeMethod()
    }
    openMethod()
    guard case .open(let method) = state, contexts[window] == nil,
      let context = InputContext(method: method, window: window, client: clients[window]), let ic = context.ic
    else { return }
    contexts[window] = context
    let wanted = x_ic_filter_events(ic)
    if wanted & ~selectedEvents != 0 { XSelectInput(display, window, selectedEvents | wanted) }
    XSetICFocus(ic)
  }

  func setFocus(_ hasFocus: Bool, window: UInt) {
    guard let ic = contexts[window]?.ic else { return }
    if hasFocus { XSetICFocus(ic) } else { XUnsetICFocus(ic) }
  }

  /// Sets the part of a window that accepts text for the input method, or removes it.
  func setClient(_ client: TextClient?, window: UInt) {
    clients[window] = client
    guard let context = liveContext(of: window) else { return }
    if !context.fits(client) {
      // The next key creates another context.
      drop(window)
    } else if let client {
      context.moveSpot(to: client)
    }
  }

  /// Discards the text that is being composed in a window.
  func reset(window: UInt) { liveContext(of: window)?.reset() }

  /// Handles the destruction of a window. Its context is destroyed with the input method, because Xlib would wait for
  /// the answer of the method's server, which may hang.
  func forget(window: UInt) {
    clients[window] = nil
    if let context = contexts.removeValue(forKey: window) { formerContexts.append(context) }
  }

  /// Returns the changes of marked text while events were filtered. nil stands for its end.
  func takeChanges() -> [(window: UInt, text: MarkedText?)] {
    if contexts.isEmpty, unmarked.isEmpty { return [] }
    let lost = unmarked.map { (window: $0, text: MarkedText?.none) }
    unmarked = []
    return lost + contexts.flatMap { window, context in context.takeChanges().map { (window: window, text: $0) } }
  }

  /// Returns the text that a key press enters, with its symbol.
  func text(for event: inout XKeyEvent) -> Text {
    var buffer = [CChar](repeating: 0, count: 64)
    var keysym: KeySym = 0
    guard let ic = contexts[event.window]?.ic else {
      let count = XLookupString(&event, &buffer, Int32(buffer.count), &keysym, nil)
      // Without an input method, Xlib returns Latin-1.
      let scalars = buffer.prefix(Int(count)).map { Character(Unicode.Scalar(UInt8(bitPattern: $0))) }
      return Text(string: String(scalars), keysym: keysym)
    }
    var status: Int32 = 0
    var count = Xutf8LookupString(ic, &event, &buffer, Int32(buffer.count), &keysym, &status)
    if status == XBufferOverflow {
      buffer = [CChar](repeating: 0, count: Int(count))
      count = Xutf8LookupString(ic, &event, &buffer, Int32(buffer.count), &keysym, &status)
    }
    let bytes = buffer.prefix(Int(max(count, 0))).map { UInt8(bitPattern: $0) }
    return Text(
      string: status == XLookupChars || status == XLookupBoth ? String(decoding: bytes, as: UTF8.self) : "",
      keysym: status == XLookupKeySym || status == XLookupBoth ? keysym : 0)
  }

  // MARK: The input method

  private func openMethod() {
    guard case .closed = state else { return }
    Self.chooseLocale()
    if let method = openMethod(modifiers: "") {
      return become(.open(method))
    }
    awaitServer()
    become(openMethod(modifiers: "@im=none").map(State.open) ?? .unavailable)
  }

  private func openMethod(modifiers: String) -> XIM? {
    XSetLocaleModifiers(modifiers)
    guard let method = XOpenIM(display, nil, nil, nil) else { return nil }
    x_set_im_destroy_callback(
      method, { _, data, _ in TextInput.input(data)?.methodWasDestroyed() }, Unmanaged.passUnretained(self).toOpaque())
    return method
  }

  private func closeMethod() {
    noticeServerEnd()
    contexts.keys.forEach(drop)
    formerContexts = []
    switch state {
    case .open(let method):
      XCloseIM(method)
      become(.closed)
    case .unavailable: become(.closed)
    case .closed, .ended: break
    }
  }

  private func become(_ next: State) {
    assert(state.canBecome(next), "TextInput: \(state) cannot become \(next)")
    state = next
  }

  private func drop(_ window: UInt) {
    guard let context = contexts.removeValue(forKey: window) else { return }
    if context.isComposing { unmarked.append(window) }
  }

  /// Handles that the input method's server has ended and destroyed the contexts. The next key opens another input
  /// method.
  private func methodWasDestroyed() {
    become(.closed)
    for context in formerContexts + contexts.values { context.abandon() }
    formerContexts = []
    contexts.keys.forEach(drop)
  }

  private func liveContext(of window: UInt) -> InputContext? {
    noticeServerEnd()
    return contexts[window]
  }

  /// Handles the end of the input method's server, if it has ended. Xlib would wait forever for its answer to a request.
  private func noticeServerEnd() {
    guard !contexts.isEmpty || !formerContexts.isEmpty else { return }
    XSync(display, False)
    var (event, others) = (XEvent(), [XEvent]())
    while XCheckIfEvent(display, &event, { _, event, _ in event?.pointee.type == DestroyNotify ? True : False }, nil)
      != 0
    {
      if XFilterEvent(&event, 0) == 0 { others.append(event) }
    }
    while var other = others.popLast() { XPutBackEvent(display, &other) }
  }

  private var pointer: XPointer {
    Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self)
  }

  private static func input(_ data: XPointer?) -> TextInput? {
    data.map { Unmanaged<TextInput>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Waiting for the user's input method

  private static let onServerStart: XIDProc = { _, data, _ in input(data)?.serverDidStart() }

  /// Handles the start of a server. If the callback reports a running server during its registration, it is the server
  /// that could not be opened.
  private func serverDidStart() {
    if server == .waiting { become(.started) }
  }

  private func become(_ next: ServerWait) {
    assert(server.canBecome(next), "TextInput: the server \(server) cannot become \(next)")
    server = next
  }

  /// Registers for the start of the server, with the locale modifiers that name the user's input method.
  private func awaitServer() {
    guard server == .none else { return }
    XSetLocaleModifiers("")
    if XRegisterIMInstantiateCallback(display, nil, nil, nil, Self.onServerStart, pointer) != 0 { become(.waiting) }
  }

  private func stopAwaitingServer() {
    guard server != .none else { return }
    become(.none)
    XUnregisterIMInstantiateCallback(display, nil, nil, nil, Self.onServerStart, pointer)
  }

  /// Sets a UTF-8 locale, which Compose tables and UTF-8 text require, if the session has none.
  private static func chooseLocale() {
    setlocale(LC_CTYPE, "")
    let codeset = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? ""
    if codeset != "UTF-8" || XSupportsLocale() == 0 { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
