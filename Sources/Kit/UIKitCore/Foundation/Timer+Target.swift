// SPDX-License-Identifier: MIT
import Diagnostics

extension Timer {
  /// Creates a timer that calls a method, and starts it.
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds.
  ///   - aTarget: The object to call, which the timer holds until it is invalidated or has fired for the last time.
  ///   - aSelector: The method. It takes nothing or the timer.
  ///   - userInfo: The value of the timer's `userInfo`.
  ///   - yesOrNo: Whether the timer fires more than once.
  @discardableResult
  @preconcurrency @MainActor public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = CarryingTimer(userInfo, interval: ti, repeats: yesOrNo, block: block(aTarget, aSelector))
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a method, such as `Self.tick`, and starts it.
  @discardableResult
  @preconcurrency @MainActor public class func scheduledTimer<Target: AnyObject, each Argument>(
    timeInterval ti: TimeInterval, target aTarget: Any,
    selector method: @escaping (Target) -> (repeat each Argument) -> Void, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: ti, target: aTarget, selector: Selector(method), userInfo: userInfo, repeats: yesOrNo)
  }

  fileprivate class func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    let object = target as AnyObject
    let call: @MainActor (Timer) -> Void = { timer in
      selector.check(target: object, arguments: [timer])
      selector.call(on: object, with: [timer])
    }
    return { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { call(timer) }
    }
  }
}

/// Makes timers of a private class in an initialiser of `Timer`: only one in an extension of a protocol can.
public protocol TimerMaker {}

extension Timer: TimerMaker {}

extension TimerMaker where Self: Timer {
  /// Creates a timer that calls a method. It starts when it is added to the main run loop.
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds.
  ///   - aTarget: The object to call, which the timer holds until it is invalidated or has fired for the last time.
  ///   - aSelector: The method. It takes nothing or the timer.
  ///   - userInfo: The value of the timer's `userInfo`.
  ///   - yesOrNo: Whether the timer fires more than once.
  @preconcurrency @MainActor public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let timer = CarryingTimer(userInfo, interval: ti, repeats: yesOrNo, block: Timer.block(aTarget, aSelector))
    self = timer as! Self
  }

  /// Creates a timer that calls a method, such as `Self.tick`. It starts when it is added to the main run loop.
  @preconcurrency @MainActor public init<Target: AnyObject, each Argument>(
    timeInterval ti: TimeInterval, target aTarget: Any,
    selector method: @escaping (Target) -> (repeat each Argument) -> Void, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, target: aTarget, selector: Selector(method), userInfo: userInfo, repeats: yesOrNo)
  }
}

/// A timer with a value. Foundation's own carries none on Linux.
private nonisolated final class CarryingTimer: Timer {
  private let carried: Any?

  override var userInfo: Any? { carried }

  init(
    _ userInfo: Any?, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    carried = userInfo
    super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  }
}
