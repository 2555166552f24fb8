// SPDX-License-Identifier: MIT
import UIKit

/// The groups in which styles are listed.
enum StyleGroup: CaseIterable {
  case system, across, space, pieces, elements, over

  var title: String {
    switch self {
    case .system: "Of the system"
    case .across: "Across the screen"
    case .space: "In space"
    case .pieces: "In pieces"
    case .elements: "Parts of a page"
    case .over: "Over the page"
    }
  }
}
