// SPDX-License-Identifier: MIT
import Localization
import UIKit

/// A form that avoids the keyboard: the text by notifications, the button by the keyboard's guide.
final class TripFormViewController: UIViewController {
  private let store: TripStore
  let nameField = UITextField()
  let countryField = UITextField()
  let notesView = UITextView()
  private let scrollView = UIScrollView()
  private let saveButton = UIButton(configuration: .borderedProminent())
  private(set) var keyboardChanges = 0

  init(store: TripStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = Strings.trips
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpFields()
    setUpConstraints()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(save))
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    isModalInPresentation = false
    presentationController?.delegate = self
    updateButtons()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.becomeFirstResponder()
  }

  // MARK: Setting up

  private func setUpFields() {
    nameField.placeholder = "Name"
    nameField.textContentType = .name
    countryField.placeholder = "Country"
    for field in [nameField, countryField] {
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.returnKeyType = .next
      field.delegate = self
      field.addTarget(self, action: #selector(updateButtons), for: .editingChanged)
    }
    notesView.font = .preferredFont(forTextStyle: .body)
    notesView.isScrollEnabled = false
    notesView.layer.borderWidth = 1
    notesView.layer.borderColor = UIColor.separator.cgColor
    notesView.layer.cornerRadius = 6
    saveButton.setTitle(Strings.save, for: .normal)
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
    scrollView.keyboardDismissMode = .interactive
  }

  private func setUpConstraints() {
    let stack = UIStackView(arrangedSubviews: [nameField, countryField, notesView])
    stack.axis = .vertical
    stack.spacing = 12
    for subview in [scrollView, stack, saveButton] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    view.addSubview(saveButton)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: saveButton.topAnchor, constant: -12),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -12),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      notesView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
      saveButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      saveButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalToSystemSpacingBelow: saveButton.bottomAnchor, multiplier: 1),
    ])
  }

  // MARK: Actions

  @objc private func keyboardWillChange(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    keyboardChanges += 1
    let overlap = view.bounds.intersection(view.convert(frame, from: nil)).height
    UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
      self.scrollView.contentInset.bottom = max(overlap - self.view.safeAreaInsets.bottom, 0)
      self.scrollView.verticalScrollIndicatorInsets.bottom = self.scrollView.contentInset.bottom
    }
  }

  @objc private func updateButtons() {
    let isComplete = nameField.hasText && countryField.hasText
    saveButton.isEnabled = isComplete
    navigationItem.rightBarButtonItem?.isEnabled = isComplete
    isModalInPresentation = nameField.hasText || countryField.hasText
  }

  @objc private func save() {
    view.endEditing(true)
    store.add(
      Trip(name: nameField.text ?? "", country: countryField.text ?? "", start: Date(), notes: notesView.text))
    dismiss(animated: true)
  }
}

extension TripFormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { countryField.becomeFirstResponder() } else { notesView.becomeFirstResponder() }
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    (textField.text ?? "").count + string.count - range.length <= 40
  }
}

extension TripFormViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: Strings.delete, style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
    alert.addAction(UIAlertAction(title: Strings.cancel, style: .cancel))
    present(alert, animated: true)
  }
}
