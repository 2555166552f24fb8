// SPDX-License-Identifier: MIT

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// ```swift
  /// sheet.detents = [
  ///   .custom(identifier: .init("peek")) { _ in 120 }, .medium(), .custom { 0.8 * $0.maximumDetentValue },
  /// ]
  /// ```
  ///
  /// Deviation: the class is final, and its factories return `Detent`, not `Self`.
  @MainActor public final class Detent: NSObject {
    /// Names a detent within its sheet.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What a resolver returns, as nil, for a detent that isn't there at present.
    nonisolated public static let inactive: CGFloat = -.greatestFiniteMagnitude

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    nonisolated deinit {}

    /// Half the container's height. Not there where that is compact.
    public class func medium() -> Detent {
      Detent(identifier: .medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        guard let context = context as? SheetDetentContext else {
          return context.maximumDetentValue * SheetFigures.mediumShare
        }
        return context.mediumDetentValue
      }
    }

    /// As high as a sheet gets.
    public class func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }

    /// A height that the client works out.
    ///
    /// - Parameters:
    ///   - identifier: a name of its own where nil.
    ///   - resolver: gives the height in points, without the safe area at the bottom; nil or ``inactive`` where the
    ///     detent isn't there. Asked again when the container changes and after `invalidateDetents()`.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom-" + UUID().uuidString), resolver: resolver)
    }

    /// The height in a container, in points, without the safe area at the bottom; nil where the detent isn't there.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let value = resolver(context), value != Self.inactive, value.isFinite else { return nil }
      return min(max(value, 0), context.maximumDetentValue)
    }
  }
}
