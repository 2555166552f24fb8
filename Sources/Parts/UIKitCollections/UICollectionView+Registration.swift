// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// How the cells for a type of items are made and configured.
  ///
  /// ```swift
  /// @MainActor func makeSource(of names: UICollectionView) -> UICollectionViewDiffableDataSource<Int, String> {
  ///   let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
  ///     cell.accessibilityLabel = name
  ///   }
  ///   return UICollectionViewDiffableDataSource(collectionView: names) { names, path, name in
  ///     names.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
  ///   }
  /// }
  /// ```
  ///
  /// Make a registration once, and not in the closure that returns the cells: cells are reused for the registration that
  /// they were made with.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier = RegistrationNumber.next()

    /// Creates a registration.
    ///
    /// - Parameter handler: Configures each cell before it appears.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How the supplementary views of a kind are made and configured.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view for an element.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let kind: String
    let handler: Handler
    let identifier = RegistrationNumber.next()

    /// Creates a registration for a kind of supplementary views.
    public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
  }

  /// Returns the cell of an item, made or reused for a registration and configured by it.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    return configured(cell) { if let item { registration.handler($0, indexPath, item) } }
  }

  /// Returns a supplementary view, made or reused for a registration and configured by it.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    return configured(view) { registration.handler($0, registration.kind, indexPath) }
  }

  private func configured<View>(_ view: UICollectionReusableView, _ configure: (View) -> Void) -> View {
    guard let view = view as? View else {
      fatalError("\(type(of: view)) was made for another registration than one of \(View.self)")
    }
    UIView.performWithoutAnimation { configure(view) }
    return view
  }
}

/// The numbers of registrations, which are the identifiers under which their views are reused.
@MainActor enum RegistrationNumber {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "UICollectionView.registration-\(last)"
  }
}
