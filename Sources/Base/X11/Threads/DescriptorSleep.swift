// SPDX-License-Identifier: MIT
import CLinux
import Glibc

/// A sleep that ends when a file descriptor is readable.
package enum DescriptorSleep {
  /// The longest sleep in seconds. Waking up once a day has no noticeable cost.
  private static let longest = 86_400.0

  /// Sleeps until one of the descriptors is readable or a time has passed. Returns whether something ended the sleep before
  /// its time.
  ///
  /// - Parameter seconds: The time, or nil for no limit. It is zero for a time that has passed or is not a number, and a day
  ///   for infinity.
  @discardableResult
  package static func wait(for descriptors: [Int32], atMost seconds: Double?) -> Bool {
    var descriptors = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard let seconds else { return poll(&descriptors, nfds_t(descriptors.count), -1) != 0 }
    let (whole, nanoseconds) = parts(of: seconds)
    var timeout = timespec(tv_sec: whole, tv_nsec: nanoseconds)
    return ppoll(&descriptors, nfds_t(descriptors.count), &timeout, nil) != 0
  }

  /// Returns a time in whole seconds and nanoseconds.
  package static func parts(of seconds: Double) -> (seconds: Int, nanoseconds: Int) {
    let seconds = seconds > 0 ? min(seconds, longest) : 0
    let whole = seconds.rounded(.down)
    return (Int(whole), Int((seconds - whole) * 1e9))
  }
}
