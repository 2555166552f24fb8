// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The gallery's window on a manual clock, with the home page at its root.
@MainActor
final class PageStage {
  static let sizes = [
    CGSize(width: 480, height: 360), CGSize(width: 900, height: 650), CGSize(width: 1600, height: 1000),
  ]
  /// The X keysyms of keys.
  enum Key {
    static let escape: UInt = 0xff1b
    static let tab: UInt = 0xff09
    static let enter: UInt = 0xff0d
    static let down: UInt = 0xff54
    static let up: UInt = 0xff52
    static let right: UInt = 0xff53
    static let left: UInt = 0xff51
    static let space: UInt = 0x20
  }

  let host: ManualHost
  let navigation: UINavigationController
  let home = HomeController()

  init(size: CGSize = sizes[1]) {
    host = ManualHost(size: size)
    navigation = UINavigationController(rootViewController: home)
    host.window.rootViewController = navigation
    host.advance(by: 0.2)
  }

  /// Opens a page and waits for the end of the transition.
  func open(_ id: String) throws {
    home.open(try XCTUnwrap(Catalog.page(id)))
    host.advance(by: 1)
  }

  var page: UIViewController? { navigation.topViewController }

  func tap(_ view: UIView) { host.tap(at: view.convert(view.bounds.boundsCenter, to: nil)) }

  func goBack() {
    host.key(Key.escape)
    host.advance(by: 1.2)
  }

  /// Returns all views of a type in a view, including the view itself.
  static func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    ([view as? Kind].compactMap { $0 }) + view.subviews.flatMap { all(kind, in: $0) }
  }
}

extension CGRect {
  var boundsCenter: CGPoint { CGPoint(x: midX, y: midY) }
}
