// SPDX-License-Identifier: MIT
import X11

/// Pictures of one colour, which are kept because the same colours recur in every frame.
final class SolidPictures {
  private let connection: Connection
  private var pictures: [PictureColor: Picture] = [:]

  /// The number of pictures at which all are freed, because an animation uses many colours. There are 256 opacities.
  private static let maximumCount = 1024

  init(connection: Connection) { self.connection = connection }

  /// Returns a picture of a colour in eight bits a component, with which the server computes.
  func picture(_ color: PictureColor) -> Picture {
    let color = color.inEightBits
    if let picture = pictures[color] { return picture }
    if pictures.count >= Self.maximumCount { pictures = [:] }
    let picture = Picture(connection: connection, color: color)
    pictures[color] = picture
    return picture
  }
}
