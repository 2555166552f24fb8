// SPDX-License-Identifier: MIT
import Foundation

/// An observer of one property of one object.
package final class PropertyObserver {
  /// A closure that reports the change that has ended. The argument is whether to report it even if the values are
  /// equal.
  typealias Report = (_ evenIfEqual: Bool) -> Void

  private let property: AnyKeyPath
  /// Records the value before a change. Returns a closure that reports the change, or `nil` if the object no longer
  /// exists.
  private let record: () -> Report?
  /// The closure that reports the change in progress.
  private var report: Report?
  /// The number of nested changes of the object that are in progress.
  private var depth = 0
  /// Whether the program has reported a change of the observed property itself, and not only of its object.
  private var isNamed = false
  private var sources: [WeakReference] = []

  /// - Parameters:
  ///   - property: The observed property.
  ///   - record: Called before each change. Returns a closure that is called after it.
  init(_ property: AnyKeyPath, record: @escaping () -> Report?) {
    self.property = property
    self.record = record
  }

  func attach(to objects: [AnyObject]) {
    sources = objects.map { WeakReference(object: $0) }
    for object in objects {
      AttachmentTable.withAttachments(of: object, creates: true) { $0?.observers.append(self) }
    }
  }

  func detach() {
    for case let object? in sources.map(\.object) {
      AttachmentTable.withAttachments(of: object, creates: false) { $0?.observers.removeAll { $0 === self } }
    }
    sources = []
  }

  package func willChange() {
    depth += 1
    if depth == 1 { report = record() }
  }

  /// - Parameter name: The key path that the program has reported, or `nil` if the changed property is not known.
  package func didChange(naming name: AnyKeyPath? = nil) {
    // An observer that was added during the change has no old value.
    guard depth > 0 else { return }
    if name == property { isNamed = true }
    depth -= 1
    guard depth == 0 else { return }
    let (report, isNamed) = (report, isNamed)
    (self.report, self.isNamed) = (nil, false)
    report?(isNamed)
  }
}
