// SPDX-License-Identifier: MIT

/// The frames and the input that pass a proxy, counted in the protocol's bytes.
///
/// A frame is queued from the request that shows it, as the proxy receives it, to the server's answer, as the client
/// receives that.
package struct FrameTraffic: Sendable {
  /// The number of frames that the client has sent.
  package private(set) var framesSent = 0
  /// The number of frames that the server has answered.
  package private(set) var framesAnswered = 0
  /// The largest number of frames that were queued at the same time.
  package private(set) var mostFramesQueued = 0
  /// The number of replies for which the client may have waited.
  package private(set) var replies = 0
  /// The number of motions of the pointer that the client has received.
  package private(set) var motions = 0
  /// The number of frames that were sent after the client had received the last motion.
  package private(set) var framesSinceMotion = 0

  package init() {}

  mutating func noteFrameSent() {
    framesSent += 1
    framesSinceMotion += 1
    mostFramesQueued = max(mostFramesQueued, framesSent - framesAnswered)
  }

  mutating func noteFrameAnswered() { framesAnswered += 1 }
  mutating func noteReply() { replies += 1 }

  mutating func noteMotion() {
    motions += 1
    framesSinceMotion = 0
  }
}
