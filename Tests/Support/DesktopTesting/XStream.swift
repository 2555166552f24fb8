// SPDX-License-Identifier: MIT

/// Divides one direction of an X connection into its messages, whose bytes arrive in parts of any size.
struct XStream {
  /// A request of a client, or a reply, an event or an error of the server.
  struct Message {
    /// Its first bytes, as many as ``XStream/headSize`` if it is that long.
    let head: [UInt8]

    func card16(_ offset: Int) -> Int { Int(head[offset]) | Int(head[offset + 1]) << 8 }
  }

  /// The number of bytes of a message that are kept: those of an event without further data.
  static let headSize = 32

  private let isFromClient: Bool
  private var isSetUp = false
  private var head: [UInt8] = []
  private var toSkip = 0

  init(isFromClient: Bool) { self.isFromClient = isFromClient }

  /// Returns the messages that are complete, or have a complete head, after these bytes. All clients are on this
  /// machine, so numbers are little-endian.
  mutating func messages(in bytes: ArraySlice<UInt8>) -> [Message] {
    var (rest, found) = (bytes, [Message]())
    while !rest.isEmpty {
      if toSkip > 0 {
        let skipped = min(toSkip, rest.count)
        toSkip -= skipped
        rest = rest.dropFirst(skipped)
        continue
      }
      let taken = rest.prefix(max(needed - head.count, 1))
      head += taken
      rest = rest.dropFirst(taken.count)
      guard head.count >= needed else { continue }
      if isSetUp { found.append(Message(head: head)) }
      (toSkip, isSetUp, head) = (length - head.count, true, [])
    }
    return found
  }

  /// The number of bytes that the head must have, as far as it is known.
  private var needed: Int {
    guard isSetUp else { return isFromClient ? 12 : 8 }
    guard isFromClient else { return Self.headSize }
    guard head.count >= 4 else { return 4 }
    return card16(2) == 0 ? 8 : min(card16(2) * 4, Self.headSize)
  }

  /// The number of bytes of the whole message.
  private var length: Int {
    guard isSetUp else { return isFromClient ? 12 + padded(card16(6)) + padded(card16(8)) : 8 + card16(6) * 4 }
    if isFromClient { return card16(2) == 0 ? card32(4) * 4 : card16(2) * 4 }
    let hasMore = head[0] == Self.reply || head[0] & 0x7f == Self.genericEvent
    return Self.headSize + (hasMore ? card32(4) * 4 : 0)
  }

  static let reply: UInt8 = 1
  static let genericEvent: UInt8 = 35

  private func card16(_ offset: Int) -> Int { Int(head[offset]) | Int(head[offset + 1]) << 8 }
  private func card32(_ offset: Int) -> Int { card16(offset) | card16(offset + 2) << 16 }
  private func padded(_ count: Int) -> Int { (count + 3) & ~3 }
}
