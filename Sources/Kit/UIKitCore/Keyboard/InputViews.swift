// SPDX-License-Identifier: MIT

/// The views that a window shows for its first responder, as the responders of the chain provide them.
struct InputViews {
  /// A view, and the responder that has returned it.
  struct Part {
    let view: UIView
    let provider: UIResponder
  }

  /// The view above the place of the keyboard.
  let accessory: Part?
  /// The view in place of the keyboard.
  let input: Part?

  static let none = InputViews(accessory: nil, input: nil)

  /// The views from top to bottom.
  var parts: [Part] { [accessory, input].compactMap { $0 } }
}

extension UIResponder {
  /// Whether the responder has input views that can be shown because it is first responder.
  package var wantsInputViews: Bool { canBecomeFirstResponder && (inputAccessoryView != nil || inputView != nil) }
}

extension InputViews {
  /// Asks the responders of the chain, from the first responder on.
  @MainActor init(for responder: UIResponder) {
    self.init(
      accessory: Self.first(from: responder) { $0.inputAccessoryView },
      input: Self.first(from: responder) { $0.inputView })
  }

  /// Returns the first view in the chain. A responder inside the view that it returns is left out: the view belongs to a
  /// responder outside of it, and the chain would have no end.
  @MainActor private static func first(from responder: UIResponder, _ view: (UIResponder) -> UIView?) -> Part? {
    for provider in sequence(first: responder, next: \.next) {
      guard let view = view(provider), (provider as? UIView)?.isDescendant(of: view) != true else { continue }
      return Part(view: view, provider: provider)
    }
    return nil
  }
}
