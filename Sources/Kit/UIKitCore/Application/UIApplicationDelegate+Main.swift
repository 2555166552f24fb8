// SPDX-License-Identifier: MIT
import Diagnostics

extension UIApplicationDelegate where Self: NSObject {
  /// Starts the program with an instance of this class as its delegate. Called for the class marked with `@main`; does
  /// not return.
  public static func main() {
    UIApplicationMain(delegate: ObjectMaker.make(Self.self))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts the program with a delegate. Does not return.
///
/// The program ends when its last window is closed, or with the exit status 3 if there is no display.
@preconcurrency @MainActor public func UIApplicationMain(delegate: any UIApplicationDelegate) -> Never {
  UIApplication.shared.run(delegate: delegate)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts the program with a delegate of a class, as a `main.swift` for iOS does. Does not return.
///
/// - Parameters:
///   - argc: The number of arguments. Ignored.
///   - argv: The arguments. Ignored.
///   - principalClassName: The name of the application's class. Only `nil` and that of `UIApplication` are possible.
///   - delegateClassName: The name of the delegate's class with its module, as `NSStringFromClass(_:)` returns it.
/// - Precondition: There is a class of that name, and it is an `NSObject` that conforms to ``UIApplicationDelegate``.
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  require(
    principalClassName.map { $0 == NSStringFromClass(UIApplication.self) } ?? true,
    "UIApplicationMain: \(principalClassName ?? "") cannot be the application's class; pass nil")
  UIApplicationMain(delegate: makeDelegate(ofClassNamed: delegateClassName))
}

@MainActor
func makeDelegate(ofClassNamed name: String?) -> any UIApplicationDelegate {
  guard let type = name.flatMap(NSClassFromString) as? any (NSObject & UIApplicationDelegate).Type else {
    fatalError(
      "UIApplicationMain: \(name ?? "nil") does not name a class that conforms to UIApplicationDelegate; "
        + "pass NSStringFromClass(AppDelegate.self)")
  }
  return type.make()
}

extension UIApplicationDelegate where Self: NSObject {
  fileprivate static func make() -> any UIApplicationDelegate { ObjectMaker.make(Self.self) }
}
