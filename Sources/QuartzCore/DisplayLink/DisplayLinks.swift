// SPDX-License-Identifier: MIT

/// The display links that run, for the event loop to fire.
package enum DisplayLinks {
  private static var links: [CADisplayLink] = []
  private static var reported = false

  /// Whether any link wants to be fired with the next frame.
  package static var needsTicks: Bool { links.contains { !$0.isPaused } }

  /// Called when `needsTicks` has changed.
  package static var onNeedsTicksChange: ((Bool) -> Void)?

  /// Fires the links for the frame that will be shown at `target`; `timestamp` is when the last one was.
  package static func fire(timestamp: Double, target: Double) {
    for link in links where links.contains(where: { $0 === link }) { link.fire(timestamp: timestamp, target: target) }
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
