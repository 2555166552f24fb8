// SPDX-License-Identifier: MIT
import Foundation

/// The steps of a run.
struct Run {
  private let package: URL
  private let folder: URL
  private let options: Options
  private let tree: MutatedTree
  /// What is known of these mutations: which can't be compiled, what the tests reach, what was tried.
  private let known: URL
  private var dropped: Numbers { Numbers(file: known.appendingPathComponent("dropped")) }
  /// Those in the copy: all that were ever chosen, so that a smaller choice builds and measures nothing again.
  private var written: Numbers { Numbers(file: known.appendingPathComponent("written")) }

  /// The part of the mutations that may survive.
  private static let allowed = 0.05
  /// Modules of tests that start programs, or never reach the mutated code.
  private static let farModules = ["GalleryTests", "X11Tests", "CoreGraphicsTests"]

  init(package: URL, folder: URL, options: Options) throws {
    self.package = package
    self.folder = folder
    self.options = options
    tree = try MutatedTree(
      package: package, copy: folder.appendingPathComponent("tree"), folders: Options.folders)
    let all = tree.mutations.map { "\($0.number) \($0.file) \($0.code) \($0.change)" }
    known = folder.appendingPathComponent("known/\(fingerprint(all.joined(separator: "\n")))")
    try FileManager.default.createDirectory(at: trialFolder, withIntermediateDirectories: true)
  }

  func write() throws {
    let numbers = written.all.union(chosen.map(\.number)).subtracting(dropped.all)
    try written.save(numbers)
    try tree.write(numbers)
  }

  func drop() throws {
    let log = try String(contentsOf: folder.appendingPathComponent("build.log"), encoding: .utf8)
    let numbers = tree.mutations(in: log, written: written.all)
    guard !numbers.isEmpty else {
      throw Failure("the build of the copy fails, and not because of a mutation:\n\(log.suffix(3000))")
    }
    try dropped.save(dropped.all.union(numbers))
    print("\(numbers.count) mutations can't be compiled; others take their place")
    try write()
  }

  func list() {
    for mutation in chosen {
      print("\(mutation.number)\t\(mutation.place)\t\(mutation.change)\t\(mutation.code)")
    }
  }

  func reach() throws {
    let program = program
    let reached = reached
    try FileManager.default.createDirectory(at: reached.folder, withIntermediateDirectories: true)
    try reached.measure(options.share(of: classes(of: program)), with: program)
  }

  func tryOut() throws {
    let program = program
    let classes = try classes(of: program)
    for mutation in options.share(of: chosen) {
      let trial = try Trial(mutation, classes: reached.classes(reaching: mutation, of: classes), program: program)
      try trial.save(in: trialFolder)
      guard trial.verdict != .killed else { continue }
      print("\(trial.verdict): \(mutation.number) \(mutation.place): \(mutation.change)")
    }
  }

  /// Prints the survivors among the chosen mutations; returns whether they are few, and each has a reason.
  func report() throws -> Bool {
    let accepted = try AcceptedSurvivors(
      contentsOf: package.appendingPathComponent("Tools/Mutate/accepted-survivors.txt"))
    let trials = chosen.compactMap { Trial.saved($0, in: trialFolder) }
    let survivors = trials.filter { $0.verdict != .killed }
    let unexplained = survivors.filter { accepted.reason(for: $0.mutation) == nil }
    for survivor in survivors {
      let mutation = survivor.mutation
      print("\(mutation.place): \(mutation.change)\n  mutant \(mutation.number) in: \(mutation.code)")
      print("  tests: \(survivor.tests.isEmpty ? "none reaches it" : survivor.tests.joined(separator: ", "))")
      print("  \(accepted.reason(for: mutation).map { "accepted: \($0)" } ?? "no test notices this")")
    }
    print("\(trials.count) tried, \(survivors.count) survived, \(unexplained.count) of them without a reason")
    return unexplained.isEmpty && Double(survivors.count) <= Self.allowed * Double(trials.count)
  }

  // MARK: Parts

  private var chosen: [Mutation] { options.choice(of: tree.mutations, without: dropped.all) }

  private var trialFolder: URL { known.appendingPathComponent("trials") }

  private var reached: Reach {
    let numbers = fingerprint(written.all.sorted().map(String.init).joined(separator: " "))
    return Reach(
      folder: known.appendingPathComponent("reached-\(numbers)"), highest: tree.mutations.last?.number ?? 0)
  }

  private var program: TestProgram {
    TestProgram(
      file: folder.appendingPathComponent("tree/.build/debug/PassagePackageTests.xctest"),
      log: folder.appendingPathComponent("output-\(options.worker.index)"))
  }

  private func classes(of program: TestProgram) throws -> [TestClass] {
    try TestClass.all(in: program.listTests(), package: package).filter { test in
      !Self.farModules.contains { test.name.hasPrefix("\($0).") }
    }
  }
}

/// A set of numbers in a file, one a line.
private struct Numbers {
  let file: URL

  var all: Set<Int> {
    let lines = try? String(contentsOf: file, encoding: .utf8)
    return Set((lines ?? "").split(separator: "\n").compactMap { Int($0) })
  }

  func save(_ numbers: Set<Int>) throws {
    let lines = numbers.sorted().map(String.init).joined(separator: "\n")
    try lines.write(to: file, atomically: true, encoding: .utf8)
  }
}
