// SPDX-License-Identifier: MIT
import Foundation

/// The result of testing one mutation, stored in a folder with one file for each mutation that was tried.
struct Trial: Codable {
  enum Verdict: String, Codable {
    case killed, survived, unreached
    /// Not tried, because no test needs to detect it.
    case accepted
  }

  let mutation: Mutation
  let verdict: Verdict
  /// The classes that were run, the nearest first.
  let tests: [String]
  /// The class that detected the mutation.
  let noticed: TestClass?

  /// The processor time in seconds for the tests of one process. Processes follow each other until one fails or all
  /// classes have passed; the last budget is that of all further processes.
  private static let budgets = [1.0, 3.0, 12.0, 60.0]

  init(_ mutation: Mutation, classes: [(test: TestClass, seconds: Double)], program: TestProgram) throws {
    self.mutation = mutation
    var (rest, tests, budgets) = (classes[...], [String](), Self.budgets[...])
    while !rest.isEmpty {
      let batch = Batch(from: &rest, budget: budgets.first ?? 0)
      if budgets.count > 1 { budgets.removeFirst() }
      tests += batch.tests.map(\.name)
      guard case .failed(let test) = try batch.run(with: mutation, in: program) else { continue }
      (verdict, self.tests, noticed) = (.killed, tests, test)
      return
    }
    (verdict, self.tests, noticed) = (tests.isEmpty ? .unreached : .survived, tests, nil)
  }

  /// Creates the trial of a mutation that is known to survive for a reason.
  init(accepted mutation: Mutation) {
    (self.mutation, verdict, tests, noticed) = (mutation, .accepted, [], nil)
  }

  // MARK: Files

  func save(in folder: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(mutation, in: folder), options: .atomic)
  }

  static func saved(_ mutation: Mutation, in folder: URL) -> Trial? {
    (try? Data(contentsOf: file(mutation, in: folder))).flatMap { try? JSONDecoder().decode(Trial.self, from: $0) }
  }

  private static func file(_ mutation: Mutation, in folder: URL) -> URL {
    folder.appendingPathComponent("\(mutation.number).json")
  }
}
