// SPDX-License-Identifier: MIT

/// The number of an object, which it keeps for as long as it exists.
package typealias AccessibleID = Int

/// An object of the program as assistive technology sees it: an element, a container, a window or the application.
package struct AccessibleNode: Equatable, Sendable {
  /// A rectangle in pixels of its window.
  package struct Frame: Equatable, Sendable {
    package var x, y, width, height: Int
    package init(x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    func moved(x: Int, y: Int) -> Frame { Frame(x: self.x + x, y: self.y + y, width: width, height: height) }

    func contains(x: Int, y: Int) -> Bool {
      x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }
  }

  package var role: AccessibleRole
  package var name = ""
  /// A text that is read after the name, such as what the object does.
  package var description = ""
  /// A name for tests.
  package var identifier = ""
  package var states: AccessibleStates = []
  /// The rectangle in its window. That of a window is at its position on the screen.
  package var frame = Frame()
  /// The names of the actions.
  package var actions: [String] = []
  package var value: AccessibleValue?
  package var text: AccessibleText?
  /// Other properties by their names in AT-SPI, such as the position in a list.
  package var attributes: [String: String] = [:]
  package internal(set) var parent: AccessibleID?
  package internal(set) var children: [AccessibleID] = []

  package init(role: AccessibleRole) { self.role = role }

  /// Whether children can be selected.
  var hasSelection: Bool { role == .list || role == .pageTabList }
}
