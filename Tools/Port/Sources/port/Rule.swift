// SPDX-License-Identifier: MIT

/// One construct of iOS, and how it is written for Passage.
///
/// A rule is applied until it has no more edits, so it must not find anything to do in its own result.
protocol Rule: Sendable {
  /// What the report calls the construct, such as `#selector`.
  var name: String { get }

  /// Returns the edits of all files. Of edits that overlap, the first is made, and the rule is asked again.
  func edits(in project: Project) -> [Edit]
}

/// A rule that looks at one file at a time.
protocol FileRule: Rule {
  /// Returns the edits of the file with this index.
  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit]
}

extension FileRule {
  func edits(in project: Project) -> [Edit] {
    project.files.enumerated().flatMap { edits(in: $1, at: $0, of: project) }
  }
}

/// The rules in the order in which they are applied.
///
/// Calls of optional requirements are found by the requirements, and moved overrides by the superclasses; both before the
/// attributes that mark them are removed.
let allRules: [any Rule] = [
  EntryPointRule(), ImportRule(), ImplicitImportRule(), NetworkImportRule(),
  SelectorRule(), KeyPathRule(), LiteralRule(), AutoreleasepoolRule(),
  OptionalCallRule(), OptionalRequirementRule(), ExtensionOverrideRule(), InterfaceBuilderRule(),
  ObjCProtocolRule(), AttributeRule(), DynamicRule(), ClassConstraintRule(),
  PlatformConditionRule(),
  RenamedTypeRule(), RenamedConstantRule(), RenamedNotificationRule(), RenamedMethodRule(), RenamedFunctionRule(),
]
