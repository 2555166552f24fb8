// SPDX-License-Identifier: MIT
import Foundation

nonisolated extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit in an `AttributedString`. Those of Foundation are among them.
  ///
  /// ```swift
  /// var text = AttributedString("Sale")
  /// text.foregroundColor = .systemRed
  /// text.font = .preferredFont(forTextStyle: .headline)
  /// let label = UILabel()
  /// label.attributedText = NSAttributedString(text)
  /// ```
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The additional space between characters in points.
    public let kern: KernAttribute
    /// The additional space between characters in points. Together with `kern`, this one counts.
    public let tracking: TrackingAttribute
    /// Whether letters are joined to ligatures: 0 or 1.
    public let ligature: LigatureAttribute
    /// The upward shift of the baseline in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The lines below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the lines below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIFont
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSFont"
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSBackgroundColor"
    }

    /// The style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSParagraphStyle"
    }

    /// The additional space between characters in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSKern"
    }

    /// The additional space between characters in points. Together with `kern`, this one counts.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "CTTracking"
    }

    /// Whether letters are joined to ligatures: 0 or 1.
    public enum LigatureAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Int
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSLigature"
    }

    /// The upward shift of the baseline in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSBaselineOffset"
    }

    /// The lines below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSUnderline"
    }

    /// The colour of the lines below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSUnderlineColor"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSStrikethrough"
    }

    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSStrikethroughColor"
    }

    /// The shadow of the text.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSShadow
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSShadow"
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// Gives strings and containers a property for each attribute of UIKit.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
