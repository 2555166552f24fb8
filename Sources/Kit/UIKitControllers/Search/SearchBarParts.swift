// SPDX-License-Identifier: MIT

/// The views of a search bar.
@MainActor
final class SearchBarParts {
  let background = BarBackground(isAtTop: true)
  let field = UISearchTextField(frame: .zero)
  let cancelButton = BarButton(title: "Cancel", image: nil)
  let scopes = UISegmentedControl(frame: .zero)
  let prompt = UILabel()

  private static let promptSize: CGFloat = 13
  /// The height of the field in points below which nothing of it is visible. Above, it fades in.
  private static let lowestField: CGFloat = 12

  init() {
    prompt.font = .systemFont(ofSize: Self.promptSize)
    prompt.textColor = .secondaryLabel
    prompt.textAlignment = .center
    cancelButton.accessibilityLabel = "Cancel"
    field.clearButtonMode = .always
    field.enablesReturnKeyAutomatically = true
    field.autocapitalizationType = .none
    (cancelButton.alpha, scopes.alpha) = (0, 0)
  }

  nonisolated deinit {}

  var views: [UIView] { [background, prompt, field, scopes, cancelButton] }

  func show(scopes titles: [String]) {
    let selected = scopes.selectedSegmentIndex
    scopes.removeAllSegments()
    for (index, title) in titles.enumerated() { scopes.insertSegment(withTitle: title, at: index, animated: false) }
    if !titles.isEmpty { scopes.selectedSegmentIndex = titles.indices.contains(selected) ? selected : 0 }
  }

  /// Gives the views their frames and opacities.
  func place(_ layout: SearchBarLayout, in bounds: CGRect, isRightToLeft: Bool) {
    func mirrored(_ frame: CGRect) -> CGRect {
      guard isRightToLeft else { return frame }
      return CGRect(
        x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    let visible = Self.visibility(ofFieldHeight: layout.fieldHeight(in: bounds))
    background.frame = bounds
    prompt.frame = layout.promptFrame(in: bounds)
    field.frame = mirrored(layout.fieldFrame(in: bounds))
    field.alpha = visible
    cancelButton.frame = mirrored(
      layout.cancelFrame(in: bounds, hiddenWidth: cancelButton.sizeThatFits(bounds.size).width))
    cancelButton.alpha = layout.cancelWidth == nil ? 0 : visible
    scopes.frame = layout.scopeFrame(in: bounds)
    scopes.alpha = layout.hasScopes ? visible : 0
    prompt.alpha = layout.hasPrompt ? visible : 0
  }

  private static func visibility(ofFieldHeight height: CGFloat) -> CGFloat {
    min(max((height - lowestField) / (SearchBarLayout.fieldHeight - lowestField), 0), 1)
  }
}
