// SPDX-License-Identifier: MIT
import CCairo

/// The formula that combines drawing with the existing content.
///
/// In the formulas, *S* is the drawn (source) colour and *D* the colour in the context (destination), both
/// premultiplied; *Sa* and *Da* are their opacities. `plusDarker` is absent because cairo has no such operator.
///
/// ```swift
/// func darken(_ rect: CGRect, in context: CGContext) {
///   context.setBlendMode(.multiply)
///   context.setFillColor(gray: 0.8, alpha: 1)
///   context.fill(rect)
/// }
/// ```
public enum CGBlendMode: Int32, Sendable {
  /// Paints over the destination: S + D·(1 − Sa).
  case normal = 0
  /// Multiplies the colours, which darkens.
  case multiply = 1
  /// Multiplies the inverted colours, which lightens.
  case screen = 2
  /// Multiplies where the destination is dark and screens where it is light.
  case overlay = 3
  /// Takes the darker of the two values of each component.
  case darken = 4
  /// Takes the lighter of the two values of each component.
  case lighten = 5
  /// Brightens the destination to reflect the source.
  case colorDodge = 6
  /// Darkens the destination to reflect the source.
  case colorBurn = 7
  /// Darkens or lightens softly, depending on the source.
  case softLight = 8
  /// Multiplies where the source is dark and screens where it is light.
  case hardLight = 9
  /// Subtracts the darker value of each component from the lighter one.
  case difference = 10
  /// Subtracts like ``difference``, with less contrast.
  case exclusion = 11
  /// Takes the hue of the source, and the saturation and luminosity of the destination.
  case hue = 12
  /// Takes the saturation of the source, and the hue and luminosity of the destination.
  case saturation = 13
  /// Takes the hue and saturation of the source, and the luminosity of the destination.
  case color = 14
  /// Takes the luminosity of the source, and the hue and saturation of the destination.
  case luminosity = 15
  /// Erases: the result is transparent.
  case clear = 16
  /// Replaces the destination, opacity included: S.
  case copy = 17
  /// Paints only where the destination is opaque: S·Da.
  case sourceIn = 18
  /// Paints only where the destination is transparent: S·(1 − Da).
  case sourceOut = 19
  /// Paints over the destination without extending it: S·Da + D·(1 − Sa).
  case sourceAtop = 20
  /// Paints below the destination: S·(1 − Da) + D.
  case destinationOver = 21
  /// Keeps the destination only where the source is opaque: D·Sa.
  case destinationIn = 22
  /// Erases the destination where the source is opaque: D·(1 − Sa).
  case destinationOut = 23
  /// Paints below the destination, and keeps that only where the source is opaque: S·(1 − Da) + D·Sa.
  case destinationAtop = 24
  /// Paints where exactly one of the two is opaque: S·(1 − Da) + D·(1 − Sa).
  case xor = 25
  /// Adds the components, up to their maximum: S + D.
  case plusLighter = 27

  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether cairo also changes pixels outside the shape, which Core Graphics does not.
  var reachesOutsideShape: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
