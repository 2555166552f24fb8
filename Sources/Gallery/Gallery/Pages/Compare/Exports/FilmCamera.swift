// SPDX-License-Identifier: MIT
import UIKit

/// Takes the pictures of a film one by one, in cells that a cover hides meanwhile.
protocol FilmCamera: AnyObject {
  /// The size of a picture in points.
  var size: CGSize { get }
  /// The duration in seconds of what is filmed.
  var duration: TimeInterval { get }
  /// Takes a picture at a time in seconds, and leaves the cells there. Returns nil if the cells are not ready or have
  /// another size than at the start.
  func picture(at time: TimeInterval) -> CGImage?
  /// Ends the film. Afterwards the cells can be shown at any time again.
  ///
  /// - Returns: The error if the display was lost, in which case pictures may be clear.
  @discardableResult
  func close() -> String?
}
