// SPDX-License-Identifier: MIT

/// The command line.
struct Options: Equatable {
  static let usage = "usage: port FOLDER | --module NAME=FOLDER… [--check] [--out FOLDER] [--package NAME]"

  /// A module of the library.
  struct Module: Equatable {
    /// The name, or nil if the library has one module.
    let name: String?
    /// The folder with the sources of iOS.
    let folder: String
  }

  /// The modules, which are ported together.
  private(set) var modules: [Module] = []
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
      case "--package": packageName = try Self.moduleName(value(of: argument, from: &rest), of: argument)
      case "--module": try takeModule(value(of: argument, from: &rest))
      default: try takeFolder(argument)
      }
    }
    guard !modules.isEmpty else { throw Failure("No folder was given.\n\(Self.usage)") }
    guard !hasNamedModules || packageName == nil || output != nil else {
      throw Failure("--package needs --out if there are several modules.\n\(Self.usage)")
    }
    guard !isCheck || output == nil else { throw Failure("--check writes nothing: leave out --out.\n\(Self.usage)") }
  }

  private mutating func takeFolder(_ argument: String) throws {
    guard !argument.hasPrefix("-") else { throw Failure("\(argument) is no option.\n\(Self.usage)") }
    guard modules.isEmpty else {
      throw Failure("\(argument): only one folder is taken; name several with --module.\n\(Self.usage)")
    }
    guard !argument.isEmpty else { throw Failure("The folder's name is empty.\n\(Self.usage)") }
    modules = [Module(name: nil, folder: argument)]
  }

  private mutating func takeModule(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw Failure("--module needs a name and a folder, Core=Sources/Core.\n\(Self.usage)")
    }
    let name = try Self.moduleName(parts[0], of: "--module")
    guard modules.allSatisfy({ $0.name != nil && $0.name != name }) else {
      throw Failure("--module \(name): each folder needs a name of its own.\n\(Self.usage)")
    }
    modules.append(Module(name: name, folder: parts[1]))
  }

  var hasNamedModules: Bool { modules.contains { $0.name != nil } }

  private func value(of option: String, from rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
      throw Failure("\(option) needs a value.\n\(Self.usage)")
    }
    return value
  }

  private static func moduleName(_ name: String, of option: String) throws -> String {
    let isName = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    guard isName, name.unicodeScalars.first?.properties.isXIDStart == true else {
      throw Failure("\(option): \(name) cannot be a module's name; use letters, digits and underscores.\n\(usage)")
    }
    return name
  }
}
