// SPDX-License-Identifier: MIT

/// A message of the X Input Method Protocol, version 1.0, in the byte order of this machine.
struct InputMethodMessage {
  /// The requests that ``InputMethodSession`` receives or sends, with the numbers of the protocol.
  enum Opcode: UInt8 {
    case connect = 1
    case connectReply = 2
    case disconnect = 3
    case disconnectReply = 4
    case open = 30
    case openReply = 31
    case close = 32
    case closeReply = 33
    case setEventMask = 37
    case encodingNegotiation = 38
    case encodingNegotiationReply = 39
    case queryExtension = 40
    case queryExtensionReply = 41
    case getIMValues = 44
    case getIMValuesReply = 45
    case createIC = 50
    case createICReply = 51
    case destroyIC = 52
    case destroyICReply = 53
    case setICValues = 54
    case setICValuesReply = 55
    case getICValues = 56
    case getICValuesReply = 57
    case setICFocus = 58
    case unsetICFocus = 59
    case forwardEvent = 60
    case sync = 61
    case syncReply = 62
    case commit = 63
    case resetIC = 64
    case resetICReply = 65
    case preeditStart = 73
    case preeditStartReply = 74
    case preeditDraw = 75
    case preeditCaret = 76
    case preeditCaretReply = 77
    case preeditDone = 78
  }

  let opcode: Opcode
  private(set) var body: [UInt8] = []

  init(_ opcode: Opcode, _ numbers: Int...) {
    self.opcode = opcode
    for number in numbers { add16(number) }
  }

  mutating func add16(_ value: Int) { add(UInt16(truncatingIfNeeded: value)) }
  mutating func add32(_ value: Int) { add(UInt32(truncatingIfNeeded: value)) }
  mutating func add(bytes: some Sequence<UInt8>) { body += bytes }

  /// Adds text with its length in 16 bits, padded to a multiple of four bytes.
  mutating func add(text: String) {
    add16(text.utf8.count)
    body += text.utf8
    pad()
  }

  mutating func pad() { body += [UInt8](repeating: 0, count: -body.count & 3) }

  /// Adds a list, preceded by its length in bytes and `unused` bytes.
  mutating func add(list: InputMethodMessage, unused: Int = 0) {
    add16(list.body.count)
    body += [UInt8](repeating: 0, count: unused) + list.body
  }

  /// The message with its header, which has the length in units of four bytes.
  var bytes: [UInt8] {
    var message = self
    message.pad()
    let length = UInt16(message.body.count / 4)
    return [opcode.rawValue, 0] + withUnsafeBytes(of: length, Array.init) + message.body
  }

  private mutating func add(_ value: some FixedWidthInteger) { body += withUnsafeBytes(of: value, Array.init) }
}

/// Reads the body of a received message.
struct InputMethodReader {
  let opcode: InputMethodMessage.Opcode?
  private var rest: ArraySlice<UInt8>

  /// - Parameter bytes: A message with its header.
  init(_ bytes: [UInt8]) {
    opcode = bytes.first.flatMap { InputMethodMessage.Opcode(rawValue: $0) }
    rest = bytes.dropFirst(4)
  }

  init(body: [UInt8]) {
    opcode = nil
    rest = body[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func read16() -> Int { Int(read(UInt16.self)) }
  mutating func read32() -> Int { Int(read(Int32.self)) }

  mutating func read(bytes count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  private mutating func read<Number: FixedWidthInteger>(_: Number.Type) -> Number {
    let bytes = read(bytes: MemoryLayout<Number>.size)
    return bytes.reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }
}
