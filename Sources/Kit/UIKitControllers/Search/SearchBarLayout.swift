// SPDX-License-Identifier: MIT

/// The frames of the parts of a search bar.
struct SearchBarLayout {
  let isInNavigationBar: Bool
  let hasPrompt: Bool
  /// The width of the Cancel button in points, or nil if there is none.
  let cancelWidth: CGFloat?
  let hasScopes: Bool

  // In points. The height of 56, and that of 52 in a navigation bar, are those of iOS, as are the margins. The others are
  // estimated.
  static let fieldHeight: CGFloat = 36
  private static let scopeHeight: CGFloat = 32
  private static let promptHeight: CGFloat = 20
  private static let gap: CGFloat = 10
  /// The space inside the Cancel button beside its title, which reaches into the margin.
  private static let cancelPadding: CGFloat = 8

  private var margin: CGFloat { isInNavigationBar ? 16 : 8 }
  private var top: CGFloat { isInNavigationBar ? 1 : 10 }
  private var bottom: CGFloat { isInNavigationBar ? 15 : 10 }
  private var promptPart: CGFloat { hasPrompt ? Self.promptHeight : 0 }
  private var scopePart: CGFloat { hasScopes ? Self.gap + Self.scopeHeight : 0 }

  var fullHeight: CGFloat { promptPart + top + Self.fieldHeight + scopePart + bottom }

  /// Returns the height of the field in a bar that may be lower or higher than its full height. A lower one has a lower
  /// field.
  func fieldHeight(in bounds: CGRect) -> CGFloat {
    min(max(bounds.height - (fullHeight - Self.fieldHeight), 0), Self.fieldHeight)
  }

  func promptFrame(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + margin, y: bounds.minY + top / 2, width: max(bounds.width - 2 * margin, 0),
      height: Self.promptHeight)
  }

  func fieldFrame(in bounds: CGRect) -> CGRect {
    let height = fieldHeight(in: bounds)
    let end = cancelWidth == nil ? bounds.maxX - margin : cancelFrame(in: bounds).minX
    let spare = max(bounds.height - fullHeight, 0)
    return CGRect(
      x: bounds.minX + margin, y: bounds.minY + promptPart + top + (spare / 2).rounded(),
      width: max(end - bounds.minX - margin, 0), height: height)
  }

  /// Returns the frame of the Cancel button. Without one, it is beyond the end of the bar.
  ///
  /// - Parameter width: The width of the button while it is not shown.
  func cancelFrame(in bounds: CGRect, hiddenWidth width: CGFloat = 0) -> CGRect {
    let x = cancelWidth.map { bounds.maxX - margin + Self.cancelPadding - $0 } ?? bounds.maxX
    return CGRect(
      x: x, y: bounds.minY + promptPart + top + (max(bounds.height - fullHeight, 0) / 2).rounded(),
      width: cancelWidth ?? width, height: fieldHeight(in: bounds))
  }

  func scopeFrame(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + margin, y: fieldFrame(in: bounds).maxY + Self.gap, width: max(bounds.width - 2 * margin, 0),
      height: Self.scopeHeight)
  }
}
