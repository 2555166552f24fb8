// SPDX-License-Identifier: MIT
import UIKit

/// What a page of the gallery is about.
enum PageSection: CaseIterable {
  case going, holding, building

  var title: String {
    switch self {
    case .going: "From screen to screen"
    case .holding: "In the hand"
    case .building: "To build with"
    }
  }

  var color: UIColor {
    switch self {
    case .going: .systemBlue
    case .holding: .systemOrange
    case .building: .systemGreen
    }
  }
}
