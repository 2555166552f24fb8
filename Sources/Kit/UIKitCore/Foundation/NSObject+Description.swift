// SPDX-License-Identifier: MIT

extension NSObject {
  /// Returns the name of the class with that of its module, such as `Menu.DishCell`. Code for iOS registers cells with it.
  ///
  /// In contrast to UIKit, the classes of UIKit have the names of their modules too, and no class overrides it.
  nonisolated public class func description() -> String { String(reflecting: self) }
}
