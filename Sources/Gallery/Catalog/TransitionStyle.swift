// SPDX-License-Identifier: MIT
import UIKit

/// A way of going from one screen to another, as the catalogue lists it.
struct TransitionStyle {
  let id: String
  let title: String
  let kinds: [TransitionKind]

  var kindList: String { kinds.map(\.rawValue).joined(separator: ",") }
}
