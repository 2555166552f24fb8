// SPDX-License-Identifier: MIT

/// The computation of the layout from the properties of the sheet and its container.
extension UISheetPresentationController {
  func makeConditions() -> SheetLayout.Conditions {
    var conditions = SheetLayout.Conditions()
    let traits = containerTraits
    conditions.container = containerView?.bounds.size ?? .zero
    conditions.safeArea = containerView?.safeAreaInsets ?? .zero
    conditions.isCompactWidth = traits.horizontalSizeClass == .compact
    conditions.isCompactHeight = traits.verticalSizeClass == .compact
    conditions.isPage = presentationStyle != .formSheet && prefersPageSizing
    conditions.preferredContentSize = presentedViewController.preferredContentSize
    conditions.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
    conditions.widthFollowsPreferredContentSize = widthFollowsPreferredContentSizeWhenEdgeAttached
    conditions.hasOwnDetents = detents.contains { $0.identifier != .large }
    if let sourceView, let containerView, sourceView.window != nil {
      conditions.source = containerView.convert(sourceView.bounds, from: sourceView)
    }
    return conditions
  }

  private var containerTraits: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  func makeLayout() -> SheetLayout {
    let conditions = makeConditions()
    let context = SheetDetentContext(
      containerTraitCollection: containerTraits, maximumDetentValue: SheetLayout.maximumDetentValue(conditions),
      mediumDetentValue: conditions.container.height * SheetMetrics.mediumShare - conditions.safeArea.bottom)
    return SheetLayout(
      conditions,
      detents: detents.compactMap { detent in
        detent.resolvedValue(in: context).map { (identifier: detent.identifier, value: $0) }
      })
  }
}
