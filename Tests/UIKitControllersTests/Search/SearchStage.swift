// SPDX-License-Identifier: MIT
import UIKit

@testable import UIKitControllers

/// A page with a search controller in a navigation controller, in a window of 400 × 600 points, and a record of the calls.
@MainActor
final class SearchStage {
  /// A table of 40 rows of 44 points.
  final class Page: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    let search: UISearchController
    var calls: [String] = []

    init(_ search: UISearchController) {
      self.search = search
      super.init(style: .plain)
      title = "Cities"
    }

    required init?(coder: NSCoder) { nil }
    nonisolated deinit {}

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
      search.delegate = self
      search.searchResultsUpdater = self
      search.searchBar.delegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      calls.append("update \(searchController.isActive ? "active" : "ended") \(text)")
    }

    func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  }

  enum Place {
    case navigationItem
    case tableHeader
  }

  let host = ManualHost(size: CGSize(width: 400, height: 600))
  let page: Page
  let navigation: UINavigationController
  var search: UISearchController { page.search }
  var bar: UISearchBar { search.searchBar }
  var table: UITableView { page.tableView }

  init(_ place: Place = .navigationItem, results: UIViewController? = nil, large: Bool = false) {
    page = Page(UISearchController(searchResultsController: results))
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = large
    switch place {
    case .navigationItem: page.navigationItem.searchController = page.search
    case .tableHeader: page.tableView.tableHeaderView = page.search.searchBar
    }
    host.window.rootViewController = navigation
    host.advance(by: 0.5)
  }

  nonisolated deinit {}

  /// The height of the navigation bar as it is shown.
  var barHeight: CGFloat {
    let bar = navigation.navigationBar
    return (bar.layer.presentation() ?? bar.layer).bounds.height
  }

  func tap(_ view: UIView) {
    host.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    host.flush()
  }

  /// Begins a search as the user does.
  func begin() {
    tap(bar.searchTextField)
    host.advance(by: 1)
    page.calls = []
  }

  func close() { host.window.close() }
}
