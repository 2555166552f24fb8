// SPDX-License-Identifier: MIT
import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// An object whose properties can be observed: every subclass of `NSObject`.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure whenever a property of this object has changed.
  ///
  /// ```swift
  /// @MainActor func follow(_ scrollView: UIScrollView, with header: UIView) -> NSKeyValueObservation {
  ///   scrollView.observe(\.contentOffset, options: [.old, .new]) { _, change in
  ///     MainActor.assumeIsolated { header.frame.origin.y = -(change.newValue?.y ?? 0) }
  ///   }
  /// }
  /// ```
  ///
  /// These properties can be observed, and those that are computed from them:
  /// - a layer's properties: those of `CALayer`, and `frame`, `bounds`, `center`, `transform`, `alpha`, `isHidden`,
  ///   `backgroundColor` and others of `UIView`, with the `contentOffset` of a scroll view,
  /// - a view's `safeAreaInsets`; a scroll view's `contentSize`, `contentInset` and `adjustedContentInset`,
  /// - a control's `isEnabled`, `isSelected` and `isHighlighted`; the values of sliders, switches and progress bars,
  /// - a view controller's `title`; a gesture recognizer's `state`,
  /// - a property animator's `state`, `isRunning`, `isReversed` and `fractionComplete`, the last one when it is set.
  ///
  /// A class reports its own properties with ``willChangeValue(for:)`` and ``didChangeValue(for:)``. On Apple's
  /// systems, `@objc dynamic` does that.
  ///
  /// In contrast to Foundation, a setter that does not change the value reports nothing.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The content of the changes. The default is empty.
  ///   - changeHandler: The closure, with the object and the change.
  /// - Returns: The observation. Keep it: the observation ends when it is released.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let changes = PropertyChanges(
      of: self, options: options, read: { $0[keyPath: keyPath] }, handler: changeHandler)
    return NSKeyValueObservation(changes, of: self, keyPath, isInitial: options.contains(.initial))
  }

  /// Tells observers that a property is about to change. See ``didChangeValue(for:)``.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for observer in observers { observer.willChange() }
  }

  /// Tells observers that a property has changed. Call ``willChangeValue(for:)`` before the change.
  ///
  /// ```swift
  /// final class Player: NSObject {
  ///   var rate = 1.0 {
  ///     willSet { willChangeValue(for: \.rate) }
  ///     didSet { didChangeValue(for: \.rate) }
  ///   }
  /// }
  /// ```
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for observer in observers { observer.didChange(naming: keyPath) }
  }

  private var observers: [PropertyObserver] {
    AttachmentTable.withAttachments(of: self, creates: false) { $0?.observers ?? [] }
  }
}
