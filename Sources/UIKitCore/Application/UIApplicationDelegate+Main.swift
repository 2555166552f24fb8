// SPDX-License-Identifier: MIT

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
