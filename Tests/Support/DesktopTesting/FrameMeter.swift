// SPDX-License-Identifier: MIT

import Foundation
package import X11

/// Counts the frames and the input in the connections of a proxy, by the messages of the Present extension or, for
/// clients that do not use it, by copied areas and the events that answer them.
package final class FrameMeter: @unchecked Sendable {
  private let presentOpcode: UInt8?
  private let inputOpcode: UInt8?
  private let lock = NSLock()
  private var counts = FrameTraffic()

  private enum Code {
    static let (noExpose, graphicsExpose, motion): (UInt8, UInt8, UInt8) = (14, 13, 6)
    static let copyArea: UInt8 = 62
    static let (presentPixmap, presentComplete, completePixmap): (UInt8, Int, UInt8) = (1, 1, 0)
    static let inputMotion = 6
  }

  /// - Parameter usesPresent: Whether the clients show their frames with the extension.
  package init(_ extensions: Extensions, usesPresent: Bool) {
    presentOpcode = usesPresent ? extensions.present.map { UInt8($0.opcode) } : nil
    inputOpcode = extensions.xinput.map { UInt8($0.opcode) }
  }

  /// The counts so far.
  package var traffic: FrameTraffic { lock.withLock { counts } }

  package func reset() { lock.withLock { counts = FrameTraffic() } }

  func noteRequests(_ requests: [XStream.Message]) {
    lock.withLock {
      for request in requests where isFrame(request.head) { counts.noteFrameSent() }
    }
  }

  private func isFrame(_ head: [UInt8]) -> Bool {
    guard let presentOpcode else { return head[0] == Code.copyArea }
    return head[0] == presentOpcode && head[1] == Code.presentPixmap
  }

  func noteAnswers(_ answers: [XStream.Message]) {
    lock.withLock {
      for answer in answers {
        if answer.head[0] == XStream.reply { counts.noteReply() }
        if isFrameAnswer(answer) { counts.noteFrameAnswered() }
        if isMotion(answer) { counts.noteMotion() }
      }
    }
  }

  private func isFrameAnswer(_ answer: XStream.Message) -> Bool {
    let head = answer.head
    guard let presentOpcode else { return head[0] == Code.noExpose || head[0] == Code.graphicsExpose }
    // The field after the event's type says whether a pixmap was presented, or only a refresh awaited.
    return head[0] == XStream.genericEvent && head[1] == presentOpcode && answer.card16(8) == Code.presentComplete
      && head[10] == Code.completePixmap
  }

  private func isMotion(_ answer: XStream.Message) -> Bool {
    let head = answer.head
    return head[0] == Code.motion
      || head[0] == XStream.genericEvent && head[1] == inputOpcode && answer.card16(8) == Code.inputMotion
  }
}
