// SPDX-License-Identifier: MIT
import UIKit

/// How a style presents or pushes a controller.
struct StylePresentation {
  /// The presentation style that presents a controller in this style.
  var style = UIModalPresentationStyle.fullScreen
  /// The system's transition style, if this style is one of the system's.
  var transitionStyle: UIModalTransitionStyle?
  /// Makes the presentation controller of a presentation in the custom style.
  var controller: ((UIViewController, UIViewController?) -> UIPresentationController)?
  /// Whether the bar of pushed pages is transparent, because the pages move across the area below it, where its
  /// background would cut them.
  var hasClearBar = false

  /// The counterpart of `style` that presents within the page below instead of in the window.
  var styleInContext: UIModalPresentationStyle {
    switch style {
    case .fullScreen: .currentContext
    case .overFullScreen: .overCurrentContext
    case .pageSheet: .custom
    default: style
    }
  }
}
