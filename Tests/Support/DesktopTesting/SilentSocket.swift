// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A socket that accepts connections and never replies, like a service that hangs.
package final class SilentSocket: Sendable {
  package let path: String
  private let descriptor: Int32

  package init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("passage-\(UUID().uuidString)").path
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0, listen(descriptor, 1) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  /// Whether a client has connected and waits.
  package var hasCaller: Bool {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, 0) == 1
  }

  package func close() {
    _ = Glibc.close(descriptor)
    unlink(path)
  }
}
