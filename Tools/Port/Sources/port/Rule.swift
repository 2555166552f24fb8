// SPDX-License-Identifier: MIT

/// A construct of iOS and its form for Passage.
///
/// A rule is applied until it has no more edits, so it must not find work in its own result.
protocol Rule: Sendable {
  /// The name of the construct in the report, such as `#selector`.
  var name: String { get }

  /// Returns the edits of all files. If edits overlap, the first is made, and the rule is asked again.
  func edits(in project: Project) -> [Edit]
}

/// A rule that edits each file separately.
protocol FileRule: Rule {
  /// Returns the edits of the file with an index.
  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit]
}

extension FileRule {
  func edits(in project: Project) -> [Edit] {
    project.files.enumerated().flatMap { edits(in: $1, at: $0, of: project) }
  }
}

/// The rules in the order in which they are applied.
///
/// Calls of optional requirements are found by the requirements, and moved overrides by the superclasses. Both come
/// before the removal of the attributes that mark these.
let allRules: [any Rule] = [
  EntryPointRule(), ImportRule(), ImplicitImportRule(), NetworkImportRule(), ModuleQualifierRule(),
  SelectorRule(), KeyPathRule(), LiteralRule(), AutoreleasepoolRule(), CoreFoundationCastRule(),
  OptionalCallRule(), OptionalRequirementRule(), ExtensionOverrideRule(), InterfaceBuilderRule(),
  ObjCProtocolRule(), AttributeRule(), DynamicRule(), ClassConstraintRule(),
  PlatformConditionRule(),
  RenamedTypeRule(), RenamedConstantRule(), RenamedNotificationRule(), RenamedMethodRule(), RenamedFunctionRule(),
]
