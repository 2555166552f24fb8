// SPDX-License-Identifier: MIT

/// Whether, and when, a `tick` event is sent for each refresh.
package enum TickTiming: Sendable {
  /// No ticks are sent.
  case none
  /// A tick is sent as soon as the frame before has been sent and the one before that shown, which leaves both threads and
  /// the server the most time.
  case early
  /// A tick is sent as late as the cost of frames allows, so that a frame shows the latest input.
  case late
}
