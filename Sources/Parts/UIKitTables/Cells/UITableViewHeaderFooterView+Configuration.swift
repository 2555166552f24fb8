// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls

extension UITableViewHeaderFooterView {
  func makeContentConfiguration() -> UIListContentConfiguration {
    switch (place.style, place.edge) {
    case (.plain, .header): .plainHeader()
    case (.plain, .footer): .plainFooter()
    case (_, .header): .groupedHeader()
    case (_, .footer): .groupedFooter()
    }
  }

  func setBackgroundConfiguration(_ newValue: UIBackgroundConfiguration?) {
    backgroundView = newValue.map(BackgroundConfigurationView.init)
    setOwnColor(newValue == nil ? nil : .clear)
  }

  func updateConfigurationIfNeeded() {
    content.updateIfNeeded(for: configurationState) { state in
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  var standardState: UIViewConfigurationState {
    var state = UIViewConfigurationState(of: self)
    state.isPinned = place.isPinned
    return state
  }
}
