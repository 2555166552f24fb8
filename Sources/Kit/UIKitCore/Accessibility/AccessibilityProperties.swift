// SPDX-License-Identifier: MIT

/// The accessibility properties that a program has set on an object. An object without such properties has no storage.
struct AccessibilityProperties {
  private var storage: Storage?

  private final class Storage {
    var isElement: Bool?
    var texts: [Text: String] = [:]
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var flags: Set<Flag> = []
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
  }

  private enum Text { case label, hint, value, identifier, language }
  private enum Flag { case hidesElements, isModal, groupsChildren }

  private mutating func change(_ body: (Storage) -> Void) {
    let storage = storage ?? Storage()
    body(storage)
    self.storage = storage
  }

  private subscript(text: Text) -> String? {
    get { storage?.texts[text] }
    set { change { $0.texts[text] = newValue } }
  }

  private subscript(flag: Flag) -> Bool {
    get { storage?.flags.contains(flag) ?? false }
    set { change { if newValue { $0.flags.insert(flag) } else { $0.flags.remove(flag) } } }
  }

  var label: String? {
    get { self[.label] }
    set { self[.label] = newValue }
  }
  var hint: String? {
    get { self[.hint] }
    set { self[.hint] = newValue }
  }
  var value: String? {
    get { self[.value] }
    set { self[.value] = newValue }
  }
  var identifier: String? {
    get { self[.identifier] }
    set { self[.identifier] = newValue }
  }
  var language: String? {
    get { self[.language] }
    set { self[.language] = newValue }
  }
  var hidesElements: Bool {
    get { self[.hidesElements] }
    set { self[.hidesElements] = newValue }
  }
  var isModal: Bool {
    get { self[.isModal] }
    set { self[.isModal] = newValue }
  }
  var groupsChildren: Bool {
    get { self[.groupsChildren] }
    set { self[.groupsChildren] = newValue }
  }
  var isElement: Bool? {
    get { storage?.isElement }
    set { change { $0.isElement = newValue } }
  }
  var traits: UIAccessibilityTraits? {
    get { storage?.traits }
    set { change { $0.traits = newValue } }
  }
  var frame: CGRect? {
    get { storage?.frame }
    set { change { $0.frame = newValue } }
  }
  var activationPoint: CGPoint? {
    get { storage?.activationPoint }
    set { change { $0.activationPoint = newValue } }
  }
  var elements: [Any]? {
    get { storage?.elements }
    set { change { $0.elements = newValue } }
  }
  var customActions: [UIAccessibilityCustomAction]? {
    get { storage?.customActions }
    set { change { $0.customActions = newValue } }
  }
}
