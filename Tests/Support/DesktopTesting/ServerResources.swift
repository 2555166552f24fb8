// SPDX-License-Identifier: MIT
import CXTest
import Foundation

/// The resources that the X server keeps for a process, counted by the X-Resource extension.
package struct ServerResources: Equatable {
  /// The counts by the server's name of the kind, such as "PIXMAP" or "PICTURE".
  package let counts: [String: Int]
  /// The size of the pixmaps in bytes, as the server estimates it.
  package let pixmapBytes: Int

  /// Counts the resources of all connections of a process. Returns nil if the server lacks the extension.
  init?(ofProcess process: Int32, on display: OpaquePointer) {
    var eventBase: Int32 = 0
    var errorBase: Int32 = 0
    guard XResQueryExtension(display, &eventBase, &errorBase) != 0 else { return nil }
    var counts: [String: Int] = [:]
    var bytes = 0
    for client in Self.clients(of: process, on: display) {
      for (kind, count) in Self.resources(of: client, on: display) { counts[kind, default: 0] += count }
      var pixmaps: UInt = 0
      if XResQueryClientPixmapBytes(display, client, &pixmaps) != 0 { bytes += Int(pixmaps) }
    }
    self.counts = counts
    pixmapBytes = bytes
  }

  package subscript(kind: String) -> Int { counts[kind] ?? 0 }

  /// Returns one resource id of each connection.
  private static func clients(of process: Int32, on display: OpaquePointer) -> [XID] {
    var specification = XResClientIdSpec(client: 0, mask: XRES_CLIENT_ID_PID_MASK.rawValue)
    var count = 0
    var values: UnsafeMutablePointer<XResClientIdValue>?
    guard XResQueryClientIds(display, 1, &specification, &count, &values) == 0, let values else { return [] }
    defer { XResClientIdsDestroy(count, values) }
    return (0..<count).compactMap { index in
      XResGetClientPid(values + index) == process ? values[index].spec.client : nil
    }
  }

  private static func resources(of client: XID, on display: OpaquePointer) -> [(String, Int)] {
    var count: Int32 = 0
    var types: UnsafeMutablePointer<XResType>?
    guard XResQueryClientResources(display, client, &count, &types) != 0, let types else { return [] }
    defer { XFree(types) }
    return (0..<Int(count)).map { index in
      let name = XGetAtomName(display, types[index].resource_type)
      defer { XFree(name) }
      return (name.map { String(cString: $0) } ?? "?", Int(types[index].count))
    }
  }
}
