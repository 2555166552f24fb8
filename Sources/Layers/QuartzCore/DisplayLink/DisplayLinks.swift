// SPDX-License-Identifier: MIT

/// The active display links, which the event loop fires.
package enum DisplayLinks {
  private static var links: [CADisplayLink] = []
  private static var reported = false

  /// Whether any link fires with the next frame.
  package static var needsTicks: Bool { links.contains { !$0.isPaused } }

  /// Called when `needsTicks` has changed.
  package static var onNeedsTicksChange: ((Bool) -> Void)?

  /// The links that fire with the next frame.
  package static var running: [CADisplayLink] { links.filter { !$0.isPaused } }

  /// Fires links for a frame.
  ///
  /// - Parameters:
  ///   - timestamp: The time at which the previous frame was shown, in seconds.
  ///   - target: The time at which this frame will be shown, in seconds.
  ///   - isIncluded: Whether a link follows the window of the frame.
  package static func fire(
    timestamp: Double, target: Double, where isIncluded: (CADisplayLink) -> Bool = { _ in true }
  ) {
    for link in links where links.contains(identicalTo: link) && isIncluded(link) {
      link.fire(timestamp: timestamp, target: target)
    }
  }

  static func add(_ link: CADisplayLink) {
    guard !links.contains(identicalTo: link) else { return }
    links.append(link)
    changed()
  }

  static func remove(_ link: CADisplayLink) {
    links.remove(identicalTo: link)
    changed()
  }

  static func changed() {
    let needsTicks = needsTicks
    guard needsTicks != reported else { return }
    reported = needsTicks
    onNeedsTicksChange?(needsTicks)
  }
}
