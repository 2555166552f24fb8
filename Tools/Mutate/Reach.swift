// SPDX-License-Identifier: MIT
import Foundation

/// The mutations that each class of tests executes, and the duration of the class.
///
/// The folder belongs to one version of the sources with one set of mutations. Each version of a class is measured
/// once.
struct Reach {
  let folder: URL
  /// The largest number of a mutation.
  let highest: Int

  /// The processor time in seconds above which a class is too slow to be run for each mutation.
  private static let limit = 120.0
  /// The number of times that a class may fail without a mutation.
  private static let attempts = 3

  /// Runs the classes that have not been measured yet.
  func measure(_ classes: [TestClass], with program: TestProgram) throws {
    var failed: [String] = []
    for test in classes where !FileManager.default.fileExists(atPath: seconds(of: test).path) {
      if let seconds = try measure(test, with: program) {
        try "\(seconds)".write(to: self.seconds(of: test), atomically: true, encoding: .utf8)
      } else {
        failed.append(test.name)
      }
    }
    // Without their tests, mutations would survive that they detect.
    guard failed.isEmpty else { throw Failure("\(failed.joined(separator: ", ")) fail without a mutation") }
  }

  /// Returns the processor time of a class, or `nil` if it fails. It is infinite if the class is too slow to be used.
  private func measure(_ test: TestClass, with program: TestProgram) throws -> Double? {
    let map = map(of: test)
    try Data(count: highest + 1).write(to: map)
    for _ in 0..<Self.attempts {
      let environment = [MutantSwitch.reachedVariable: map.path]
      let (outcome, seconds) = try program.run([test], limit: Self.limit, environment: environment)
      if outcome == .passed { return seconds }
      if seconds > Self.limit / 2 {
        print("\(test.name) takes too long and is not used")
        return .infinity
      }
    }
    return nil
  }

  /// Returns the classes that reach a mutation. The nearest and shortest come first.
  func classes(reaching mutation: Mutation, of classes: [TestClass]) -> [(test: TestClass, seconds: Double)] {
    classes.compactMap { test -> (test: TestClass, seconds: Double)? in
      guard let text = try? String(contentsOf: seconds(of: test), encoding: .utf8), let seconds = Double(text),
        seconds.isFinite,
        let map = try? Data(contentsOf: map(of: test)), map.count > mutation.number, map[mutation.number] == 1
      else { return nil }
      return (test, seconds)
    }.sorted {
      let (first, second) = ($0.test.nearness(to: mutation.file), $1.test.nearness(to: mutation.file))
      return first == second ? $0.seconds < $1.seconds : first > second
    }
  }

  private func map(of test: TestClass) -> URL { folder.appendingPathComponent("\(test.name)-\(test.version)") }
  private func seconds(of test: TestClass) -> URL { map(of: test).appendingPathExtension("seconds") }
}
