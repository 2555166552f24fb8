// SPDX-License-Identifier: MIT

/// A method that reports the detent of a sheet. Make the object the `delegate` of the sheet.
///
/// ```swift
/// final class MapController: UIViewController, UISheetPresentationControllerDelegate {
///   func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
///     _ sheetPresentationController: UISheetPresentationController
///   ) {
///     print(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "smallest")
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user has moved the sheet to another detent. Not called for changes by the program.
  /// Optional.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
