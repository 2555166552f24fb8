// SPDX-License-Identifier: MIT

/// The reference to an object on the bus: the connection that has it, and its path.
package struct BusAddress: Equatable, Sendable {
  static let objects = "/org/a11y/atspi/accessible/"
  static let cache = "/org/a11y/atspi/cache"
  static let registry = BusAddress(connection: "org.a11y.atspi.Registry", path: objects + "root")

  var connection: String
  var path: String

  /// The path of an object of this program.
  static func path(of id: AccessibleID) -> String { objects + (id == AccessibleTree.root ? "root" : "\(id)") }

  /// Returns the number of the object with a path, or nil if the path is not one of an object.
  static func id(ofPath path: String) -> AccessibleID? {
    guard path.hasPrefix(objects) else { return nil }
    let name = path.dropFirst(objects.count)
    return name == "root" ? AccessibleTree.root : AccessibleID(name)
  }

  var value: BusValue { .tuple([.string(connection), .path(path)]) }
}
