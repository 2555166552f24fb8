// SPDX-License-Identifier: MIT

extension UIApplicationDelegate where Self: NSObject {
  /// Starts the program with an instance of this class as its delegate. Called for the class marked with `@main`; does
  /// not return.
  public static func main() {
    UIApplicationMain(delegate: DelegateMaker.make(Self.self))
  }
}

/// Starts the program. Does not return: closing the last window ends the program.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts the program with a delegate. Does not return.
///
/// The program ends when its last window is closed, or with the exit status 3 if there is no display.
@preconcurrency @MainActor public func UIApplicationMain(delegate: any UIApplicationDelegate) -> Never {
  UIApplication.shared.run(delegate: delegate)
}

/// An implementation detail that creates the delegate of a program marked with `@main`. Do not use it.
///
/// Swift can create an object from a metatype only through a required initialiser, and the `init()` of a delegate is
/// not required. `NSObject.init()` has the same position in the method table of every subclass, whether it is required
/// or not, so this class declares it as required and borrows the call. A class without `init()` stops the program, as
/// on Apple's systems.
@preconcurrency @MainActor open class DelegateMaker: NSObject {
  /// Creates an object. Not called on this class itself.
  public required override init() { super.init() }

  nonisolated deinit {}

  static func make<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
    let asMaker = unsafeBitCast(type as AnyClass, to: DelegateMaker.Type.self)
    return unsafeDowncast(asMaker.init() as AnyObject, to: type)
  }
}
