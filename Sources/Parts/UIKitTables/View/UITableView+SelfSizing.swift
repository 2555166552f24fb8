// SPDX-License-Identifier: MIT

extension UITableView {
  /// Notes that the content of a cell, a header or a footer may need another height.
  ///
  /// - Parameter byConstraints: Whether constraints have changed, and not the view's natural size.
  func contentDidChange(in view: UIView, byConstraints: Bool) {
    guard selfSizingInvalidation.includes(constraints: byConstraints), isMeasured(view) else { return }
    if passes.resized.isEmpty { passes.animatesResizing = true }
    if !UIView.areAnimationsEnabled { passes.animatesResizing = false }
    if !passes.resized.contains(identicalTo: view) { passes.resized.append(view) }
    setNeedsLayout()
  }

  /// Whether a view is visible and its height has been measured, and does not come from the delegate.
  private func isMeasured(_ view: UIView) -> Bool {
    guard let knownLayout else { return false }
    if let path = views.cells.first(where: { $0.value === view })?.key {
      return knownLayout.contains(path) && knownLayout.isMeasured(path)
    }
    guard let key = views.edges.first(where: { $0.value === view })?.key else { return false }
    return knownLayout.sections.indices.contains(key.section) && knownLayout.isMeasured(key.edge, of: key.section)
  }

  /// Gives the views whose content has changed the height that they need now, with an animation unless the change was made
  /// without.
  func resizeInvalidatedViews() {
    guard !passes.resized.isEmpty else { return }
    let views = passes.resized.filter(isMeasured)
    passes.resized = []
    guard views.contains(where: needsOtherHeight) else { return }
    let resize = { self.runBatch {} }
    if passes.animatesResizing { resize() } else { UIView.performWithoutAnimation(resize) }
  }

  private func needsOtherHeight(_ view: UIView) -> Bool {
    if let path = views.cells.first(where: { $0.value === view })?.key, let cell = views.cells[path] {
      return height(ofRowAt: path) { cell } != layout.row(path).length
    }
    guard let key = views.edges.first(where: { $0.value === view })?.key else { return false }
    return height(of: key.edge, section: key.section) != layout.edge(key.edge, of: key.section).length
  }
}
