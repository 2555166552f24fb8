// SPDX-License-Identifier: MIT

extension CATransaction {
  /// Performs changes of layers that take effect without an animation.
  package static func withoutActions(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}
