// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The style to present in: `modalPresentationStyle`, but full screen instead of automatic for one that zooms.
  var preferredPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic && preferredTransition?.recipe != nil ? .fullScreen : modalPresentationStyle
  }

  /// The system animation to present with: `modalTransitionStyle`, unless ``preferredTransition`` is one of the four.
  var preferredModalTransitionStyle: UIModalTransitionStyle { preferredTransition?.modalStyle ?? modalTransitionStyle }
}

extension UIViewController.Transition {
  /// The same animation as a style, or `nil` for a zoom.
  fileprivate var modalStyle: UIModalTransitionStyle? {
    switch kind {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    case .partialCurl: .partialCurl
    case .zoom: nil
    }
  }
}
