// SPDX-License-Identifier: MIT

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// ```swift
  /// @MainActor func configure(_ sheet: UISheetPresentationController) {
  ///   sheet.detents = [
  ///     .custom(identifier: .init("peek")) { _ in 120 }, .medium(), .custom { 0.8 * $0.maximumDetentValue },
  ///   ]
  /// }
  /// ```
  ///
  /// In contrast to UIKit, its factory methods return `Detent` for a subclass, too.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// A name of a detent, unique in its sheet.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height of a detent that is not available at present.
    nonisolated public static let inactive: CGFloat = -.greatestFiniteMagnitude

    /// The name of the detent.
    open var identifier: Identifier { name }
    private let name: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      name = identifier
      self.resolver = resolver
    }

    nonisolated deinit {}

    /// Returns a detent at about half the height of the container. It is not available in a container of compact
    /// height.
    open class func medium() -> Detent {
      Detent(identifier: .medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        guard let context = context as? SheetDetentContext else {
          return context.maximumDetentValue * SheetMetrics.mediumShare
        }
        return context.mediumDetentValue
      }
    }

    /// Returns a detent at the greatest height.
    open class func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }

    /// Returns a detent whose height a closure computes.
    ///
    /// - Parameters:
    ///   - identifier: The name of the detent, or `nil` for a unique one.
    ///   - resolver: Returns the height in points without the safe area at the bottom, or `nil` or ``inactive`` if the
    ///     detent is not available. Called again when the container changes and after `invalidateDetents()`.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom-" + UUID().uuidString), resolver: resolver)
    }

    /// Returns the height of the detent in points without the safe area at the bottom, or `nil` if it is not available.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let value = resolver(context), value != Self.inactive, value.isFinite else { return nil }
      return min(max(value, 0), context.maximumDetentValue)
    }
  }
}
