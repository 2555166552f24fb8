// SPDX-License-Identifier: MIT
import CPixbuf

/// Decodes an image with gdk-pixbuf, within `ImageLimits`.
///
/// It receives a file's bytes in pieces, learns the image's size from the first of them, and rejects an image that is
/// too large before it allocates the pixels. It takes no more bytes than the first frame needs.
final class ImageDecoder {
  /// The largest number of bytes per `write(_:)`, which is also how far it may read beyond the first frame.
  static let pieceSize = 1 << 16

  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private var byteCount = 0
  /// The bytes that have been written, or nil after too many.
  private var keptBytes: Data? = Data()
  private var maximumKeptByteCount = EncodedImage.maximumByteCountOfUnknownSize
  private var refusal: ImageError?
  private var isClosed = false

  init() throws(ImageError) {
    guard let loader = gdk_pixbuf_loader_new() else { throw .undecodable(reason: "out of memory") }
    self.loader = loader
    let notice: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void = {
      Unmanaged<ImageDecoder>.fromOpaque($3).takeUnretainedValue().check(width: Int($1), height: Int($2))
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(notice, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(),
      nil, G_CONNECT_DEFAULT)
  }

  deinit {
    // gdk-pixbuf prints a warning if a loader is released without being closed.
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(loader)
  }

  /// Decodes the next bytes. Returns whether it needs more.
  func write(_ bytes: some ContiguousBytes & Collection<UInt8>) throws(ImageError) -> Bool {
    byteCount += bytes.count
    guard byteCount <= ImageLimits.bytes else { throw .tooManyBytes(limit: ImageLimits.bytes) }
    let failure = bytes.withUnsafeBytes { bytes in
      Self.failure {
        gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), $0)
      }
    }
    if let refusal { throw refusal }
    if let failure { throw .undecodable(reason: failure) }
    keptBytes?.append(contentsOf: bytes)
    if byteCount > maximumKeptByteCount { keptBytes = nil }
    return !hasFirstFrame
  }

  /// Decodes all of a file's bytes, or as many as the first frame needs.
  func write(all bytes: Data) throws(ImageError) {
    var rest = bytes[...]
    while !rest.isEmpty, try write(rest.prefix(Self.pieceSize)) { rest = rest.dropFirst(Self.pieceSize) }
  }

  /// The bytes that have been written, or nil if there are too many to keep beside the pixels.
  var encoded: EncodedImage? {
    guard let keptBytes, keptBytes.count <= maximumKeptByteCount else { return nil }
    return EncodedImage(keptBytes)
  }

  /// Returns the image, after all of its bytes or after `write(_:)` has returned false.
  func finish() throws(ImageError) -> DecodedImage {
    guard byteCount > 0 else { throw .undecodable(reason: "there are no bytes") }
    let isCutShort = hasFirstFrame
    let failure = Self.failure { gdk_pixbuf_loader_close(loader, $0) }
    isClosed = true
    if let refusal { throw refusal }
    if let failure, !isCutShort { throw .undecodable(reason: failure) }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    else { throw .undecodable(reason: "the file holds no picture") }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return DecodedImage(pixbuf: upright)
  }

  /// Called when the size is known. Setting a size of zero makes gdk-pixbuf's decoders stop.
  private func check(width: Int, height: Int) {
    guard !ImageLimits.allow(width: width, height: height) else {
      maximumKeptByteCount = EncodedImage.maximumByteCount(width: width, height: height)
      return
    }
    refusal = .tooLarge(width: width, height: height)
    gdk_pixbuf_loader_set_size(loader, 0, 0)
  }

  /// Whether the first of several frames is complete.
  private var hasFirstFrame: Bool {
    guard refusal == nil, let animation = gdk_pixbuf_loader_get_animation(loader),
      gdk_pixbuf_animation_is_static_image(animation) == 0, let iterator = gdk_pixbuf_animation_get_iter(animation, nil)
    else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
    return gdk_pixbuf_animation_iter_on_currently_loading_frame(iterator) == 0
  }

  /// Returns the error message of a failed call, or nil.
  private static func failure(_ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean) -> String? {
    var error: UnsafeMutablePointer<GError>?
    guard call(&error) == 0 else { return nil }
    defer { error.map { g_error_free($0) } }
    return error.map { String(cString: $0.pointee.message) } ?? "unknown failure"
  }
}
