// SPDX-License-Identifier: MIT

/// A nib file.
@available(*, unavailable, message: "nib files are not available; create the views in code")
@preconcurrency @MainActor open class UINib: NSObject {
  /// Creates a nib.
  @available(*, unavailable, message: "nib files are not available; create the views in code")
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { fatalError("unavailable") }

  /// Creates the objects.
  @available(*, unavailable, message: "nib files are not available; create the views in code")
  public func instantiate(withOwner ownerOrNil: Any?, options: [String: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
  /// Creates the objects of a nib file.
  @available(*, unavailable, message: "nib files are not available; create the views in code")
  public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? { nil }
}
