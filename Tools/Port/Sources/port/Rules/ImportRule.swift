// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces the imports of modules that Passage has by `import UIKit`, and imports a framework of Apple's only where it
/// exists.
struct ImportRule: FileRule {
  let name = "import"

  /// The modules whose declarations `import UIKit` provides, or that have nothing that a program could use on Linux.
  private static let partsOfUIKit: Set = ["CoreGraphics", "OSLog", "ObjectiveC", "QuartzCore", "os"]

  private static let absent: Set = [
    "AVFoundation", "AVKit", "Accelerate", "AppKit", "AudioToolbox", "CloudKit", "Cocoa", "Combine", "Contacts",
    "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreText",
    "CoreVideo", "GLKit", "GameplayKit", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Network", "Photos", "PhotosUI", "SafariServices",
    "SceneKit", "Security", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit", "simd",
  ]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    let imports = file.all(ImportDeclSyntax.self)
    var blocksWithUIKit = Set(imports.filter { $0.isPlain && $0.module == "UIKit" }.map(\.block))
    return imports.compactMap { declaration in
      if Self.partsOfUIKit.contains(declaration.module) || declaration.module == "UIKit" && !declaration.isPlain {
        let isThere =
          blocksWithUIKit.contains(Syntax(file.tree.statements)) || blocksWithUIKit.contains(declaration.block)
        blocksWithUIKit.insert(declaration.block)
        return isThere ? removal(of: declaration, in: file, at: index) : replacement(of: declaration, "UIKit", index)
      }
      if declaration.module == "Darwin" { return replacement(of: declaration, "Foundation", index) }
      guard Self.absent.contains(declaration.module), !declaration.isConditional else { return nil }
      return condition(of: declaration, in: file, at: index)
    }
  }

  private func replacement(of declaration: ImportDeclSyntax, _ module: String, _ index: Int) -> Edit {
    let end = declaration.path.textRange.upperBound
    let start = declaration.importKindSpecifier?.textRange.lowerBound ?? declaration.path.textRange.lowerBound
    return Edit(file: index, range: start..<end, replacement: module)
  }

  private func removal(of declaration: ImportDeclSyntax, in file: SourceFile, at index: Int) -> Edit {
    Edit(file: index, range: file.deletion(of: declaration.textRange), replacement: "")
  }

  private func condition(of declaration: ImportDeclSyntax, in file: SourceFile, at index: Int) -> Edit {
    let indentation = file.indentation(at: declaration.textRange.lowerBound)
    let lines = [
      "#if canImport(\(declaration.module))", "\(indentation)\(declaration.trimmedDescription)", "\(indentation)#endif",
    ]
    return Edit(
      file: index, range: declaration.textRange, replacement: lines.joined(separator: "\n"),
      manualEdit: "\(declaration.module) is not on Linux; do without it, or use something else")
  }
}

extension ImportDeclSyntax {
  fileprivate var module: String { path.first?.name.text ?? "" }

  /// Whether the declaration imports the whole of one module.
  fileprivate var isPlain: Bool { path.count == 1 && importKindSpecifier == nil }

  /// The list of statements that contains the declaration: that of the file, or of a clause of `#if`.
  fileprivate var block: Syntax { ancestors.first { $0.is(CodeBlockItemListSyntax.self) } ?? Syntax(self) }

  /// Whether the declaration is compiled only for another platform, or only if a module exists.
  fileprivate var isConditional: Bool {
    ancestors.compactMap { $0.as(IfConfigClauseSyntax.self) }.contains { clause in
      clause.tests("canImport") || clause.tests("os") && !clause.tests("os(iOS)") && !clause.tests("os(Linux)")
        || clause.earlierClauses.contains { $0.tests("os(iOS)") || $0.tests("canImport(UIKit)") }
    }
  }
}

extension IfConfigClauseSyntax {
  /// Returns whether the condition has a test that is not negated.
  fileprivate func tests(_ test: String) -> Bool {
    let condition = condition?.description ?? ""
    return condition.contains(test) && !condition.contains("!\(test)")
  }

  fileprivate var earlierClauses: [IfConfigClauseSyntax] {
    parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != id }.map { $0 } ?? []
  }
}
