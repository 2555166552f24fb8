// SPDX-License-Identifier: MIT

/// One direction of a connection, whose messages are counted.
final class MeteredStream: @unchecked Sendable {
  private let isFromClient: Bool
  private let meter: FrameMeter
  private var stream: XStream

  init(isFromClient: Bool, meter: FrameMeter) {
    (self.isFromClient, self.meter) = (isFromClient, meter)
    stream = XStream(isFromClient: isFromClient)
  }

  func note(_ bytes: ArraySlice<UInt8>) {
    let messages = stream.messages(in: bytes)
    isFromClient ? meter.noteRequests(messages) : meter.noteAnswers(messages)
  }
}
