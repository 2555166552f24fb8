// SPDX-License-Identifier: MIT

import CX11

extension Connection {
  /// The refresh rate in frames per second if no other is known.
  static let defaultRefreshRate = 60.0
  /// The range of credible rates in frames per second. Others are made up by virtual servers.
  private static let sensibleRates = 20.0...1000.0

  /// Returns the refresh rate, in frames per second, of the monitor that shows the largest part of a rectangle of the
  /// screen, in pixels.
  package func refreshRate(x: Int, y: Int, width: Int, height: Int) -> Double {
    guard extensions.randr?.isAtLeast(1, 3) == true,
      let resources = XRRGetScreenResourcesCurrent(display, rootWindow)
    else { return Self.defaultRefreshRate }
    defer { XRRFreeScreenResources(resources) }
    var best: (area: Int, mode: RRMode) = (0, 0)
    for index in 0..<Int(resources.pointee.ncrtc) {
      guard let crtc = XRRGetCrtcInfo(display, resources, resources.pointee.crtcs[index]) else { continue }
      defer { XRRFreeCrtcInfo(crtc) }
      let shownWidth = min(x + width, Int(crtc.pointee.x) + Int(crtc.pointee.width)) - max(x, Int(crtc.pointee.x))
      let shownHeight = min(y + height, Int(crtc.pointee.y) + Int(crtc.pointee.height)) - max(y, Int(crtc.pointee.y))
      let area = max(shownWidth, 0) * max(shownHeight, 0)
      if crtc.pointee.mode != 0, area > best.area { best = (area, crtc.pointee.mode) }
    }
    let modes = UnsafeBufferPointer(start: resources.pointee.modes, count: Int(resources.pointee.nmode))
    let rate = modes.first { $0.id == best.mode }.map(Self.rate) ?? 0
    return Self.sensibleRates.contains(rate) ? rate : Self.defaultRefreshRate
  }

  static func rate(_ mode: XRRModeInfo) -> Double {
    var lines = Double(mode.vTotal)
    if mode.modeFlags & XRRModeFlags(RR_DoubleScan) != 0 { lines *= 2 }
    if mode.modeFlags & XRRModeFlags(RR_Interlace) != 0 { lines /= 2 }
    let pixels = Double(mode.hTotal) * lines
    return pixels > 0 ? Double(mode.dotClock) / pixels : 0
  }
}
