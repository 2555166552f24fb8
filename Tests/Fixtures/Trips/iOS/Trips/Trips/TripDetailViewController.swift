// SPDX-License-Identifier: MIT
import Localization
import UIKit

/// A trip under a header that stretches when the page is pulled.
final class TripDetailViewController: UIViewController {
  private let store: TripStore
  let id: Trip.ID
  let badge = BadgeView()
  let countdown = CountdownView()
  let scrollView = UIScrollView()
  let header = UIView()
  private let textLabel = UILabel()
  private let actionButton = UIButton(type: .system)
  private var offsetObservation: NSKeyValueObservation?
  private var headerHeight: NSLayoutConstraint!

  init(store: TripStore, id: Trip.ID) {
    self.store = store
    self.id = id
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    setUpViews()
    setUpActions()
    offsetObservation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] scrollView, change in
      guard let self = self, let offset = change.newValue else { return }
      let pulled = -(offset.y + scrollView.adjustedContentInset.top)
      self.headerHeight.constant = 180 + max(pulled, 0)
    }
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    countdown.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
    countdown.stop()
  }

  // MARK: Setting up

  private func setUpViews() {
    header.backgroundColor = Theme.card
    textLabel.numberOfLines = 0
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.text = String(repeating: "The train leaves early, and the market opens late. ", count: 40)
    let stack = UIStackView(arrangedSubviews: [header, countdown, actionButton, textLabel])
    stack.axis = .vertical
    stack.spacing = 16
    for subview in [scrollView, stack, badge] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    header.addSubview(badge)
    headerHeight = header.heightAnchor.constraint(equalToConstant: 180)
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
      headerHeight,
      countdown.heightAnchor.constraint(equalToConstant: 60),
      badge.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 120),
      badge.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  private func setUpActions() {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 8
    actionButton.configuration = configuration
    actionButton.configurationUpdateHandler = { [store, id] button in
      button.configuration?.title = store.trip(with: id)?.isFavorite == true ? "★" : Strings.favorite
    }
    actionButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        store.update(id) { $0.isFavorite.toggle() }
        actionButton.setNeedsUpdateConfiguration()
      }, for: .touchUpInside)
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(confirmDeletion)),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: Strings.photos, style: .plain, target: self, action: #selector(showPhotos)),
    ]
  }

  private func update() {
    guard let trip = store.trip(with: id) else { return }
    title = trip.name
    badge.text = String(trip.name.prefix(1))
    countdown.end = trip.start
  }

  // MARK: Actions

  @objc private func showPhotos() {
    show(PhotoGridViewController(store: store, trip: id), sender: self)
  }

  @objc private func confirmDeletion() {
    let alert = UIAlertController(title: Strings.delete, message: title, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Strings.cancel, style: .cancel))
    alert.addAction(
      UIAlertAction(title: Strings.delete, style: .destructive) { [weak self] _ in
        guard let self else { return }
        store.delete(id)
        navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}
