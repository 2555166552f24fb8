// SPDX-License-Identifier: MIT
import UIKit

extension UIButton.Configuration {
  /// The configuration with the type of the gallery's segments and tool buttons, beside which it is seen.
  var inToolType: UIButton.Configuration {
    var configuration = self
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .systemFont(ofSize: 13, weight: .medium)
      return attributes
    }
    return configuration
  }
}
