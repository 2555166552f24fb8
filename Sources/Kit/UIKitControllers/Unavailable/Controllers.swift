// SPDX-License-Identifier: MIT

/// A sheet for sharing.
@available(*, unavailable, message: "sharing is not available")
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Creates a view controller.
  @available(*, unavailable, message: "sharing is not available")
  public init(activityItems: [Any], applicationActivities: [Any]?) { fatalError("unavailable") }

  /// There are no archives.
  @available(*, unavailable, message: "sharing is not available")
  public required init?(coder: NSCoder) { nil }
}

/// A view controller for choosing pictures.
@available(*, unavailable, message: "choosing pictures is not available")
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {}

/// A view controller for choosing files.
@available(*, unavailable, message: "choosing files is not available")
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {}

/// A popover.
@available(*, unavailable, message: "use a UIPopoverPresentationController: present in the style .popover")
@preconcurrency @MainActor open class UIPopoverController: NSObject {}

extension UIPopoverPresentationController {
  /// The class of the bubble.
  @available(*, unavailable, message: "the bubble cannot be replaced; set backgroundColor")
  public var popoverBackgroundViewClass: AnyClass? {
    get { nil }
    set {}
  }
}
