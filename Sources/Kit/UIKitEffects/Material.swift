// SPDX-License-Identifier: MIT

/// The look of a style of a blur.
///
/// The figures of the styles of iOS 7 are those of Apple's sample code "Blurring and Tinting an Image" (UIImageEffects,
/// 2013), which imitates them. Apple has published no figures for the materials; theirs are chosen so that each is more
/// opaque than the one before, as the Human Interface Guidelines describe them.
///
/// Apple's materials also raise the saturation of what is behind, in UIImageEffects 1.8 times. These do not: of XRender's
/// operators only those of the HSL modes mix the colour channels, and pixman computes them one pixel at a time, in 15 ns
/// each (Xvfb 21.1.7). In the smallest picture of the pyramid that would be affordable, but a blur that begins with a small
/// radius has no small picture, and there a window would take more than 10 ms a frame.
struct Material: Equatable {
  /// The standard deviation of the blur in points.
  var blurRadius: CGFloat
  /// The colour above the blur, from 0 for black to 1 for white.
  var white: CGFloat
  /// The opacity of that colour.
  var alpha: CGFloat

  @MainActor var color: UIColor { UIColor(white: white, alpha: alpha) }
  /// The colour instead of the blur, if the user prefers no transparency.
  @MainActor var opaqueColor: UIColor { UIColor(white: white, alpha: 1) }

  static let extraLight = Material(blurRadius: 20, white: 0.97, alpha: 0.82)
  static let light = Material(blurRadius: 30, white: 1, alpha: 0.3)
  static let dark = Material(blurRadius: 20, white: 0.11, alpha: 0.73)

  init(blurRadius: CGFloat, white: CGFloat, alpha: CGFloat) {
    self.blurRadius = blurRadius
    self.white = white
    self.alpha = alpha
  }

  /// The material of a style, in its dark variant or its light one.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    func material(_ alpha: CGFloat) -> Material {
      isDark ? Material(blurRadius: 20, white: 0.13, alpha: alpha) : Material(blurRadius: 20, white: 0.98, alpha: alpha)
    }
    self =
      switch style {
      case .extraLight: .extraLight
      case .light: .light
      case .dark: .dark
      case .regular: isDark ? .dark : .light
      case .prominent: isDark ? .dark : .extraLight
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: material(0.4)
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: material(0.55)
      case .systemMaterial, .systemMaterialLight, .systemMaterialDark: material(0.7)
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: material(0.85)
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: material(0.8)
      }
  }
}
