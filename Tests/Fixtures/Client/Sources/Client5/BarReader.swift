// SPDX-License-Identifier: MIT
import UIKit

/// A helper without isolation, as older Swift has it. It compiles because the isolation of UIKit is preconcurrency.
public class BarReader {
  public init() {}

  public func extendsPages(below bar: UINavigationBar) -> Bool { bar.isTranslucent && !bar.isHidden }

  public func extendsPages(above bar: UIToolbar) -> Bool { bar.isTranslucent && bar.alpha > 0 }
}
