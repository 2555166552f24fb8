// SPDX-License-Identifier: MIT

extension UIViewController {
  var resolvedSheetPresentationController: UISheetPresentationController? {
    if let parent { return parent.sheetPresentationController }
    return presentationController as? UISheetPresentationController
  }
}
