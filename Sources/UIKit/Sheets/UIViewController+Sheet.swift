// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The sheet in which this controller, or the container that it is in, is shown or will be; nil where that is no sheet.
  ///
  /// Set it up before presenting; change it at any time. It is gone with the dismissal: the next presentation has a new
  /// one.
  public final var sheetPresentationController: UISheetPresentationController? {
    if let parent { return parent.sheetPresentationController }
    return presentationController as? UISheetPresentationController
  }
}
