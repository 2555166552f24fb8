// SPDX-License-Identifier: MIT
import Foundation

/// An observation of a property, which ends when this object is released.
///
/// `observe(_:options:changeHandler:)`, which every subclass of `NSObject` has, returns it.
public final class NSKeyValueObservation: NSObject {
  private let observer: PropertyObserver

  init(_ observer: PropertyObserver) { self.observer = observer }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() { observer.detach() }
}
