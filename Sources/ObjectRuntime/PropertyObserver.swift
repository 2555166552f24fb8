// SPDX-License-Identifier: MIT
import Foundation

/// An observer of one property of one object.
package final class PropertyObserver {
  /// Reports the change that ends now. The argument is whether to report it even if the values are equal.
  typealias Report = (_ evenIfEqual: Bool) -> Void

  private let property: AnyKeyPath
  /// Records the value before a change. Returns what reports the change, or `nil` if the object is gone.
  private let record: () -> Report?
  /// What reports the change in progress.
  private var report: Report?
  /// The number of changes of the object in progress, one inside the other.
  private var depth = 0
  /// Whether the observed property itself was reported, and not only its object.
  private var isNamed = false
  private var sources: [WeakReference] = []

  /// - Parameters:
  ///   - property: The observed property.
  ///   - record: Called before each change. Returns what to call after it.
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

  /// - Parameter name: The key path that the program has reported, or `nil` if it is not known what has changed.
  package func didChange(naming name: AnyKeyPath? = nil) {
    // An observer that was added during the change knows no old value.
    guard depth > 0 else { return }
    if name == property { isNamed = true }
    depth -= 1
    guard depth == 0 else { return }
    let (report, isNamed) = (report, isNamed)
    (self.report, self.isNamed) = (nil, false)
    report?(isNamed)
  }
}
