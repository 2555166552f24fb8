// SPDX-License-Identifier: MIT
import Foundation

/// A class of tests.
struct TestClass: Codable, Hashable {
  /// The name with that of the module, such as `UIKitCoreTests.UIViewTests`.
  let name: String
  /// The path of its source file, relative to `Tests`.
  let file: String
  /// A text that identifies the version of the source file.
  let version: String

  /// Returns the classes in `tests`, the list of tests that the test program prints.
  static func all(in tests: String, package: URL) throws -> [TestClass] {
    let files = try declarations(in: package.appendingPathComponent("Tests"))
    let names = Set(tests.split(separator: "\n").compactMap { $0.split(separator: "/").first.map(String.init) })
    return names.sorted().compactMap { name in
      files[name].map { TestClass(name: name, file: $0.file, version: $0.version) }
    }
  }

  /// Returns the similarity of the test's folder to that of a source file: `UIKitCoreTests/Gestures` tests mainly
  /// `Kit/UIKitCore/Gestures`.
  func nearness(to source: String) -> Int {
    let own = file.replacing("Tests/", with: "/").split(separator: "/").dropLast()
    let other = source.split(separator: "/").dropFirst().dropLast()
    return zip(own, other).prefix { $0 == $1 }.count
  }

  /// Words in the source of tests that run a program on a live server. On a busy machine, such tests can fail without a
  /// defect.
  private static let liveWords = ["DesktopTesting", "LiveApplication", "LiveTestCase"]

  private static func declarations(in tests: URL) throws -> [String: (file: String, version: String)] {
    var found: [String: (file: String, version: String)] = [:]
    let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      guard !liveWords.contains(where: text.contains) else { continue }
      let module = path.prefix { $0 != "/" }
      for match in text.matches(of: #/(?m)^final class (\w+)/#) {
        found["\(module).\(match.1)"] = (path, fingerprint(text))
      }
    }
    return found
  }
}
