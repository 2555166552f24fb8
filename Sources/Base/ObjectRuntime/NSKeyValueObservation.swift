// SPDX-License-Identifier: MIT
import Foundation

/// An observation of a property, which ends when this object is released.
///
/// `observe(_:options:changeHandler:)`, which every subclass of `NSObject` has, returns it.
public final class NSKeyValueObservation: NSObject {
  private let observer: PropertyObserver

  /// Begins to observe the property of an object.
  init<Object, Value>(
    _ changes: PropertyChanges<Object, Value>, of object: NSObject, _ property: AnyKeyPath, isInitial: Bool
  ) {
    observer = PropertyObserver(property, record: changes.record)
    super.init()
    observer.attach(to: (object as? any RuntimeObject)?.observationSources ?? [object])
    if isInitial { changes.reportInitialValue() }
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() { observer.detach() }
}
