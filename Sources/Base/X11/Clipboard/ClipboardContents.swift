// SPDX-License-Identifier: MIT

/// The content of the clipboard, in each of the formats in which it can be pasted.
package struct ClipboardContents: Equatable, Sendable {
  /// The content in one format.
  package struct Representation: Equatable, Sendable {
    /// The name of the format: a target of the conventions, such as `UTF8_STRING`, or a media type.
    package var target: String
    /// The name of the property's type, which differs from the target where the target leaves the encoding open.
    package var type: String
    package var bytes: [UInt8]

    package init(target: String, type: String? = nil, bytes: [UInt8]) {
      self.target = target
      self.type = type ?? target
      self.bytes = bytes
    }
  }

  /// The representations, the best first.
  package var representations: [Representation]

  package init(_ representations: [Representation] = []) { self.representations = representations }

  package var targets: [String] { representations.map(\.target) }

  /// Returns the representation in the first of these formats that there is.
  package func representation(in targets: [String]) -> Representation? {
    for target in targets { if let found = representations.first(where: { $0.target == target }) { return found } }
    return nil
  }
}
