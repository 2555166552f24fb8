// SPDX-License-Identifier: MIT

package import Foundation

/// The distance of a scroll, in notches of a wheel.
package struct ScrollDelta: Hashable, Sendable {
  package var dx: CGFloat
  package var dy: CGFloat

  package static let zero = ScrollDelta(dx: 0, dy: 0)

  package init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
