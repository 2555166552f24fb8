// SPDX-License-Identifier: MIT

// Stand-ins so that this part builds until graphics and controls are there. Whoever brings one deletes it here.
extension UIColor {
  static var systemBackground: UIColor { UIColor(cgColor: .white) }
  static var black: UIColor { UIColor(cgColor: .black) }
  static var label: UIColor { UIColor(cgColor: .black) }
  static var tertiaryLabel: UIColor { UIColor(cgColor: .black) }
  static var separator: UIColor { UIColor(cgColor: .black) }
}

open class UIFont: NSObject {
  struct Weight { static let semibold = Weight() }
  static func systemFont(ofSize: CGFloat) -> UIFont { UIFont() }
  static func systemFont(ofSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
  static func boldSystemFont(ofSize: CGFloat) -> UIFont { UIFont() }
  nonisolated deinit {}
}

open class UIImage: NSObject {
  enum SymbolWeight { case semibold }
  struct SymbolConfiguration { init(pointSize: CGFloat, weight: SymbolWeight) {} }
  convenience init?(systemName: String) { nil }
  convenience init?(systemName: String, withConfiguration: SymbolConfiguration?) { nil }
  var size: CGSize { .zero }
  nonisolated deinit {}
}

enum NSTextAlignment { case center }
enum NSLineBreakMode { case byTruncatingTail }

open class UILabel: UIView {
  var text: String?
  var font: UIFont!
  var textColor: UIColor!
  var textAlignment = NSTextAlignment.center
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 9 * (text ?? "").count, height: 20) }
  nonisolated deinit {}
}

open class UIImageView: UIView {
  var image: UIImage?
  nonisolated deinit {}
}

open class UIAction: NSObject {
  let title = ""
  let image: UIImage? = nil
  let handler: (UIAction) -> Void
  init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
  func perform(sender: Any?) { handler(self) }
  nonisolated deinit {}
}

open class UIControl: UIView {
  struct Event { static let touchUpInside = Event() }
  open var isEnabled = true
  open var isHighlighted = false
  func addAction(_ action: UIAction, for events: Event) {}
  nonisolated deinit {}
}
