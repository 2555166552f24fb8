// SPDX-License-Identifier: MIT

extension UIApplicationDelegate where Self: NSObject {
  /// Starts the program with an object of this class as its delegate; what `@main` calls. Does not return.
  public static func main() {
    UIApplicationMain(delegate: DelegateMaker.make(Self.self))
  }
}

/// Starts the program. Does not return: closing the last window ends the program.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIApplicationMain(delegate: any UIApplicationDelegate) -> Never {
  UIApplication.shared.run(delegate: delegate)
}

/// Makes an object of a class that is known at run time only, by `init()`.
///
/// Swift lets only a `required` initialiser be called so, and Apple's `init()` is not: if it were here, every subclass
/// of a responder would have to write one. `NSObject.init()` has a place in the table of every subclass's methods,
/// required or not; this class marks its own override of it, at the same place, as required, and borrows the call.
/// A class without `init()` traps there, as `NSObject` subclasses do on Apple's systems.
@MainActor
open class DelegateMaker: NSObject {
  public required override init() { super.init() }

  nonisolated deinit {}

  fileprivate static func make<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
    let asMaker = unsafeBitCast(type as AnyClass, to: DelegateMaker.Type.self)
    return unsafeDowncast(asMaker.init() as AnyObject, to: type)
  }
}
