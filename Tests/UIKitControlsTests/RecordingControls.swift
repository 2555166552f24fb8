// SPDX-License-Identifier: MIT
import UIKit

/// A subclass of a program that overrides the members of `UIScrollView`.
@MainActor final class RecordingScrollView: UIScrollView {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var adjustedContentInset: UIEdgeInsets { log(super.adjustedContentInset) }
  override func flashScrollIndicators() { log(super.flashScrollIndicators()) }
  override var scrollIndicatorInsets: UIEdgeInsets {
    get { log(super.scrollIndicatorInsets) }
    set { super.scrollIndicatorInsets = newValue }
  }
  override var zoomScale: CGFloat {
    get { log(super.zoomScale) }
    set { super.zoomScale = newValue }
  }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) { log(super.setZoomScale(scale, animated: animated)) }
  override func zoom(to rect: CGRect, animated: Bool) { log(super.zoom(to: rect, animated: animated)) }
  override var isZooming: Bool { log(super.isZooming) }
  override var isZoomBouncing: Bool { log(super.isZoomBouncing) }
  override var isZoomAnimating: Bool { log(super.isZoomAnimating) }
  override func stopScrollingAndZooming() { log(super.stopScrollingAndZooming()) }
}

/// A subclass of a program that overrides the members of `UIControl`.
@MainActor final class RecordingControl: UIControl {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var showsMenuAsPrimaryAction: Bool {
    get { log(super.showsMenuAsPrimaryAction) }
    set { super.showsMenuAsPrimaryAction = newValue }
  }
  override var contextMenuInteraction: UIContextMenuInteraction? { log(super.contextMenuInteraction) }
  override var toolTip: String? {
    get { log(super.toolTip) }
    set { super.toolTip = newValue }
  }
  override var toolTipInteraction: UIToolTipInteraction? { log(super.toolTipInteraction) }
  override var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    log(super.effectiveContentHorizontalAlignment)
  }
}

/// A subclass of a program that overrides the members of `UIButton`.
@MainActor final class RecordingButton: UIButton {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var menu: UIMenu? {
    get { log(super.menu) }
    set { super.menu = newValue }
  }
  override var changesSelectionAsPrimaryAction: Bool {
    get { log(super.changesSelectionAsPrimaryAction) }
    set { super.changesSelectionAsPrimaryAction = newValue }
  }
  override var isPointerInteractionEnabled: Bool {
    get { log(super.isPointerInteractionEnabled) }
    set { super.isPointerInteractionEnabled = newValue }
  }
  override func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State)
  { log(super.setPreferredSymbolConfiguration(configuration, forImageIn: state)) }
  override func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    log(super.preferredSymbolConfigurationForImage(in: state))
  }
}

/// A subclass of a program that overrides the members of `UISegmentedControl`.
@MainActor final class RecordingSegmentedControl: UISegmentedControl {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    log(super.insertSegment(withTitle: title, at: segment, animated: animated))
  }
  override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    log(super.insertSegment(with: image, at: segment, animated: animated))
  }
  override func setTitle(_ title: String?, forSegmentAt segment: Int) {
    log(super.setTitle(title, forSegmentAt: segment))
  }
  override func titleForSegment(at segment: Int) -> String? { log(super.titleForSegment(at: segment)) }
  override func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    log(super.setImage(image, forSegmentAt: segment))
  }
  override func imageForSegment(at segment: Int) -> UIImage? { log(super.imageForSegment(at: segment)) }
  override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    log(super.setWidth(width, forSegmentAt: segment))
  }
  override func widthForSegment(at segment: Int) -> CGFloat { log(super.widthForSegment(at: segment)) }
  override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    log(super.setEnabled(enabled, forSegmentAt: segment))
  }
  override func isEnabledForSegment(at segment: Int) -> Bool { log(super.isEnabledForSegment(at: segment)) }
  override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    log(super.setTitleTextAttributes(attributes, for: state))
  }
  override func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    log(super.titleTextAttributes(for: state))
  }
}

/// A subclass of a program that overrides the members of `UIStepper`.
@MainActor final class RecordingStepper: UIStepper {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override func setIncrementImage(_ image: UIImage?, for state: State) {
    log(super.setIncrementImage(image, for: state))
  }
  override func incrementImage(for state: State) -> UIImage? { log(super.incrementImage(for: state)) }
  override func setDecrementImage(_ image: UIImage?, for state: State) {
    log(super.setDecrementImage(image, for: state))
  }
  override func decrementImage(for state: State) -> UIImage? { log(super.decrementImage(for: state)) }
}
