// SPDX-License-Identifier: MIT

/// A drag that began in this program.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value of the program's own.
  var localContext: Any? { get set }
}
