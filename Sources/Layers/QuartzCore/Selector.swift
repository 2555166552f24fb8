// SPDX-License-Identifier: MIT
import Diagnostics

/// A method that an object calls on its target: the typed form of an Objective-C selector.
///
/// Wherever UIKit takes a selector, pass the method itself, such as `Self.tapped` for `#selector(tapped(_:))`. A
/// `Selector` is needed only to store a method:
///
/// ```swift
/// @MainActor final class Pager {
///   let turn = Selector(Pager.turnPage)
///
///   private(set) var page = 0
///
///   func turnPage() { page += 1 }
/// }
/// ```
///
/// The method takes no argument, the sender, or the sender and the event. In contrast to Apple's selectors, it belongs to
/// a class, it cannot be made from a string, and two selectors are equal only if one is a copy of the other, because
/// Swift cannot compare methods.
@preconcurrency @MainActor public struct Selector: Hashable {
  private let method: Method

  /// Creates a selector for a method.
  ///
  /// - Parameter method: An unapplied method with at most two arguments, such as `Self.tapped`. An override in the
  ///   target's class is called in its place. Its result matters only where a caller asks for it.
  public init<Target: AnyObject, each Argument, Result>(
    _ method: @escaping (Target) -> (repeat each Argument) -> Result
  ) {
    self.method = Method(method)
  }

  /// Whether an object's class is or inherits from the class to which the method belongs.
  package func isImplemented(by target: AnyObject) -> Bool { method.isImplemented(target) }

  /// Whether another selector's method takes the same parameters, so that it may be the same method.
  ///
  /// Swift cannot compare methods. Code that names a method a second time, to remove it, can be compared by this only.
  package func resembles(_ other: Selector) -> Bool { method.parameters == other.method.parameters }

  /// Whether the method can be called with these values.
  package func accepts(_ arguments: [Any?]) -> Bool { method.accepts(arguments) }

  /// Calls the method and returns its result, unless the target does not implement it or it does not accept the values.
  @discardableResult package func call(on target: AnyObject, with arguments: [Any?]) -> Any? {
    accepts(arguments) ? method.call(target, arguments) : nil
  }

  /// Stops the program if a target lacks the method, as the call would, and warns if the method cannot be called with
  /// these values.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` if it is searched for later.
  ///   - arguments: The sender, and the other values that the method may accept.
  package func check(target: AnyObject?, arguments: [Any?]) {
    if let target {
      require(
        isImplemented(by: target),
        "\(self) is not a method of \(type(of: target)); pass a target of the class to which the action belongs")
    }
    guard !accepts(arguments) else { return }
    warn(
      "\(self) is not called, because it cannot take (\(Self.types(of: arguments))); let it take these, the first of "
        + "them, or nothing")
  }

  private static func types(of arguments: [Any?]) -> String {
    arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
  }

  nonisolated public static func == (a: Selector, b: Selector) -> Bool { a.method === b.method }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(method)) }
}

extension Selector: CustomStringConvertible {
  /// The class, and the types of the method's parameters. Swift does not keep the name of the method.
  nonisolated public var description: String { method.description }
}

/// A method with erased types. It is a class because its identity is that of the selector.
private final class Method {
  nonisolated let description: String
  let parameters: [ObjectIdentifier]
  let isImplemented: (AnyObject) -> Bool
  let accepts: ([Any?]) -> Bool
  let call: (AnyObject, [Any?]) -> Any?

  init<Target: AnyObject, each Argument, Result>(
    _ method: @escaping (Target) -> (repeat each Argument) -> Result
  ) {
    var types: [Any.Type] = []
    repeat types.append((each Argument).self)
    parameters = types.map { ObjectIdentifier($0) }
    description = "the action of \(Target.self) that takes (\(types.map { "\($0)" }.joined(separator: ", ")))"
    isImplemented = { $0 is Target }
    accepts = { values in
      var rest = values.makeIterator()
      var fit = true
      func fits<Value>(_ type: Value.Type) {
        let fits = rest.next().map { $0 as Any is Value } ?? false
        fit = fit && fits
      }
      repeat fits((each Argument).self)
      return fit
    }
    call = { target, values in
      var rest = values.makeIterator()
      func next<Value>(_ type: Value.Type) -> Value {
        guard let value = rest.next(), let argument = value as Any as? Value else {
          fatalError("an action that takes \(Value.self) was called with something else")
        }
        return argument
      }
      guard let target = target as? Target else { return nil }
      return method(target)(repeat next((each Argument).self))
    }
  }
}
