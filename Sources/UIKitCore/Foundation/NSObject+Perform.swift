// SPDX-License-Identifier: MIT

extension NSObject {
  /// Returns whether the object has a method.
  @preconcurrency @MainActor public func responds(to aSelector: Selector?) -> Bool {
    aSelector?.isImplemented(by: self) ?? false
  }

  /// Calls a method without arguments after a delay. Delays of the main run loop only.
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

  /// Forgets the calls that ``perform(_:with:afterDelay:)-(Selector,_,_)`` has yet to make on a target.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel(aTarget as AnyObject)
  }

  /// Forgets the calls of a method that are yet to be made on a target.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector: Selector, object: Any?
  ) {
    DelayedPerforms.cancel(aTarget as AnyObject, selector)
  }
}

/// The calls that are yet to be made.
private enum DelayedPerforms {
  private static var pending: [Call] = []

  private final class Call {
    let target: AnyObject
    let selector: Selector
    var deadline: Deadline?

    init(_ target: AnyObject, _ selector: Selector) { (self.target, self.selector) = (target, selector) }
  }

  static func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
    selector.check(target: target, arguments: [argument])
    let call = Call(target, selector)
    pending.append(call)
    call.deadline = Deadline.schedule(at: CACurrentMediaTime() + max(delay, 0)) { [weak call] in
      guard let call else { return }
      pending.removeAll { $0 === call }
      call.selector.call(on: call.target, with: [argument])
    }
  }

  static func cancel(_ target: AnyObject, _ selector: Selector? = nil) {
    for call in pending where call.target === target && (selector == nil || call.selector == selector) {
      call.deadline?.cancel()
    }
    pending.removeAll { $0.target === target && (selector == nil || $0.selector == selector) }
  }
}
