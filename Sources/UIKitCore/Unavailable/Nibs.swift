// SPDX-License-Identifier: MIT

/// A nib file.
@available(*, unavailable, message: "nib files are not available; create the views in code")
@preconcurrency @MainActor open class UINib: NSObject {}

extension Bundle {
  /// Creates the objects of a nib file.
  @available(*, unavailable, message: "nib files are not available; create the views in code")
  public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? { nil }
}
