// SPDX-License-Identifier: MIT
import CCairo

/// The memory of a bitmap context, and the cairo surface over it.
final class Bitmap {
  let data: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let info: CGBitmapInfo
  let surface: OpaquePointer
  private let ownsData: Bool

  /// The largest side in pixels that cairo can address. Larger surfaces are refused.
  private static let maximumSide = 32767

  init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, info: CGBitmapInfo) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      bytesPerRow == 0 || (bytesPerRow >= width * 4 && bytesPerRow % 4 == 0),
      let alpha = info.alphaInfo, alpha != .alphaOnly, data == nil || Self.isNative(info)
    else { return nil }
    let stride = bytesPerRow == 0 ? width * 4 : bytesPerRow
    let memory = data ?? Self.allocate(stride * height)
    guard
      let surface = cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), Self.hasAlpha(alpha) ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
        Int32(width), Int32(height), Int32(stride)), cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { fatalError("CGContext: cairo cannot make a bitmap of \(width) × \(height)") }
    (self.data, self.width, self.height, self.bytesPerRow) = (memory, width, height, stride)
    (self.info, self.surface, ownsData) = (info, surface, data == nil)
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    if ownsData { data.deallocate() }
  }

  var isOpaque: Bool { info.alphaInfo.map { !Self.hasAlpha($0) } ?? false }

  /// Returns a copy of the current pixels.
  func makeImage() -> CGImage {
    cairo_surface_flush(surface)
    var pixels = [UInt8](UnsafeRawBufferPointer(start: data, count: bytesPerRow * height))
    if isOpaque {
      for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    }
    return CGImage(width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque, pixels: pixels)
  }

  private static func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return memory
  }

  private static func hasAlpha(_ info: CGImageAlphaInfo) -> Bool {
    switch info {
    case .none, .noneSkipFirst, .noneSkipLast: false
    default: true
    }
  }

  private static func isNative(_ info: CGBitmapInfo) -> Bool {
    info.intersection(.byteOrderMask) == .byteOrder32Little
      && (info.alphaInfo == .premultipliedFirst || info.alphaInfo == .noneSkipFirst)
  }
}
