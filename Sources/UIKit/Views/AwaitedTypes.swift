// SPDX-License-Identifier: MIT

// Stand-ins so that the views build until colours are there. Whoever brings them deletes this file.
nonisolated public final class UIColor: NSObject, Sendable {
  public let cgColor: CGColor
  public init(cgColor: CGColor) { self.cgColor = cgColor }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  public static let systemBlue = UIColor(cgColor: CGColor(red: 0, green: 0.48, blue: 1, alpha: 1))
  public static let systemGray = UIColor(cgColor: CGColor(gray: 0.55, alpha: 1))
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
}
