// SPDX-License-Identifier: MIT
import X11

extension FontRendering {
  init(_ settings: FontSettings) {
    let hintStyle: HintStyle? =
      switch settings.hintStyle {
      case nil: nil
      case .some(.none): HintStyle.none
      case .slight: .slight
      case .medium: .medium
      case .full: .full
      }
    self.init(antialiases: settings.antialiases, hintStyle: hintStyle)
  }
}

extension DesktopAppearance {
  init(_ settings: DesktopSettings) {
    self.init(style: settings.prefersDark ? .dark : .light)
    contrast = settings.prefersHighContrast ? .high : .normal
    accentColor = settings.accentColor.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
  }
}
