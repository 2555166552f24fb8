// SPDX-License-Identifier: MIT

/// A part of a menu that is made when the menu is shown.
///
/// ```swift
/// @MainActor func makeRecentFiles(load: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIMenu {
///   UIMenu(title: "Open Recent", children: [UIDeferredMenuElement.uncached { completion in load(completion) }])
/// }
/// ```
///
/// The closure is called when the menu is shown, and calls its completion then or later, on the main thread. Until then
/// the menu shows a row that says so.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that makes elements and passes them to its argument.
  public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  /// The elements, or `nil` before they have been provided.
  private(set) var elements: [UIMenuElement]?
  private let provider: Provider
  private let isCached: Bool
  /// Distinguishes the present request from those for menus that have been closed.
  private var request = 0
  /// Whether the closure runs, which may call its completion at once.
  private var isProviding = false

  /// Creates an element whose closure is called once; later menus show the same elements.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, elementProvider)
  }

  private init(isCached: Bool, _ provider: @escaping Provider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  nonisolated deinit {}

  /// Returns an element whose closure is called each time the menu is shown.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// Asks for the elements, because a menu is about to be shown.
  ///
  /// - Parameter loaded: Called when the elements are there, if they are not yet.
  func load(_ loaded: @escaping () -> Void) {
    if isCached, elements != nil { return }
    elements = nil
    request += 1
    let request = request
    isProviding = true
    provider { [weak self] elements in
      guard let self, request == self.request else { return }
      self.elements = elements
      if !isProviding { loaded() }
    }
    isProviding = false
  }
}
