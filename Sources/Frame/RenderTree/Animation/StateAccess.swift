// SPDX-License-Identifier: MIT

/// Reads and writes one value in the state of a layer.
struct StateAccess<Value>: Sendable {
  let get: @Sendable (LayerState) -> Value
  let set: @Sendable (Value, inout LayerState) -> Void

  init(
    get: @escaping @Sendable (LayerState) -> Value, set: @escaping @Sendable (Value, inout LayerState) -> Void
  ) {
    self.get = get
    self.set = set
  }

  /// Access to a member of the state itself.
  init(_ path: WritableKeyPath<LayerState, Value> & Sendable) {
    let member = Member(path)
    self.init { state in
      withUnsafePointer(to: state) { member.get($0) }
    } set: { value, state in
      member.set(value, in: &state)
    }
  }

  /// Access to a member of the state's appearance.
  init(appearance path: WritableKeyPath<LayerAppearance, Value> & Sendable) {
    let member = Member(path)
    self.init { state in
      state.readAppearance { member.get($0) }
    } set: { value, state in
      state.changeAppearance { member.set(value, in: &$0) }
    }
  }

  /// Access to a part of the value.
  func appending<Part>(_ part: WritableKeyPath<Value, Part> & Sendable) -> StateAccess<Part> {
    let (get, set) = (get, set)
    return StateAccess<Part> {
      get($0)[keyPath: part]
    } set: { new, state in
      var whole = get(state)
      whole[keyPath: part] = new
      set(whole, &state)
    }
  }
}

extension StateAccess<CATransform3D> {
  // Transforms are not members of the state as matrices.
  static let transform = StateAccess {
    $0.placement.transform
  } set: {
    $1.placement.transform = $0
  }

  static let sublayerTransform = StateAccess {
    $0.geometry.sublayerTransform
  } set: {
    $1.geometry.sublayerTransform = $0
  }
}

/// A member of a value. A stored one is found by its offset, because each access by a key path costs a thousand
/// instructions, and each animation writes one member in each frame.
private struct Member<Root, Value>: Sendable {
  private let path: WritableKeyPath<Root, Value> & Sendable
  private let offset: Int?

  init(_ path: WritableKeyPath<Root, Value> & Sendable) {
    self.path = path
    offset = MemoryLayout<Root>.offset(of: path)
  }

  func get(_ root: UnsafePointer<Root>) -> Value {
    guard let offset else { return root.pointee[keyPath: path] }
    return UnsafeRawPointer(root).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
  }

  func set(_ value: Value, in root: inout Root) {
    guard let offset else {
      root[keyPath: path] = value
      return
    }
    withUnsafeMutableBytes(of: &root) {
      $0.baseAddress!.advanced(by: offset).assumingMemoryBound(to: Value.self).pointee = value
    }
  }
}
