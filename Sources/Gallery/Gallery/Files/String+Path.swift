// SPDX-License-Identifier: MIT

extension String {
  /// The path without its last component, or an empty string if that is all there is.
  ///
  /// `NSString.deletingLastPathComponent` ends the program for the path "-" (Foundation of Swift 6.3).
  nonisolated var parentPath: String {
    let path = withoutTrailingSlashes
    guard let slash = path.lastIndex(of: "/") else { return path.isEmpty && !isEmpty ? "/" : "" }
    let parent = path[..<slash].withoutTrailingSlashes
    return parent.isEmpty ? "/" : String(parent)
  }
}

extension StringProtocol {
  fileprivate nonisolated var withoutTrailingSlashes: SubSequence {
    self[..<(lastIndex { $0 != "/" }.map(index(after:)) ?? startIndex)]
  }
}
