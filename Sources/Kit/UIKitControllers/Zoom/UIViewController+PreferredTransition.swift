// SPDX-License-Identifier: MIT

extension UIViewController {
  /// A transition that a view controller prefers when it is pushed or presented, and on the way back.
  ///
  /// ```swift
  /// @MainActor func show(_ detail: UIViewController, zoomingFrom thumbnail: UIView, in list: UIViewController) {
  ///   detail.preferredTransition = .zoom { [weak thumbnail] _ in thumbnail }
  ///   list.navigationController?.pushViewController(detail, animated: true)
  /// }
  /// ```
  ///
  /// Set it as the `preferredTransition` before the push or presentation. A navigation controller supports only zooms,
  /// and uses its own transition otherwise. The other four are the `UIModalTransitionStyle`s of presentations.
  @preconcurrency @MainActor open class Transition: NSObject {
    enum Kind {
      case coverVertical, flipHorizontal, crossDissolve, partialCurl
      case zoom(ZoomRecipe)
    }

    final let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    nonisolated deinit {}

    /// The page slides up from the bottom edge.
    public static var coverVertical: Transition { Transition(.coverVertical) }

    /// The pages flip about the vertical axis, like two sides of a card.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }

    /// The page fades in.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }

    /// A corner of the page below curls up. For presentations in the styles `.fullScreen` and `.currentContext` only.
    public static var partialCurl: Transition { Transition(.partialCurl) }

    /// The page grows out of a view of the page below, and shrinks back into one.
    ///
    /// - Parameters:
    ///   - options: The details of the zoom. The transition keeps a copy.
    ///   - sourceViewProvider: Returns the view to zoom from or to. It is called many times on the way in and out, and
    ///     may return different views. If it returns `nil` or a view that is not visible, the system's ordinary
    ///     transition is used.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(ZoomRecipe(options: options, source: .view(sourceViewProvider))))
    }

    /// The page grows out of a button in a bar, and shrinks back into one.
    ///
    /// - Parameters:
    ///   - options: The details of the zoom. The transition keeps a copy.
    ///   - sourceBarButtonItemProvider: Returns the button to zoom from or to. It is called many times. If it returns
    ///     `nil` or an item that is not visible, the system's ordinary transition is used.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(.zoom(ZoomRecipe(options: options, source: .barButton(sourceBarButtonItemProvider))))
    }

    /// The options and the source of a zoom, or `nil` for the other transitions.
    var recipe: ZoomRecipe? {
      if case .zoom(let recipe) = kind { recipe } else { nil }
    }
  }
}

extension UIViewController.Transition {
  /// Returns the system's animator of this transition, for a delegate to return, or `nil` if it is a zoom without a
  /// visible source.
  ///
  /// With it a delegate can combine the system animation with an interaction controller. UIKit has no counterpart. An
  /// animator serves one transition only.
  ///
  /// - Parameters:
  ///   - fromVC: The view controller that is shown before the transition.
  ///   - toVC: The view controller that is shown after it. One of the two prefers this transition.
  public func animationController(
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let isForward = toVC.preferredTransition === self
    let (upper, lower) = isForward ? (toVC, fromVC) : (fromVC, toVC)
    return switch kind {
    case .zoom: ZoomAnimator(opening: isForward, upper: upper, lower: lower)
    case .coverVertical: ModalAnimators.make(style: .coverVertical, presenting: isForward)
    case .flipHorizontal: ModalAnimators.make(style: .flipHorizontal, presenting: isForward)
    case .crossDissolve: ModalAnimators.make(style: .crossDissolve, presenting: isForward)
    case .partialCurl: ModalAnimators.make(style: .partialCurl, presenting: isForward)
    }
  }

  /// The two view controllers between which a zoom takes place.
  @preconcurrency @MainActor public final class ZoomSourceViewProviderContext {
    /// The view controller below, whose view contains the source.
    public let sourceViewController: UIViewController
    /// The view controller that zooms.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
    }

    nonisolated deinit {}
  }
}

/// The options and the source that a client has provided for a zoom.
struct ZoomRecipe {
  typealias Context = UIViewController.Transition.ZoomSourceViewProviderContext

  enum Source {
    case view((Context) -> UIView?)
    case barButton((Context) -> UIBarButtonItem?)
  }

  let options: UIViewController.Transition.ZoomOptions?
  let source: Source

  /// Creates a recipe with a copy of the options, so that later changes by the client have no effect.
  @MainActor init(options: UIViewController.Transition.ZoomOptions?, source: Source) {
    self.options = options?.copy() as? UIViewController.Transition.ZoomOptions
    self.source = source
  }
}
