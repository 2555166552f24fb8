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
/// A file that is left out needs no other rule. Questions whether an object responds to a method are found by their
/// selectors. Calls of optional requirements are found by the requirements, and moved overrides by the superclasses. Both
/// come before the removal of the attributes that mark these.
let allRules: [any Rule] = [
  LeftOutFileRule(), EntryPointRule(), ImportRule(), ImplicitImportRule(), NetworkImportRule(), ModuleQualifierRule(),
  SharedApplicationRule(), RespondsRule(), SelectorRule(), KeyPathRule(), LiteralRule(), AutoreleasepoolRule(),
  CoreFoundationCastRule(),
  OptionalCallRule(), OptionalRequirementRule(), ExtensionOverrideRule(), InterfaceBuilderRule(),
  ObjCProtocolRule(), ManagedPropertyRule(), AttributeRule(), DynamicRule(), ClassConstraintRule(),
  PlatformConditionRule(),
  RenamedTypeRule(), RenamedConstantRule(), RenamedNotificationRule(), RenamedMethodRule(), RenamedFunctionRule(),
]
