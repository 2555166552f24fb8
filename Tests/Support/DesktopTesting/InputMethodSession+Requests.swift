// SPDX-License-Identifier: MIT

import CX11

/// The client's requests and the answers to them.
extension InputMethodSession {
  /// The attributes of contexts that clients may set, with the protocol's numbers for their types. An attribute's number
  /// is its index.
  private static let contextAttributes: [(name: String, type: Int)] = [
    (XNInputStyle, 3), (XNClientWindow, 5), (XNFocusWindow, 5), (XNFilterEvents, 3), (XNPreeditAttributes, 0x7fff),
    (XNStatusAttributes, 0x7fff), (XNSpotLocation, 12), (XNSeparatorofNestedList, 0),
  ]
  private static let methodNumber = 1
  private static let contextNumber = 1

  func handle(_ request: InputMethodReader) {
    var request = request
    switch request.opcode {
    case .connect: send(InputMethodMessage(.connectReply, 1, 0))
    case .disconnect: send(InputMethodMessage(.disconnectReply))
    case .open: open()
    case .close: send(InputMethodMessage(.closeReply, Self.methodNumber, 0))
    case .encodingNegotiation: chooseEncoding(&request)
    case .queryExtension: send(InputMethodMessage(.queryExtensionReply, Self.methodNumber, 0))
    case .getIMValues: sendStyles()
    case .createIC: createContext(&request)
    case .destroyIC: destroyContext()
    case .setICValues: setValues(&request)
    case .getICValues: sendFilterEvents()
    case .setICFocus: change { $0.hasFocus = true }
    case .unsetICFocus: change { $0.hasFocus = false }
    case .forwardEvent: returnEvent(&request)
    case .sync: send(InputMethodMessage(.syncReply, Self.methodNumber, context))
    case .resetIC: reset()
    case .preeditCaretReply: noteCaret(&request)
    default: break
    }
  }

  // MARK: The method

  private func open() {
    var reply = InputMethodMessage(.openReply, Self.methodNumber)
    reply.add(list: Self.list([(XNQueryInputStyle, 10)]))
    reply.add(list: Self.list(Self.contextAttributes), unused: 2)
    send(reply)
    var events = InputMethodMessage(.setEventMask, Self.methodNumber, 0)
    events.add32(KeyPressMask)
    events.add32(0)
    send(events)
  }

  private static func list(_ attributes: [(name: String, type: Int)]) -> InputMethodMessage {
    var list = InputMethodMessage(.openReply)
    for (number, attribute) in attributes.enumerated() {
      list.add16(number)
      list.add16(attribute.type)
      list.add(text: attribute.name)
    }
    return list
  }

  /// Chooses compound text, which every client offers.
  private func chooseEncoding(_ request: inout InputMethodReader) {
    _ = request.read16()
    var names = InputMethodReader(body: request.read(bytes: request.read16()))
    var encodings: [String] = []
    while !names.isAtEnd {
      let length = Int(names.read(bytes: 1)[0])
      encodings.append(String(decoding: names.read(bytes: length), as: UTF8.self))
    }
    let index = encodings.firstIndex(of: "COMPOUND_TEXT") ?? 0
    send(InputMethodMessage(.encodingNegotiationReply, Self.methodNumber, 0, index, 0))
  }

  /// Returns compound text, in which escape sequences enclose UTF-8.
  private static func encode(_ text: String) -> String { text.isEmpty ? "" : "\u{1b}%G\(text)\u{1b}%@" }

  private func sendStyles() {
    let styles = [XIMPreeditCallbacks | XIMStatusNothing, XIMPreeditNothing | XIMStatusNothing]
    var value = InputMethodMessage(.getIMValuesReply, 0, 4 + 4 * styles.count, styles.count, 0)
    for style in styles { value.add32(Int(style)) }
    var reply = InputMethodMessage(.getIMValuesReply, Self.methodNumber)
    reply.add(list: value)
    send(reply)
  }

  // MARK: The context

  private func createContext(_ request: inout InputMethodReader) {
    context = Self.contextNumber
    change { $0.spot = nil }
    _ = request.read16()
    readAttributes(&request)
    send(InputMethodMessage(.createICReply, Self.methodNumber, context))
  }

  private func destroyContext() {
    change { $0.hasFocus = false }
    send(InputMethodMessage(.destroyICReply, Self.methodNumber, context))
  }

  private func setValues(_ request: inout InputMethodReader) {
    _ = (request.read16(), request.read16())
    let length = request.read16()
    _ = request.read16()
    var list = InputMethodReader(body: request.read(bytes: length))
    while !list.isAtEnd { readAttribute(&list) }
    send(InputMethodMessage(.setICValuesReply, Self.methodNumber, context))
  }

  private func readAttributes(_ request: inout InputMethodReader) {
    var list = InputMethodReader(body: request.read(bytes: request.read16()))
    while !list.isAtEnd { readAttribute(&list) }
  }

  private func readAttribute(_ list: inout InputMethodReader) {
    let (number, length) = (list.read16(), list.read16())
    var value = InputMethodReader(body: list.read(bytes: length))
    _ = list.read(bytes: -length & 3)
    guard Self.contextAttributes.indices.contains(number) else { return }
    switch Self.contextAttributes[number].name {
    case XNInputStyle:
      let style = value.read32()
      change { $0.showsMarkedText = style & XIMPreeditCallbacks != 0 }
    case XNPreeditAttributes:
      while !value.isAtEnd { readAttribute(&value) }
    case XNSpotLocation:
      let (x, y) = (value.read16(), value.read16())
      change { $0.spot = (Int(Int16(truncatingIfNeeded: x)), Int(Int16(truncatingIfNeeded: y))) }
    default: break
    }
  }

  /// Xlib asks for the filtered events alone.
  private func sendFilterEvents() {
    let number = Self.contextAttributes.firstIndex { $0.name == XNFilterEvents } ?? 0
    var value = InputMethodMessage(.getICValuesReply, number, 4)
    value.add32(KeyPressMask)
    var reply = InputMethodMessage(.getICValuesReply, Self.methodNumber, context)
    reply.add(list: value, unused: 2)
    send(reply)
  }

  private func reset() {
    change { $0.resets += 1 }
    var reply = InputMethodMessage(.resetICReply, Self.methodNumber, context)
    reply.add(text: "")
    send(reply)
  }

  private func noteCaret(_ request: inout InputMethodReader) {
    _ = (request.read16(), request.read16())
    let position = request.read32()
    change { $0.carets.append(position) }
  }

  // MARK: Keys

  /// Returns a key event to the client, because this input method uses none.
  private func returnEvent(_ request: inout InputMethodReader) {
    _ = (request.read16(), request.read16())
    let isSynchronous = request.read16() & 1 != 0
    let serial = request.read16()
    let event = request.read(bytes: 32)
    change { $0.keys += 1 }
    var reply = InputMethodMessage(.forwardEvent, Self.methodNumber, context, 0, serial)
    reply.add(bytes: event)
    send(reply)
    if isSynchronous { send(InputMethodMessage(.syncReply, Self.methodNumber, context)) }
  }

  // MARK: Actions

  func perform(_ action: InputMethodServer.Action) {
    switch action {
    case .startComposing: send(InputMethodMessage(.preeditStart, Self.methodNumber, context))
    case .draw(let text, let first, let count, let caret): draw(text, first: first, count: count, caret: caret)
    case .moveCaret(let position): moveCaret(to: position)
    case .endComposing: send(InputMethodMessage(.preeditDone, Self.methodNumber, context))
    case .enter(let text): enter(text)
    }
  }

  private func draw(_ text: String, first: Int, count: Int, caret: Int) {
    let (noString, noFeedback, underline) = (1, 2, 2)
    var message = InputMethodMessage(.preeditDraw, Self.methodNumber, context)
    for number in [caret, first, count, text.isEmpty ? noString | noFeedback : 0] { message.add32(number) }
    message.add(text: Self.encode(text))
    let length = text.unicodeScalars.count
    message.add16(4 * length)
    message.add16(0)
    for _ in 0..<length { message.add32(underline) }
    send(message)
  }

  private func moveCaret(to position: Int) {
    var message = InputMethodMessage(.preeditCaret, Self.methodNumber, context)
    message.add32(position)
    message.add32(Int(XIMAbsolutePosition.rawValue))
    message.add32(Int(XIMIsPrimary.rawValue))
    send(message)
  }

  private func enter(_ text: String) {
    let lookupChars = 2
    var message = InputMethodMessage(.commit, Self.methodNumber, context, lookupChars)
    message.add(text: Self.encode(text))
    send(message)
  }
}
