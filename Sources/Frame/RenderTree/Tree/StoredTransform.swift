// SPDX-License-Identifier: MIT

/// A transform in the room of a pointer. That of almost every layer is the identity, which is stored without a matrix,
/// so that the state of a layer is small to copy and quick to compare.
struct StoredTransform: Sendable {
  indirect enum Storage: Sendable {
    case identity
    case matrix(CATransform3D)
  }

  private var storage = Storage.identity

  init() {}

  var value: CATransform3D {
    switch storage {
    case .identity: CATransform3D()
    case .matrix(let matrix): matrix
    }
  }

  var isIdentity: Bool {
    if case .identity = storage { true } else { false }
  }

  mutating func set(_ transform: CATransform3D) {
    storage = transform == .identity ? .identity : .matrix(transform)
  }

  var isFinite: Bool { isIdentity || value.isFinite }
}

extension StoredTransform: Equatable {
  static func == (a: StoredTransform, b: StoredTransform) -> Bool {
    a.isIdentity ? b.isIdentity : a.value == b.value
  }
}
