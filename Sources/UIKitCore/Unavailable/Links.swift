// SPDX-License-Identifier: MIT
import Foundation

extension UIApplication {
  /// The keys of the options with which a URL is opened.
  @available(*, unavailable, message: "URLs are not opened; run xdg-open with Foundation's Process")
  nonisolated public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// Opens a URL in the program that is registered for its scheme.
  @available(*, unavailable, message: "URLs are not opened; run xdg-open with Foundation's Process")
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) { fatalError("unavailable") }

  /// Opens a URL in the program that is registered for its scheme.
  @available(*, unavailable, message: "URLs are not opened; run xdg-open with Foundation's Process")
  public func openURL(_ url: URL) -> Bool { fatalError("unavailable") }

  /// Returns whether a program is registered for the scheme of a URL.
  @available(*, unavailable, message: "URLs are not opened; run xdg-open with Foundation's Process")
  public func canOpenURL(_ url: URL) -> Bool { fatalError("unavailable") }

  /// The URL of the program's settings.
  @available(*, unavailable, message: "programs have no page in the desktop's settings; present one of your own")
  public class var openSettingsURLString: String { fatalError("unavailable") }
}
