// SPDX-License-Identifier: MIT

/// Hue, saturation and brightness, from 0 to 1, in the hexcone model of A. R. Smith, "Color Gamut Transform Pairs"
/// (1978).
nonisolated struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let chroma = high - min(red, green, blue)
    brightness = high
    saturation = high == 0 ? 0 : chroma / high
    guard chroma > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat
    switch high {
    case red: sixth = (green - blue) / chroma
    case green: sixth = (blue - red) / chroma + 2
    default: sixth = (red - green) / chroma + 4
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let wrapped = hue - hue.rounded(.down)
    let sixth = wrapped * 6
    let fraction = sixth - sixth.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(clamping: sixth) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}
