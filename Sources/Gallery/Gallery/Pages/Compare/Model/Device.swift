// SPDX-License-Identifier: MIT
import UIKit

/// A device in whose frame pages are shown, in its points.
enum Device: String, CaseIterable {
  case phone, tablet, window

  var title: String {
    switch self {
    case .phone: "Phone"
    case .tablet: "Tablet"
    case .window: "Window"
    }
  }

  /// The size of the screen in points: of an iPhone of 6.1 inches, of an iPad of 11 inches, and of the gallery's window.
  var size: CGSize {
    switch self {
    case .phone: CGSize(width: 390, height: 844)
    case .tablet: CGSize(width: 834, height: 1194)
    case .window: OpenOptions.defaultSize
    }
  }

  /// The radius of the screen's corners in points. Apple publishes none: those of the devices are the ones that developers report; that of
  /// the window is libadwaita's.
  var cornerRadius: CGFloat {
    switch self {
    case .phone: 47.33
    case .tablet: 18
    case .window: 15
    }
  }

  /// Returns the greatest frame with the device's ratio of width to height in the middle of a rectangle. It is no larger
  /// than the device.
  func frame(in rect: CGRect) -> CGRect {
    let scale = min(1, rect.width / size.width, rect.height / size.height)
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    return CGRect(
      x: rect.minX + ((rect.width - width) / 2).rounded(), y: rect.minY + ((rect.height - height) / 2).rounded(),
      width: width, height: height)
  }
}
