// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The style of a presentation of this controller: `modalPresentationStyle`, except that `.automatic` means
  /// `.fullScreen` for a controller that prefers a zoom.
  var preferredPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic && preferredTransition?.recipe != nil ? .fullScreen : modalPresentationStyle
  }

  /// The system animation of a presentation: that of ``preferredTransition`` if it is not a zoom, otherwise
  /// `modalTransitionStyle`.
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
