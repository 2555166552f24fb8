// SPDX-License-Identifier: MIT
import CoreGraphics

/// The contents of a layer, by reference. They are equal if their objects are identical.
package enum LayerContents: Equatable, Sendable {
  case image(CGImage)
  case recording(DrawingRecording)

  /// Identifies the content for as long as it is alive.
  package var identity: ObjectIdentifier {
    switch self {
    case .image(let image): ObjectIdentifier(image)
    case .recording(let recording): ObjectIdentifier(recording)
    }
  }

  package static func == (lhs: LayerContents, rhs: LayerContents) -> Bool { lhs.identity == rhs.identity }
}
