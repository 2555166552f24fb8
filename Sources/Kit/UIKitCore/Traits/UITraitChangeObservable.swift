// SPDX-License-Identifier: MIT

/// An object that reports changes of single traits: a view or a view controller.
///
/// ```swift
/// final class CardView: UIView {
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: CardView, previous: UITraitCollection) in
///       view.layer.shadowOpacity = view.traitCollection.userInterfaceStyle == .dark ? 0 : 0.3
///     }
///   }
///
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// The registration of a closure or method for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a closure after one of several traits of this object has changed, with the object and its previous traits.
  ///
  /// The closure is called until it is unregistered. It must not hold the object strongly.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Calls a method of this object after one of several traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - action: A method that takes nothing, this object, or this object and its previous traits.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of this object, such as `Self.adapt`, after one of several traits has changed.
  @discardableResult public func registerForTraitChanges<Target: AnyObject, each Argument>(
    _ traits: [UITrait], action: @escaping (Target) -> (repeat each Argument) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: Selector(action))
  }

  /// Calls a method of a target after one of several traits of this object has changed. The target is held weakly.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object with the method.
  ///   - action: A method that takes nothing, this object, or this object and its previous traits.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    action.check(target: target, arguments: [self, traitCollection])
    let registration = TraitChangeRegistration(traits) { [weak self, weak target] previous in
      if let self, let target { action.call(on: target, with: [self, previous]) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Calls a method of a target, such as `Theme.adapt`, after one of several traits of this object has changed. The target
  /// is held weakly.
  @discardableResult public func registerForTraitChanges<Target: AnyObject, each Argument>(
    _ traits: [UITrait], target: Any, action: @escaping (Target) -> (repeat each Argument) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: target, action: Selector(action))
  }

  /// Stops calling the closure or method of a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(identicalTo: registration)
  }
}

extension UIView: UITraitChangeObservable {}

/// A closure, and the traits for whose changes it is called.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  nonisolated deinit {}

  func report(_ current: UITraitCollection, since previous: UITraitCollection) {
    let hasChanged = traits.contains { current.values.differs(from: previous.values, in: $0) }
    if hasChanged { handler(previous) }
  }
}

extension UIResponder {
  func reportTraits(_ current: UITraitCollection, since previous: UITraitCollection) {
    for registration in traitRegistrations { registration.report(current, since: previous) }
  }
}

extension UITraitCollection {
  /// The traits that change dynamic colours.
  nonisolated public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }
}
