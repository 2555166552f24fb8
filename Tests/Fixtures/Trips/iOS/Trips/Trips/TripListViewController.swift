// SPDX-License-Identifier: MIT
import Localization
import UIKit

/// The trips by country, searched, swiped, and with menus.
final class TripListViewController: UITableViewController {
  typealias DataSource = UITableViewDiffableDataSource<String, Trip.ID>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Trip.ID>

  private let store: TripStore
  let searchController = UISearchController(searchResultsController: nil)
  let hero = HeroNavigation()
  private(set) lazy var dataSource = makeDataSource()
  private var query = ""

  init(store: TripStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TripCell.self, forCellReuseIdentifier: TripCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    setUpSearch()
    setUpItems()
    NotificationCenter.default.addObserver(
      self, selector: #selector(tripsDidChange(_:)), name: .tripsDidChange, object: store)
    applySnapshot(animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hero.attach(to: navigationController)
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(title: Strings.search, action: #selector(focusSearch), input: "f", modifierFlags: .command)]
  }

  // MARK: Setting up

  private func setUpSearch() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = Strings.search
    searchController.searchBar.autocapitalizationType = .none
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  private func setUpItems() {
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.leftBarButtonItem = editButtonItem
    let add = UIAction(image: UIImage(systemName: "plus")) { [weak self] _ in self?.addTrip() }
    let sort = UIMenu(
      title: "",
      children: [
        UIAction(title: Strings.trips, image: UIImage(systemName: "textformat"), state: .on) { _ in },
        UIAction(title: Strings.delete, attributes: .destructive) { [weak self] _ in self?.deleteAll() },
      ])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: add), UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: sort),
    ]
  }

  private func makeDataSource() -> DataSource {
    let dataSource = TripDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: TripCell.reuseIdentifier, for: indexPath)
      if let trip = self?.store.trip(with: id) { (cell as? TripCell)?.configure(with: trip) }
      return cell
    }
    dataSource.store = store
    dataSource.defaultRowAnimation = .fade
    return dataSource
  }

  // MARK: Content

  private func applySnapshot(animated: Bool) {
    let trips = store.trips.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
    let countries = Dictionary(grouping: trips, by: \.country)
    var snapshot = Snapshot()
    for country in countries.keys.sorted() {
      snapshot.appendSections([country])
      snapshot.appendItems(countries[country, default: []].map(\.id), toSection: country)
    }
    let shown = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(shown.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  @objc private func tripsDidChange(_ notification: Notification) {
    applySnapshot(animated: view.window != nil)
  }

  @objc private func refresh() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
      self?.refreshControl?.endRefreshing()
    }
  }

  @objc private func focusSearch() {
    searchController.searchBar.becomeFirstResponder()
  }

  private func addTrip() {
    let form = TripFormViewController(store: store)
    let stack = UINavigationController(rootViewController: form)
    stack.modalPresentationStyle = .pageSheet
    present(stack, animated: true)
  }

  private func deleteAll() {
    let alert = UIAlertController(title: Strings.delete, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: Strings.delete, style: .destructive) { [store] _ in
        for trip in store.trips { store.delete(trip.id) }
      })
    alert.addAction(UIAlertAction(title: Strings.cancel, style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.last
    present(alert, animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    hero.source = (tableView.cellForRow(at: indexPath) as? TripCell)?.badge
    navigationController?.pushViewController(TripDetailViewController(store: store, id: id), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: Strings.delete) { [store] _, _, completion in
      store.delete(id)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let favorite = UIContextualAction(style: .normal, title: Strings.favorite) { [store] _, _, completion in
      store.update(id) { $0.isFavorite.toggle() }
      completion(true)
    }
    favorite.backgroundColor = Theme.accent
    let configuration = UISwipeActionsConfiguration(actions: [favorite])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: id.uuidString as NSString, previewProvider: nil) { [store] _ in
      let favorite = UIAction(title: Strings.favorite, image: UIImage(systemName: "star")) { _ in
        store.update(id) { $0.isFavorite.toggle() }
      }
      let delete = UIAction(title: Strings.delete, attributes: .destructive) { _ in store.delete(id) }
      return UIMenu(children: [favorite, UIMenu(options: .displayInline, children: [delete])])
    }
  }
}

extension TripListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != query else { return }
    query = text
    applySnapshot(animated: true)
  }
}

/// A data source with the names of countries above their trips.
private final class TripDataSource: UITableViewDiffableDataSource<String, Trip.ID> {
  weak var store: TripStore?

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
    store?.delete(id)
  }
}
