// SPDX-License-Identifier: MIT

extension UIViewController {
  /// How a controller would like to come and go.
  ///
  /// Set it as a controller's `preferredTransition` before it is pushed or presented:
  ///
  /// ```swift
  /// detail.preferredTransition = .zoom { [weak self] context in
  ///   self?.thumbnail(for: (context.zoomedViewController as? DetailViewController)?.item)
  /// }
  /// navigationController?.pushViewController(detail, animated: true)
  /// ```
  ///
  /// It is a wish: a navigation controller honours `zoom` alone, and slides where there is no source view to zoom from.
  /// The other four are the `UIModalTransitionStyle`s of presentations.
  @MainActor public final class Transition: NSObject {
    enum Kind {
      case coverVertical, flipHorizontal, crossDissolve, partialCurl
      case zoom(ZoomRecipe)
    }

    let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    nonisolated deinit {}

    /// Slides up from the bottom edge.
    public static var coverVertical: Self { Self(.coverVertical) }
    /// Turns about the vertical middle axis, with the other page on the back.
    public static var flipHorizontal: Self { Self(.flipHorizontal) }
    /// Fades in.
    public static var crossDissolve: Self { Self(.crossDissolve) }
    /// Curls the page below up, in a presentation over the whole screen.
    public static var partialCurl: Self { Self(.partialCurl) }

    /// Grows out of a view of the page below, and shrinks back into one.
    ///
    /// - Parameter sourceViewProvider: gives the view to zoom from or to. It is called whenever one is needed, on the
    ///   way in and on the way out, many times: the answer may change. nil, or a view that is not shown, falls back to
    ///   the system's ordinary transition.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(.zoom(ZoomRecipe(options: options, source: .view(sourceViewProvider))))
    }

    /// Grows out of a button in a bar, and shrinks back into it.
    ///
    /// - Parameter sourceBarButtonItemProvider: as the provider of `zoom(options:sourceViewProvider:)`.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self {
      Self(.zoom(ZoomRecipe(options: options, source: .barButton(sourceBarButtonItemProvider))))
    }

    /// What of a zoom transition the system needs; nil for the other transitions.
    var recipe: ZoomRecipe? {
      if case .zoom(let recipe) = kind { recipe } else { nil }
    }
  }
}

extension UIViewController.Transition {
  /// Between which two controllers a source view is asked for.
  @MainActor public final class ZoomSourceViewProviderContext {
    /// The controller below, whose page has the source.
    public let sourceViewController: UIViewController
    /// The controller that zooms.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
    }

    nonisolated deinit {}
  }
}

/// What a client asked of a zoom.
struct ZoomRecipe {
  typealias Context = UIViewController.Transition.ZoomSourceViewProviderContext

  enum Source {
    case view((Context) -> UIView?)
    case barButton((Context) -> UIBarButtonItem?)
  }

  let options: UIViewController.Transition.ZoomOptions?
  let source: Source

  /// The options are copied: what the client changes later has no effect.
  @MainActor init(options: UIViewController.Transition.ZoomOptions?, source: Source) {
    self.options = options?.copy() as? UIViewController.Transition.ZoomOptions
    self.source = source
  }
}
