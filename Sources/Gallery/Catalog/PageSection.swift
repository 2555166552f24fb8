// SPDX-License-Identifier: MIT
import UIKit

/// The sections that group the pages on the home page.
enum PageSection: CaseIterable {
  case going, holding, building

  var title: String {
    switch self {
    case .going: "Screen transitions"
    case .holding: "Interactive transitions"
    case .building: "Building blocks"
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
