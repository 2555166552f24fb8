// SPDX-License-Identifier: MIT

/// The display links that run, for the event loop to fire.
package enum DisplayLinks {
  private static var links: [CADisplayLink] = []
  private static var reported = false

  /// Whether any link wants to be fired with the next frame.
  package static var needsTicks: Bool { !running.isEmpty }

  /// Called when `needsTicks` has changed.
  package static var onNeedsTicksChange: ((Bool) -> Void)?

  /// The links that want to be fired with the next frame.
  package static var running: [CADisplayLink] { links.filter { !$0.isPaused } }

  /// Fires the links for the frame that will be shown at `target`; `timestamp` is when the last one was.
  /// - Parameter isIncluded: whether a link follows the window whose frame it is.
  package static func fire(
    timestamp: Double, target: Double, where isIncluded: (CADisplayLink) -> Bool = { _ in true }
  ) {
    for link in links where links.contains(where: { $0 === link }) && isIncluded(link) {
      link.fire(timestamp: timestamp, target: target)
    }
  }

  static func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    changed()
  }

  static func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
    changed()
  }

  static func changed() {
    let needsTicks = needsTicks
    guard needsTicks != reported else { return }
    reported = needsTicks
    onNeedsTicksChange?(needsTicks)
  }
}
