// SPDX-License-Identifier: MIT

/// The function with which mutated code selects one of its forms.
enum MutantSwitch {
  /// The environment variable with the number of the active mutation.
  static let numberVariable = "MUTANT"
  /// The environment variable with the path of a file that has one byte for each mutation. Mutations that are reached
  /// are marked in it.
  static let reachedVariable = "MUTANTS_REACHED"

  /// The source that is added to each module with mutated code. The file is shared memory, so that the marks of a
  /// process that a signal ends are kept.
  static let source = """
    import Foundation

    nonisolated private let active = ProcessInfo.processInfo.environment["\(numberVariable)"].flatMap { Int($0) } ?? 0

    nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
      guard let path = ProcessInfo.processInfo.environment["\(reachedVariable)"] else { return nil }
      let file = open(path, O_RDWR)
      let size = lseek(file, 0, SEEK_END)
      defer { close(file) }
      guard file >= 0, size > 0 else { return nil }
      return mmap(nil, Int(size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)?.assumingMemoryBound(to: UInt8.self)
    }()

    nonisolated func mutant(_ number: Int) -> Bool {
      if let reached { reached[number] = 1 }
      return number == active
    }

    """
}
