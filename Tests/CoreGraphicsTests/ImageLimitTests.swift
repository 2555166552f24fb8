// SPDX-License-Identifier: MIT
import XCTest

@testable import CoreGraphics

/// Files that declare more pixels than the limit.
final class ImageLimitTests: XCTestCase {
  func testASmallFileThatDeclaresAHugeImageIsRefusedBeforeDecoding() throws {
    for (format, data) in Self.hugeHeaders {
      let before = Self.peakKilobytes

      XCTAssertThrowsError(try CGImage(data: data), format) { error in
        guard case ImageError.tooLarge(let width, let height) = error else { return XCTFail("\(format): \(error)") }
        XCTAssertGreaterThan(width * height, ImageLimits.pixels, format)
      }

      // An image of this size would take 4 GB or more.
      XCTAssertLessThan(Self.peakKilobytes - before, 200_000, format)
    }
  }

  func testAnImageThatIsTooLongOnOneSideIsRefused() {
    XCTAssertThrowsError(try CGImage(data: Self.png(width: 32_768, height: 1))) { error in
      guard case ImageError.tooLarge(32_768, 1) = error else { return XCTFail("\(error)") }
      XCTAssertTrue("\(error)".contains("32768 × 1"), "\(error)")
    }
  }

  func testAGIFWithAHugeFrameIsRefusedBeforeDecoding() {
    var frame = Self.gifFrame
    // The size of the frame: 55,769 pixels a side in an image of one pixel.
    frame.replaceSubrange(5..<9, with: [0xd9, 0xd9, 0xd9, 0xd9])
    let file = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]) + frame + Data([0x3b])
    let before = Self.peakKilobytes

    XCTAssertThrowsError(try CGImage(data: file))

    XCTAssertLessThan(Self.peakKilobytes - before, 200_000)
  }

  func testTheLimitsAdmitTheLargestImage() {
    XCTAssertTrue(ImageLimits.allow(width: 8192, height: 8192))
    XCTAssertTrue(ImageLimits.allow(width: 32_767, height: 2048))
    XCTAssertFalse(ImageLimits.allow(width: 8192, height: 8193))
    XCTAssertFalse(ImageLimits.allow(width: 65_535, height: 65_535))
  }

  func testOnlyTheFirstFrameOfAnAnimationIsRead() throws {
    let one = Self.gif(frames: 1, lastIsBroken: false)
    let many = Self.gif(frames: 100_000, lastIsBroken: true)

    let image = try CGImage(data: many)

    XCTAssertEqual([image.width, image.height], [1, 1])
    XCTAssertEqual(image.pixels, try CGImage(data: one).pixels)
  }

  func testAFileThatIsNotRegularIsRefused() {
    for path in ["/dev/zero", "/dev/null", "/tmp", "/proc/self/fd"] {
      XCTAssertThrowsError(try CGImage(contentsOf: URL(fileURLWithPath: path)), path) { error in
        guard case ImageError.unreadableFile(path, _) = error else { return XCTFail("\(error)") }
      }
    }
  }

  func testAFileWithTooManyBytesIsRefused() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    // An unterminated comment, in a sparse file.
    try Data("P6\n#".utf8).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(ImageLimits.bytes) + 1)
    try handle.close()

    XCTAssertThrowsError(try CGImage(contentsOf: file)) { error in
      switch error {
      case ImageError.tooManyBytes, ImageError.undecodable: break
      default: XCTFail("\(error)")
      }
    }
  }

  // MARK: Files

  private static var hugeHeaders: [(String, Data)] {
    [
      ("PNG", png(width: 65_535, height: 65_535)),
      ("PNM", Data("P6 65535 65535 255\n".utf8) + Data(count: 100)),
      ("GIF", Data("GIF89a".utf8) + Data([0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]) + gifFrame),
      ("BMP", bmp(width: 65_535, height: 65_535)),
      ("TGA", Data([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 24, 0]) + Data(count: 100)),
      ("SVG", Data("<svg xmlns='http://www.w3.org/2000/svg' width='65535' height='65535'></svg>".utf8)),
    ]
  }

  private static func png(width: UInt32, height: UInt32) -> Data {
    let header = bigEndian(width) + bigEndian(height) + Data([8, 6, 0, 0, 0])
    return Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) + chunk("IHDR", header)
      + chunk("IDAT", Data([0x78, 0x9c, 0x63, 0, 0, 0, 1, 0, 1]))
  }

  private static func chunk(_ name: String, _ data: Data) -> Data {
    let body = Data(name.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  /// Returns the CRC-32.
  private static func checksum(_ data: Data) -> UInt32 {
    let polynomial: UInt32 = 0xedb8_8320
    var sum = UInt32.max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? polynomial ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }

  private static func bmp(width: UInt32, height: UInt32) -> Data {
    let size = littleEndian(40) + littleEndian(width) + littleEndian(height) + Data([1, 0, 24, 0])
    return Data("BM".utf8) + littleEndian(200) + littleEndian(0) + littleEndian(54) + size + Data(count: 24 + 100)
  }

  /// A frame of one black pixel.
  private static let gifFrame = Data([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])

  private static func gif(frames: Int, lastIsBroken: Bool) -> Data {
    let header = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
    let frames = (0..<frames).reduce(into: Data()) { data, _ in data += gifFrame }
    return header + frames + Data(lastIsBroken ? [0x99] : [0x3b])
  }

  private static func bigEndian(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }
  private static func littleEndian(_ value: UInt32) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }

  /// The peak memory of this process, in KiB.
  private static var peakKilobytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
