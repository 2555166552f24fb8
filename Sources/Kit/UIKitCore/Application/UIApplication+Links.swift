// SPDX-License-Identifier: MIT
import DesktopPortal
import Diagnostics
import Foundation

/// Links, which other programs open: those that the user has chosen on the desktop for a scheme, or for a kind of file.
extension UIApplication {
  /// The keys of the options with which a URL is opened.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A Boolean: whether the URL is opened only in a program that its site names, and not in a browser. A desktop knows no
    /// such programs, so that nothing is opened then.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  func openLink(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    let isAllowed = options[.universalLinksOnly] as? Bool != true
    Task {
      let isOpen = isAllowed ? await Self.open(url.absoluteString) : false
      completionHandler?(isOpen)
    }
  }

  /// Opens a URL in another program: calls the method with a completion handler and waits for its result.
  ///
  /// - Parameters:
  ///   - url: The URL. That of a file is opened in the program for such files.
  ///   - options: Conditions for the program.
  /// - Returns: Whether a program was found and started.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { result in
      open(url, options: options) { result.resume(returning: $0) }
    }
  }

  @concurrent nonisolated private static func open(_ uri: String) async -> Bool {
    guard let reason = LinkOpener.open(uri) else { return true }
    warn("\(uri) cannot be opened: \(reason)")
    return false
  }

  func openLink(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  func hasProgram(for url: URL) -> Bool {
    url.isFileURL || url.scheme.map { LinkOpener.hasProgram(forScheme: $0.lowercased()) } ?? false
  }
}
