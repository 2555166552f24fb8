// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The name of the nib file of the view, which is `nil`: there are no nib files.
  public final var nibName: String? { nil }

  /// The bundle of the nib file of the view, which is `nil`: there are no nib files.
  public final var nibBundle: Bundle? { nil }
}
