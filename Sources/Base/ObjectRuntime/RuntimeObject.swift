// SPDX-License-Identifier: MIT

/// An object that stores its associated objects and observers itself, so that they exist exactly as long as the object.
package protocol RuntimeObject: AnyObject {
  /// The associated objects and observers, or `nil` if there have never been any.
  var attachments: ObjectAttachments? { get set }

  /// The objects whose changes can change this one's properties. The default is the object itself.
  var observationSources: [any RuntimeObject] { get }
}

extension RuntimeObject {
  package var observationSources: [any RuntimeObject] { [self] }

  /// Performs a change of the object, and reports it to its observers.
  ///
  /// Calls can be nested. An observer is notified once, at the end of the outermost one, if the value at its key path
  /// has changed.
  @inline(__always) package func observed<Result>(_ change: () throws -> Result) rethrows -> Result {
    guard let observers = attachments?.observers, !observers.isEmpty else { return try change() }
    for observer in observers { observer.willChange() }
    defer { for observer in observers { observer.didChange() } }
    return try change()
  }

  /// Announces a change of the object, for property observers. See ``didChangeObserved()``.
  @inline(__always) package func willChangeObserved() {
    guard let observers = attachments?.observers, !observers.isEmpty else { return }
    for observer in observers { observer.willChange() }
  }

  /// Reports the change that ``willChangeObserved()`` has announced.
  @inline(__always) package func didChangeObserved() {
    guard let observers = attachments?.observers, !observers.isEmpty else { return }
    for observer in observers { observer.didChange() }
  }
}
