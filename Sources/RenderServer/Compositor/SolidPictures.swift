// SPDX-License-Identifier: MIT
import X11

/// Pictures of one colour, kept because the same ones come again at every frame.
final class SolidPictures {
  private let connection: Connection
  private var pictures: [PictureColor: Picture] = [:]

  /// An animation uses many colours. They are all freed when there are so many.
  private static let maximumCount = 256

  init(connection: Connection) { self.connection = connection }

  func picture(_ color: PictureColor) -> Picture {
    if let picture = pictures[color] { return picture }
    if pictures.count >= Self.maximumCount { pictures = [:] }
    let picture = Picture(connection: connection, color: color)
    pictures[color] = picture
    return picture
  }
}
