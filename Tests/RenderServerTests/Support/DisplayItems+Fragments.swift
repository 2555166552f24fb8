// SPDX-License-Identifier: MIT
@testable import RenderServer

extension [DisplayItem] {
  /// The items, with those of fragments in place of the fragments.
  var withoutFragments: [DisplayItem] {
    flatMap { item in
      if case .fragment(let fragment) = item.drawing { fragment.items.withoutFragments } else { [item] }
    }
  }
}
