// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The sheet in which this view controller or its container is or will be presented; `nil` if it is not presented in
  /// a sheet.
  ///
  /// Configure it before the presentation, or change it during one. A later presentation has another sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    if let parent { return parent.sheetPresentationController }
    return presentationController as? UISheetPresentationController
  }
}
