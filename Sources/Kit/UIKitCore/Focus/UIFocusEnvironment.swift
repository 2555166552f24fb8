// SPDX-License-Identifier: MIT

/// A responder that contains items which can have the focus of the keyboard: a view or a view controller.
///
/// In contrast to UIKit, an environment has no preferences: the focus moves in the order of the views.
@preconcurrency @MainActor public protocol UIFocusEnvironment: UIResponder {}
