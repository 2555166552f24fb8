// SPDX-License-Identifier: MIT

/// The area in which a text view lays out its text.
///
/// It is as wide as the text view between the ``UITextView/textContainerInset``, and as high as the text. In contrast to
/// TextKit, it has no layout manager, no exclusion paths, and no size of its own.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The text view that uses the container.
  weak var textView: UITextView?

  /// Creates a container.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The distance in points between the text and the left and right edges. The default is 5.
  @ObservedProperty open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { textView?.textLookDidChange() } }
  }

  /// The largest number of lines that are shown, or 0, the default, for no limit.
  @ObservedProperty open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { textView?.textLookDidChange() } }
  }

  /// The treatment of text that does not fit into the last line. The default is `.byWordWrapping`.
  ///
  /// In contrast to TextKit, it has an effect only if ``NSTextContainer/maximumNumberOfLines`` is
  /// not 0.
  @ObservedProperty open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { textView?.textLookDidChange() } }
  }
}
