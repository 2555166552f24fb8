// SPDX-License-Identifier: MIT

nonisolated extension UIImage {
  private static let accessibilityTexts = AccessibilityTexts()

  /// A name for assistive technology. A view that shows the image has this name unless it has one of its own. The
  /// default is `nil`.
  public var accessibilityLabel: String? {
    get { objc_getAssociatedObject(self, Self.accessibilityTexts.label) as? String }
    set { objc_setAssociatedObject(self, Self.accessibilityTexts.label, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// A name for tests. The default is `nil`.
  public var accessibilityIdentifier: String? {
    get { objc_getAssociatedObject(self, Self.accessibilityTexts.identifier) as? String }
    set { objc_setAssociatedObject(self, Self.accessibilityTexts.identifier, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// The keys of an image's texts in its associated objects.
nonisolated private struct AccessibilityTexts: @unchecked Sendable {
  let label = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  let identifier = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
