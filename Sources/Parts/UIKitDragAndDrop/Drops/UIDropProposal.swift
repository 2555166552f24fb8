// SPDX-License-Identifier: MIT
import UIKitCore

/// The effect that a drop at the present point of a drag would have.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The effect.
  open private(set) var operation: UIDropOperation

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  nonisolated deinit {}
}
