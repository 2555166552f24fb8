// SPDX-License-Identifier: MIT

/// The information on which the height of a custom detent can depend.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container. Use these rather than the traits of views, which may not be in a window yet.
  var containerTraitCollection: UITraitCollection { get }

  /// The greatest height of a sheet in the container, in points without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The resolution context with the values of the sheet's container.
struct SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumDetentValue: CGFloat
}
