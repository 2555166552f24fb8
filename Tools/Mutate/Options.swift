// SPDX-License-Identifier: MIT

/// The options of a step.
struct Options {
  /// The folders of `Sources` that are mutated.
  static let folders = [
    "Kit/UIKitControllers/Transitions", "Kit/UIKitCore/Gestures", "Kit/UIKitControllers/Presentation",
    "Base/TimingFunctions", "Frame/RenderTree", "Frame/RenderServer/Savings",
  ]

  /// The first argument: the name of the step.
  private(set) var step = ""
  /// The seed with which mutations are chosen.
  private(set) var seed: UInt64 = 1
  private(set) var count = 300
  private(set) var folder: String?
  private(set) var numbers: Set<Int> = []
  /// The index of this process among those that share the work, and their number.
  private(set) var worker = (index: 0, of: 1)

  init(_ arguments: [String]) throws {
    guard let step = arguments.first else { throw Failure("a step is missing") }
    self.step = step
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Failure("\(name) needs a value") }
      try set(name, value)
    }
  }

  private mutating func set(_ name: String, _ value: String) throws {
    switch name {
    case "--seed": seed = try number(value, for: name)
    case "--count": count = try number(value, for: name)
    case "--only":
      guard Self.folders.contains(where: { value.hasPrefix($0) || $0.hasPrefix(value) }) else {
        throw Failure("--only takes one of \(Self.folders.joined(separator: ", ")), or a file or folder in it")
      }
      folder = value
    case "--mutants": numbers = Set(try value.split(separator: ",").map { try number(String($0), for: name) })
    case "--worker":
      let words = value.split(separator: "/").compactMap { Int($0) }
      guard words.count == 2, words[1] > 0 else { throw Failure("--worker takes I/N") }
      worker = (words[0], words[1])
    default: throw Failure("\(name) is not an option")
    }
  }

  private func number<Number: FixedWidthInteger>(_ text: String, for name: String) throws -> Number {
    guard let number = Number(text) else { throw Failure("\(name) takes a number, not \(text)") }
    return number
  }

  /// Returns the chosen mutations: those with the given numbers, or a random choice that depends on the seed.
  ///
  /// The seed gives each mutation a rank that depends only on its code. Most of a choice therefore stays the same when
  /// other code changes.
  func choice(of mutations: [Mutation]) -> [Mutation] {
    if !numbers.isEmpty { return mutations.filter { numbers.contains($0.number) } }
    let candidates = mutations.filter { folder == nil || $0.file.hasPrefix(folder ?? "") }
    let ranked = candidates.map { (rank: rank(of: $0), mutation: $0) }.sorted { $0.rank < $1.rank }
    return ranked.prefix(count).map(\.mutation).sorted { $0.number < $1.number }
  }

  private func rank(of mutation: Mutation) -> UInt64 {
    var random = SplitMix(state: fnv1a(mutation.identity) ^ seed)
    return random.next()
  }

  /// Returns the elements that this process handles.
  func share<Element>(of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % worker.of == worker.index }.map(\.element)
  }
}

/// Random numbers that depend only on the seed (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
