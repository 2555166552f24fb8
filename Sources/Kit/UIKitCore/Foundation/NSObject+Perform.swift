// SPDX-License-Identifier: MIT

extension NSObject {
  /// Returns whether the object has a method.
  @preconcurrency @MainActor public func responds(to aSelector: Selector?) -> Bool {
    aSelector?.isImplemented(by: self) ?? false
  }

  /// Calls a method after a delay.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The argument of the method. It is ignored if the method takes none.
  ///   - delay: The time in seconds. The method is called in a later turn of the event loop even if it is 0.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedPerforms.add(self, aSelector, anArgument, delay)
  }

  /// Calls a method, such as `Self.hide`, after a delay.
  @preconcurrency @MainActor public func perform<Target: AnyObject, each Argument>(
    _ method: @escaping (Target) -> (repeat each Argument) -> Void, with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    perform(Selector(method), with: anArgument, afterDelay: delay)
  }

  /// Calls a method at once, with an argument if it takes one.
  @preconcurrency @MainActor public func perform(_ aSelector: Selector, with anArgument: Any? = nil) {
    aSelector.check(target: self, arguments: [anArgument])
    aSelector.call(on: self, with: [anArgument])
  }

  /// Cancels the calls that ``perform(_:with:afterDelay:)-(Selector,_,_)`` has yet to make on a target.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel(aTarget as AnyObject)
  }

  /// Cancels the calls of a stored method that have yet to be made on a target.
  ///
  /// - Parameters:
  ///   - aTarget: The object that was to be called.
  ///   - aSelector: The selector with which the calls were requested.
  ///   - anArgument: The argument of the calls; `nil` for calls without one.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let argument = anArgument as AnyObject?
    DelayedPerforms.cancel(aTarget as AnyObject) { $0.selector == aSelector && $0.argument === argument }
  }

  /// Cancels the calls of a method that have yet to be made on a target.
  ///
  /// Swift cannot compare methods: the calls of all methods with the same parameters are cancelled. To cancel those of one
  /// method only, request them with a stored `Selector`.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests<Target: AnyObject, each Argument>(
    withTarget aTarget: Any, selector method: @escaping (Target) -> (repeat each Argument) -> Void,
    object anArgument: Any?
  ) {
    let (selector, argument) = (Selector(method), anArgument as AnyObject?)
    DelayedPerforms.cancel(aTarget as AnyObject) { $0.selector.resembles(selector) && $0.argument === argument }
  }
}

/// The calls that have yet to be made.
private enum DelayedPerforms {
  private static var pending: [Call] = []

  final class Call {
    let target: AnyObject
    let selector: Selector
    let argument: AnyObject?
    var deadline: Deadline?

    init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
      (self.target, self.selector, self.argument) = (target, selector, argument as AnyObject?)
    }
  }

  static func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
    selector.check(target: target, arguments: [argument])
    let call = Call(target, selector, argument)
    pending.append(call)
    call.deadline = Deadline.schedule(at: CACurrentMediaTime() + max(delay, 0)) { [weak call] in
      guard let call else { return }
      pending.remove(identicalTo: call)
      selector.call(on: call.target, with: [argument])
    }
  }

  static func cancel(_ target: AnyObject, where matches: (Call) -> Bool = { _ in true }) {
    pending.removeAll { call in
      guard call.target === target, matches(call) else { return false }
      call.deadline?.cancel()
      return true
    }
  }
}
