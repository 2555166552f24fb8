// SPDX-License-Identifier: MIT
import CLinux
import Glibc

/// Starts the program's threads.
///
/// Foundation's `Thread` ignores that the system refuses one, so that a program which waits for it waits forever.
package enum ProgramThread {
  /// A thread that the system has refused.
  package struct StartError: Error, Equatable, CustomStringConvertible {
    /// The name of the thread.
    package let name: String
    /// The number of the system's error.
    package let code: Int32

    package var description: String {
      "the thread \"\(name)\" cannot be started: \(String(cString: strerror(code))); "
        + "raise the limits of processes and of memory (ulimit -u, ulimit -v)"
    }
  }

  /// The arguments of a new thread.
  private final class Start {
    let name: String
    let body: @Sendable () -> Void

    init(name: String, body: @escaping @Sendable () -> Void) { (self.name, self.body) = (name, body) }
  }

  /// Starts a thread that runs `body` and then ends. Returns false if the system refuses one, for work that is not needed
  /// or can be done without a thread.
  @discardableResult
  package static func tryToStart(
    name: String, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    do {
      try start(name: name, stackSize: stackSize, body)
      return true
    } catch {
      return false
    }
  }

  /// Starts a thread that runs `body` and then ends.
  ///
  /// - Parameters:
  ///   - name: The name that `ps` and debuggers show, up to 15 bytes.
  ///   - stackSize: The size of its stack in bytes, or nil for that of the system, which is usually 8 MB.
  package static func start(
    name: String, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void
  ) throws(StartError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
    let start = Unmanaged.passRetained(Start(name: name, body: body))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        let start = Unmanaged<Start>.fromOpaque(argument!).takeRetainedValue()
        linux_set_thread_name(start.name)
        start.body()
        return nil
      }, start.toOpaque())
    guard code == 0 else {
      start.release()
      throw StartError(name: name, code: code)
    }
  }
}
