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
  private static let limit = 20.0

  /// Runs the classes that have not been measured yet.
  func measure(_ classes: [TestClass], with program: TestProgram) throws {
    for test in classes where !FileManager.default.fileExists(atPath: seconds(of: test).path) {
      let map = map(of: test)
      try Data(count: highest + 1).write(to: map)
      let environment = [MutantSwitch.reachedVariable: map.path]
      let (outcome, seconds) = try program.run([test], limit: Self.limit, environment: environment)
      if outcome != .passed { print("\(test.name) \(outcome) without a mutation, and is not used") }
      try "\(outcome == .passed ? seconds : .infinity)".write(
        to: self.seconds(of: test), atomically: true, encoding: .utf8)
    }
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
