// SPDX-License-Identifier: MIT
import XCTest

@testable import check_sources

final class SourceFileTests: XCTestCase {
  private func type(_ body: String, declaration: String = "struct Box") throws -> TypeDeclaration {
    let file = SourceFile(path: "Box.swift", text: "\(declaration) {\n\(body)\n}\n")
    return try XCTUnwrap(file.types.first)
  }

  func testStoredPropertiesAreCounted() throws {
    let type = try type(
      """
        let a: Int
        private(set) weak var b: Box?
        @Published var c = 0
        let d, e: Double
        private var (f, g) = (1, 2)
        lazy var h: Int = {
          let inner = 1
          return inner
        }()
        var i = 0 {
          didSet { note() }
        }
        var j: Int? { didSet { note() } }
        var k: (Int, Int)?
      """)

    XCTAssertEqual(type.storedProperties, 11)
  }

  func testComputedAndStaticPropertiesAndLocalsAreNotCounted() throws {
    let type = try type(
      """
        static let a = 1
        class var b: Int { 1 }
        var c: Int { 1 }
        var d: Int {
          get { 1 }
          set {}
        }
        private static var e = 2
        func run() {
          let f = 1
        }
        enum Inner {
          case g
        }
      """, declaration: "final class Box")

    XCTAssertEqual(type.storedProperties, 0)
  }

  func testTypeWithTooManyPropertiesIsReportedWithItsLine() {
    let properties = (0...12).map { "  var p\($0) = 0" }.joined(separator: "\n")
    let file = SourceFile(path: "Box.swift", text: "import A\n\nstruct Box {\n\(properties)\n}\n")

    XCTAssertEqual(file.reports.count, 1)
    XCTAssertTrue(file.reports[0].hasPrefix("Box.swift:3: Box stores 13 properties"))
  }

  func testPublicTypeMayStoreMore() throws {
    let properties = (0...12).map { "  public var p\($0) = 0" }.joined(separator: "\n")

    XCTAssertNil(try type(properties, declaration: "public struct Box").report)
  }

  func testLongTypeIsReported() throws {
    let body = Array(repeating: "  func run() {}", count: 299).joined(separator: "\n")

    XCTAssertEqual(try type(body).length, 301)
    XCTAssertNotNil(try type(body).report)
    XCTAssertNil(try type(String(body.dropLast(16))).report)
  }

  func testDocCommentsCountInTypesThatAreNotPublic() throws {
    let body = Array(repeating: "  /// Runs.\n  func run() {}", count: 160).joined(separator: "\n")

    XCTAssertNotNil(try type(body).report)
    XCTAssertNil(try type(body, declaration: "open class Box: Base").report)
  }

  func testShortOverridableMembersOfPublicTypesDoNotCount() throws {
    let members = """
        /// A number.
        open var a: Int {
          get { stored }
          set { set(newValue) }
        }

        @discardableResult open func b(
          _ first: Int
        ) -> Int { first }
        open func c() {}
        open var d = 0
      """

    XCTAssertEqual(try type(members, declaration: "open class Box: Base").length, 2)
    XCTAssertEqual(try type(members, declaration: "class Box: Base").length, 13)
  }

  func testLongOverridableMembersCount() throws {
    let body = (["  open func a() {"] + Array(repeating: "    b()", count: 5) + ["  }"]).joined(separator: "\n")

    XCTAssertEqual(try type(body, declaration: "open class Box: Base").length, 9)
  }

  func testFileOfAClassWithManyOverridableMembersMayBeLonger() {
    let member = "  /// Runs.\n  open func run() { doRun() }\n"
    let members = String(repeating: member, count: 300)

    XCTAssertTrue(SourceFile(path: "A.swift", text: "open class Box: Base {\n\(members)}\n").reports.isEmpty)
    XCTAssertEqual(SourceFile(path: "A.swift", text: "class Box: Base {\n\(members)}\n").reports.count, 2)
  }

  func testNestedTypesAreMeasuredByThemselves() {
    let file = SourceFile(path: "A.swift", text: "struct A {\n  private enum B {\n    case c\n  }\n  let d: Int\n}\n")

    XCTAssertEqual(file.types.map(\.name), ["A", "B"])
    XCTAssertEqual(file.types.map(\.storedProperties), [1, 0])
    XCTAssertEqual(file.types.map(\.length), [6, 3])
  }

  func testDeclarationInAStringIsIgnored() {
    let file = SourceFile(path: "A.swift", text: "let text = \"\"\"\nstruct A {\n}\n\"\"\"\nstruct B {\n}\n")

    XCTAssertEqual(file.types.map(\.name), ["B"])
  }

  func testLongFileIsReported() {
    XCTAssertTrue(SourceFile(path: "A.swift", text: String(repeating: "\n", count: 499)).reports.isEmpty)
    XCTAssertEqual(SourceFile(path: "A.swift", text: String(repeating: "\n", count: 501)).reports.count, 1)
  }

  func testObserversThatDoNotRunInInitialisersOfAProgramAreReported() throws {
    let type = try type(
      """
        open var a = 0 {
          didSet { note() }
        }
        @ObservedProperty open var b = 0 { didSet { note() } }
        public package(set) var c = 0 { willSet { note() } }
        open weak var d: Box? { didSet { note() } }
        open override var e: Int { didSet { note() } }
        var f = 0 { didSet { note() } }
        open var g: Int { 1 }
      """, declaration: "open class Box")

    XCTAssertEqual(type.unobservedProperties.map(\.name), ["a", "c"])
    XCTAssertEqual(type.unobservedProperties.map(\.line), [2, 6])
  }
}
