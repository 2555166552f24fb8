// SPDX-License-Identifier: MIT

/// What a custom detent's height may depend on.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container. Read these, not those of views that may not be there yet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a sheet can have there, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The container as it is.
struct SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumDetentValue: CGFloat
}
