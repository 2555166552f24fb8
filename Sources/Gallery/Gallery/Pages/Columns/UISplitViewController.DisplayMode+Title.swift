// SPDX-License-Identifier: MIT
import UIKit

extension UISplitViewController.DisplayMode {
  /// A description for the user.
  var title: String {
    switch self {
    case .automatic: ""
    case .secondaryOnly: "Message alone"
    case .oneBesideSecondary: "One beside"
    case .oneOverSecondary: "One over"
    case .twoBesideSecondary: "Two beside"
    case .twoOverSecondary: "Two over"
    case .twoDisplaceSecondary: "Two displace"
    }
  }
}
