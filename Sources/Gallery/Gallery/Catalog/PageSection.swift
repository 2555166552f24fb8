// SPDX-License-Identifier: MIT
import UIKit

/// The sections that group the pages on the home page.
enum PageSection: CaseIterable {
  case overview, transitions, interaction, buildingBlocks

  var title: String {
    switch self {
    case .overview: "Overview"
    case .transitions: "Screen transitions"
    case .interaction: "Interactive transitions"
    case .buildingBlocks: "Building blocks"
    }
  }

  var color: UIColor {
    switch self {
    case .overview: .systemPurple
    case .transitions: .systemBlue
    case .interaction: .systemOrange
    case .buildingBlocks: .systemGreen
    }
  }
}
