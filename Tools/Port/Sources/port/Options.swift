// SPDX-License-Identifier: MIT

/// The command line.
struct Options: Equatable {
  static let usage = "usage: port FOLDER [--check] [--out FOLDER] [--package NAME]"

  /// The folder with the sources of iOS.
  private(set) var folder = ""
  /// Whether to report the changes without making them.
  private(set) var isCheck = false
  /// The folder to write to. If it is nil, the sources are replaced.
  private(set) var output: String?
  /// The name of the package and of its library, for which to write a `Package.swift`.
  private(set) var packageName: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": isCheck = true
      case "--out": output = try value(of: argument, from: &rest)
      case "--package": packageName = try Self.moduleName(value(of: argument, from: &rest))
      default: try takeFolder(argument)
      }
    }
    guard !folder.isEmpty else { throw Failure("No folder was given.\n\(Self.usage)") }
    guard !isCheck || output == nil else { throw Failure("--check writes nothing: leave out --out.\n\(Self.usage)") }
  }

  private mutating func takeFolder(_ argument: String) throws {
    guard !argument.hasPrefix("-") else { throw Failure("\(argument) is no option.\n\(Self.usage)") }
    guard folder.isEmpty else { throw Failure("\(argument): only one folder is taken.\n\(Self.usage)") }
    guard !argument.isEmpty else { throw Failure("The folder's name is empty.\n\(Self.usage)") }
    folder = argument
  }

  private func value(of option: String, from rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
      throw Failure("\(option) needs a value.\n\(Self.usage)")
    }
    return value
  }

  private static func moduleName(_ name: String) throws -> String {
    let isName = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    guard isName, name.unicodeScalars.first?.properties.isXIDStart == true else {
      throw Failure("--package: \(name) cannot be a module's name; use letters, digits and underscores.\n\(usage)")
    }
    return name
  }
}
