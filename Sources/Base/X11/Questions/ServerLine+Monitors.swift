// SPDX-License-Identifier: MIT

import CX11

/// The questions about monitors, which RandR answers.
extension ServerLine {
  /// A monitor, with the atom of its name.
  struct NamedMonitor {
    let name: UInt
    let frame: PixelRect
    let isPrimary: Bool
  }

  /// The outputs' controllers and the rates of the modes.
  struct ScreenResources {
    let timestamp: UInt
    let controllers: [UInt]
    /// The refresh rates in frames per second, by the modes' numbers.
    let rates: [UInt: Double]
  }

  /// The part of the screen that a controller shows, and the number of its mode.
  struct Controller {
    let frame: PixelRect
    let mode: UInt
  }

  /// Asks for the active monitors of a screen. RandR 1.5 has this question.
  func monitors(_ randr: Extensions.Extension, root: UInt) -> Question<[NamedMonitor]> {
    Question(Request(randr.opcode, X_RRGetMonitors, [root, 1]), on: self) { answer in
      var offset = Answer.headSize
      return (0..<answer.itemCount(answer.card32(12), size: 24)).map { _ in
        defer { offset += 24 + answer.card16(offset + 6) * 4 }
        return NamedMonitor(
          name: answer.card32(offset), frame: Self.frame(answer, offset + 8), isPrimary: answer.card8(offset + 4) != 0)
      }
    }
  }

  /// Asks for the controllers and modes of a screen. RandR 1.3 has this question.
  func screenResources(_ randr: Extensions.Extension, root: UInt) -> Question<ScreenResources> {
    Question(Request(randr.opcode, X_RRGetScreenResourcesCurrent, [root]), on: self) { answer in
      let (controllers, outputs) = (answer.card16(16), answer.card16(18))
      let modes = Answer.headSize + (controllers + outputs) * 4
      let rates = (0..<answer.card16(20)).map { (answer.card32(modes + $0 * 32), Self.rate(answer, modes + $0 * 32)) }
      return ScreenResources(
        timestamp: answer.card32(12), controllers: (0..<controllers).map { answer.card32(Answer.headSize + $0 * 4) },
        rates: Dictionary(rates) { first, _ in first })
    }
  }

  func controller(_ randr: Extensions.Extension, _ number: UInt, timestamp: UInt) -> Question<Controller> {
    Question(Request(randr.opcode, X_RRGetCrtcInfo, [number, timestamp]), on: self) {
      Controller(frame: Self.frame($0, 12), mode: $0.card32(20))
    }
  }

  private static func frame(_ answer: Answer, _ offset: Int) -> PixelRect {
    PixelRect(
      x: answer.int16(offset), y: answer.int16(offset + 2), width: answer.card16(offset + 4),
      height: answer.card16(offset + 6))
  }

  private static func rate(_ answer: Answer, _ mode: Int) -> Double {
    rate(
      dotClock: answer.card32(mode + 8), columns: answer.card16(mode + 16), lines: answer.card16(mode + 24),
      flags: answer.card32(mode + 28))
  }

  /// Returns the refresh rate of a mode in frames per second, or 0 if it is unknown.
  static func rate(dotClock: UInt, columns: Int, lines: Int, flags: UInt) -> Double {
    var pixels = Double(columns * lines)
    if flags & UInt(RR_DoubleScan) != 0 { pixels *= 2 }
    if flags & UInt(RR_Interlace) != 0 { pixels /= 2 }
    return pixels > 0 ? Double(dotClock) / pixels : 0
  }
}
