// SPDX-License-Identifier: MIT
import CoreGraphics

// Draws the pictures under assets/. Run it from the repository's root: `swift run draw-assets`.

let root = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "assets")

do {
  for side in Icon.sides {
    try write(Icon.draw(side: side), to: "icon/passage-\(side).png")
  }
  for picture in Landscape.all {
    try write(picture.draw(), to: "pictures/\(picture.name).png")
  }
  for picture in AlbumPicture.all {
    try write(picture.draw(isNight: false), to: "album/\(picture.name).png")
    try write(picture.draw(isNight: true), to: "album/\(picture.name)-dark.png")
  }
} catch {
  FileHandle.standardError.write(Data("draw-assets: \(error)\n".utf8))
  exit(1)
}

func write(_ image: CGImage, to path: String) throws {
  let file = root.appendingPathComponent(path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try image.pngData().write(to: file)
}
