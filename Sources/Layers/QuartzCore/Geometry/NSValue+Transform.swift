// SPDX-License-Identifier: MIT
import RenderTree

nonisolated extension NSValue {
  /// Creates a value with a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.elements)
  }

  /// The transform. A value of another type stops the program.
  public var caTransform3DValue: CATransform3D {
    guard let transform = CATransform3D(boxed: self) else {
      fatalError("NSValue.caTransform3DValue: the value holds \(self), which is not a transform")
    }
    return transform
  }
}
