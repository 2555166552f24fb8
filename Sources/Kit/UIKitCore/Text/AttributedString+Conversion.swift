// SPDX-License-Identifier: MIT
import Foundation

nonisolated extension NSAttributedString {
  /// Creates a string with the attributes of UIKit of another one.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [Key: Any] = [:]
      for conversion in AttributeConversion.all { attributes[conversion.key] = conversion.read(run.attributes) }
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

nonisolated extension AttributedString {
  /// Creates a string with the attributes of UIKit of another one.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let string = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      var container = AttributeContainer()
      for conversion in AttributeConversion.all {
        if let value = attributes[conversion.key] { conversion.write(value, &container) }
      }
      append(AttributedString(string.substring(with: range), attributes: container))
    }
  }
}

/// The conversion of an attribute between the two kinds of strings.
nonisolated private struct AttributeConversion {
  typealias Scope = AttributeScopes.UIKitAttributes

  let key: NSAttributedString.Key
  let read: (AttributeContainer) -> Any?
  let write: (Any, inout AttributeContainer) -> Void

  /// A value that is the same in both kinds.
  init<Attribute: AttributedStringKey>(_ key: NSAttributedString.Key, _ attribute: Attribute.Type)
  where Attribute.Value: Sendable {
    self.init(key, attribute, read: { $0 }, write: { $0 as? Attribute.Value })
  }

  /// A value that has another type in an `NSAttributedString`.
  init<Attribute: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ attribute: Attribute.Type, read: @escaping (Attribute.Value) -> Any,
    write: @escaping (Any) -> Attribute.Value?
  ) where Attribute.Value: Sendable {
    self.key = key
    self.read = { $0[attribute].map(read) }
    self.write = { value, container in container[attribute] = write(value) }
  }

  static var all: [AttributeConversion] {
    [
      AttributeConversion(.font, Scope.FontAttribute.self),
      AttributeConversion(.foregroundColor, Scope.ForegroundColorAttribute.self),
      AttributeConversion(.backgroundColor, Scope.BackgroundColorAttribute.self),
      AttributeConversion(.paragraphStyle, Scope.ParagraphStyleAttribute.self),
      length(.kern, Scope.KernAttribute.self),
      length(.tracking, Scope.TrackingAttribute.self),
      AttributeConversion(
        .ligature, Scope.LigatureAttribute.self, read: { $0 },
        write: { TextConversion.number($0).map { Int($0) } }),
      length(.baselineOffset, Scope.BaselineOffsetAttribute.self),
      line(.underlineStyle, Scope.UnderlineStyleAttribute.self),
      AttributeConversion(.underlineColor, Scope.UnderlineColorAttribute.self),
      line(.strikethroughStyle, Scope.StrikethroughStyleAttribute.self),
      AttributeConversion(.strikethroughColor, Scope.StrikethroughColorAttribute.self),
      AttributeConversion(.shadow, Scope.ShadowAttribute.self),
    ]
  }

  private static func length<Attribute: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ attribute: Attribute.Type
  ) -> AttributeConversion where Attribute.Value == CGFloat {
    AttributeConversion(key, attribute, read: { $0 }, write: TextConversion.number)
  }

  private static func line<Attribute: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ attribute: Attribute.Type
  ) -> AttributeConversion where Attribute.Value == NSUnderlineStyle {
    AttributeConversion(
      key, attribute, read: \.rawValue,
      write: { value in TextConversion.number(value).map { NSUnderlineStyle(rawValue: Int($0)) } })
  }
}
