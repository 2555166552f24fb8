// SPDX-License-Identifier: MIT
import Foundation
import X11

/// The connection to assistive technology, in a higher module.
///
/// No module below knows it, and programs without a screen reader do not need it. Therefore the class is found by its name
/// when the desktop asks for it, as a ``LaunchTool`` is.
package protocol AssistiveTechnology: AnyObject {
  /// Connects to an accessibility bus by its D-Bus address.
  @MainActor init(busAddress: String)
  /// Called at the end of each turn of the event loop, after the commit.
  @MainActor func turnDidEnd()
  @MainActor func post(_ notification: UIAccessibility.Notification, argument: Any?)
  /// Asks whether assistive technology takes a key, and delivers it otherwise. Keys are delivered in their order.
  @MainActor func offer(_ key: KeyEvent, deliver: @escaping () -> Void)
  /// Disconnects.
  @MainActor func stop()
}

extension UIAccessibility {
  private static let className = "UIKitAccessibility.AccessibilityBridge"

  /// The connection, while assistive technology is in use.
  package private(set) static var technology: (any AssistiveTechnology)?

  /// Connects to assistive technology.
  ///
  /// - Parameter busAddress: The D-Bus address of the accessibility bus, or nil if assistive technology is not in use.
  static func use(busAddress: String?) {
    let wasRunning = isVoiceOverRunning
    technology?.stop()
    technology = busAddress.flatMap { address in
      (NSClassFromString(className) as? any AssistiveTechnology.Type)?.init(busAddress: address)
    }
    guard isVoiceOverRunning != wasRunning else { return }
    NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
  }
}
