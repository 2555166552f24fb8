// SPDX-License-Identifier: MIT
import UIKit

/// A subclass of a program that overrides the members of `UINavigationController`.
@MainActor final class RecordingNavigationController: UINavigationController {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override class var hideShowBarDuration: CGFloat { log(super.hideShowBarDuration) }
  override var hidesBarsOnTap: Bool {
    get { log(super.hidesBarsOnTap) }
    set { super.hidesBarsOnTap = newValue }
  }
  override var hidesBarsOnSwipe: Bool {
    get { log(super.hidesBarsOnSwipe) }
    set { super.hidesBarsOnSwipe = newValue }
  }
  override var barHideOnTapGestureRecognizer: UITapGestureRecognizer { log(super.barHideOnTapGestureRecognizer) }
  override var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { log(super.barHideOnSwipeGestureRecognizer) }
}

/// A subclass of a program that overrides the members of `UINavigationBar`.
@MainActor final class RecordingNavigationBar: UINavigationBar {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    log(super.setBackgroundImage(backgroundImage, for: barMetrics))
  }
  override func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    log(super.backgroundImage(for: barMetrics))
  }
  override var backIndicatorImage: UIImage? {
    get { log(super.backIndicatorImage) }
    set { super.backIndicatorImage = newValue }
  }
}

/// A subclass of a program that overrides the members of `UITabBarController`.
@MainActor final class RecordingTabBarController: UITabBarController {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var tabBar: UITabBar { log(super.tabBar) }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log(super.tabBar(tabBar, didSelect: item)) }
  override var isTabBarHidden: Bool {
    get { log(super.isTabBarHidden) }
    set { super.isTabBarHidden = newValue }
  }
  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    log(super.setTabBarHidden(hidden, animated: animated))
  }
}

/// A subclass of a program that overrides the members of `UISearchBar`.
@MainActor final class RecordingSearchBar: UISearchBar {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var keyboardType: UIKeyboardType {
    get { log(super.keyboardType) }
    set { super.keyboardType = newValue }
  }
  override var keyboardAppearance: UIKeyboardAppearance {
    get { log(super.keyboardAppearance) }
    set { super.keyboardAppearance = newValue }
  }
  override var returnKeyType: UIReturnKeyType {
    get { log(super.returnKeyType) }
    set { super.returnKeyType = newValue }
  }
  override var enablesReturnKeyAutomatically: Bool {
    get { log(super.enablesReturnKeyAutomatically) }
    set { super.enablesReturnKeyAutomatically = newValue }
  }
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { log(super.autocapitalizationType) }
    set { super.autocapitalizationType = newValue }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { log(super.autocorrectionType) }
    set { super.autocorrectionType = newValue }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { log(super.spellCheckingType) }
    set { super.spellCheckingType = newValue }
  }
  override var textContentType: UITextContentType! {
    get { log(super.textContentType) }
    set { super.textContentType = newValue }
  }
  override var isSecureTextEntry: Bool {
    get { log(super.isSecureTextEntry) }
    set { super.isSecureTextEntry = newValue }
  }
}

/// A subclass of a program that overrides the members of `UIBarItem`.
@MainActor final class RecordingBarItem: UIBarItem {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    log(super.setTitleTextAttributes(attributes, for: state))
  }
  override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    log(super.titleTextAttributes(for: state))
  }
}
