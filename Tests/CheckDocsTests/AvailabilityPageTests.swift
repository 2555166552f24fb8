// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import check_docs

final class AvailabilityPageTests: XCTestCase {
  func testTypesAreListedByFolderAndMembersOfOtherModulesTypesByName() throws {
    let graph = try graph(symbols: [
      symbol("s:a", ["UIMotionEffect"], file: "/Sources/UIKitCore/MotionEffects/UIMotionEffect.swift"),
      symbol("s:b", ["UIMotionEffect", "keyPath"], file: "/Sources/UIKitCore/MotionEffects/UIMotionEffect.swift"),
      symbol("s:c", ["UICollectionView"], file: "/Sources/UIKitCollections/UICollectionView.swift"),
      symbol("s:d", ["NSValue", "cgRectValue"], file: "/Sources/UIKitCollections/NSValue+Geometry.swift"),
    ])

    let page = AvailabilityPage(graphs: [graph]).markdown

    XCTAssertTrue(page.contains("| Motion effects | ``/UIKit/UIMotionEffect`` |\n"), page)
    XCTAssertTrue(page.contains("| Collections | ``/UIKit/UICollectionView``, `NSValue.cgRectValue` |\n"), page)
  }

  func testUnavailableDeclarationsWithOneMessageShareARowBelowTheirFilesName() throws {
    var page = AvailabilityPage(graphs: [])
    let source = """
      @available(*, unavailable, message: "drag and drop is not available")
      open class UIDragInteraction: NSObject {}

      @available(*, unavailable, message: "pasteboards are not available")
      open class UIPasteboard: NSObject {}

      @available(*, unavailable, message: "drag and drop is not available")
      open class UIDropInteraction: NSObject {}
      """

    page.addUnavailable(in: source, file: URL(fileURLWithPath: "/Sources/UIKitCore/Unavailable/DragAndDrop.swift"))

    XCTAssertTrue(
      page.markdown.contains(
        """
        ### Drag and drop

        | declaration | what the compiler says |
        |---|---|
        | `UIDragInteraction`, `UIDropInteraction` | drag and drop is not available |
        | `UIPasteboard` | pasteboards are not available |
        """), page.markdown)
  }
}
