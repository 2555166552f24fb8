// SPDX-License-Identifier: MIT
import UIKitCore

/// The content of an item that is dragged, in one or more representations, which are loaded when they are needed.
///
/// In contrast to Apple's Foundation, completion handlers are called on the main thread, and files are represented by their
/// data or their URLs, not by copies.
@preconcurrency @MainActor open class NSItemProvider: NSObject {
  /// Loads the data of a representation, and passes it on later. Nil means that it is not available.
  typealias Loader = (@escaping @MainActor @Sendable (Data?) -> Void) -> Void

  private struct Representation {
    let identifier: String
    let load: Loader
  }

  private var representations: [Representation] = []

  /// Creates a provider without content.
  public override init() { super.init() }

  /// Creates a provider of an object's content, such as an `NSString` or a `UIImage`.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      register(identifier) { completion in
        _ = object.loadData(withTypeIdentifier: identifier) { data, _ in Self.deliver(data, to: completion) }
      }
    }
  }

  nonisolated deinit {}

  /// Passes data on, at once on the main thread and later from another one.
  nonisolated private static func deliver(
    _ data: Data?, to completion: @escaping @MainActor @Sendable (Data?) -> Void
  ) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { completion(data) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(data) } }
    }
  }

  func register(_ identifier: String, _ load: @escaping Loader) {
    representations.append(Representation(identifier: identifier, load: load))
  }

  /// The identifiers of the representations, the best first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.identifier) }

  /// Returns whether there is a representation of a kind or of one that belongs to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Adds a representation.
  ///
  /// - Parameter loadHandler: Called when the data is needed, with a closure that takes it. The progress that it returns is
  ///   not observed.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier) { completion in
      _ = loadHandler { data, _ in Self.deliver(data, to: completion) }
    }
  }

  private func representation(conformingTo identifier: String) -> Representation? {
    representations.first { $0.identifier == identifier }
      ?? representations.first { ContentType.conforms($0.identifier, to: identifier) }
  }

  // MARK: Loading

  /// Loads the data of a representation of a kind or of one that belongs to it.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = representation(conformingTo: typeIdentifier) else {
      completionHandler(nil, Self.error(.unavailableCoercionError))
      return progress
    }
    found.load { data in
      progress.completedUnitCount = 1
      completionHandler(data, data == nil ? Self.error(.itemUnavailableError) : nil)
    }
    return progress
  }

  /// Returns whether an object of a class can be made from one of the representations.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { identifier(for: aClass) != nil }

  /// Loads an object of a class, such as `UIImage`, from the representation that the class prefers.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @MainActor @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let identifier = identifier(for: aClass) ?? ""
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Returns the kind that a class prefers among those of the representations.
  private func identifier(for aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }
}
