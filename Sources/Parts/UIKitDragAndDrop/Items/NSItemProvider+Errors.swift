// SPDX-License-Identifier: MIT
import UIKitCore

extension NSItemProvider {
  /// The domain of the errors of item providers.
  nonisolated public static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of errors.
  nonisolated public enum ErrorCode: Int, Sendable {
    /// The reason is not known.
    case unknownError = -1
    /// The content is not available any more, or its source does not send it.
    case itemUnavailableError = -1000
    /// The content is not what its kind says.
    case unexpectedValueClassError = -1100
    /// There is no content of the requested kind.
    case unavailableCoercionError = -1200
  }

  nonisolated static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }
}
