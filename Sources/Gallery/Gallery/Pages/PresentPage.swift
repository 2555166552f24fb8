// SPDX-License-Identifier: MIT
import UIKit

/// Present
///
/// Sheets, popovers, dialogs, overlays, the four stock transitions, and alerts.
/// Try: Drag a sheet between its detents, scroll inside it and keep pulling, and flick it away. Drag other pages down
/// or to the right.
/// Watch: Escape dismisses everything that can be dismissed.
enum PresentPage {
  static let entry = Page(
    id: "present", title: "Present", blurb: "Sheets, popovers, dialogs, overlays, alerts.",
    symbol: "rectangle.on.rectangle", section: .transitions, make: { PresentController() })
}

final class PresentController: UIViewController, MagicMoving, Revealing {
  private let run = StyleRun()
  private var sources: [String: UIView] = [:]
  private var chosen: TransitionStyle?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Present"
  }

  /// The picture or the button in the row that was chosen.
  var movingView: UIView { chosen.flatMap { sources[$0.id] } ?? view }
  var revealingView: UIView { movingView }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = OptionList([
      OptionList.Section(title: "Sheets", options: sheets),
      OptionList.Section(title: "Popovers", options: popovers),
      OptionList.Section(title: "Over a dimming view", options: overlays),
      OptionList.Section(title: "In a style", options: styles),
      OptionList.Section(title: "Alerts", options: alerts),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.becomeFirstResponder()
  }

  // MARK: Sheets

  private var sheets: [OptionList.Option] {
    [
      option("Detents", "A third, half and the full height. The list inside scrolls.") {
        $0.presentSheet(.pageSheet, detents: [.custom { $0.maximumDetentValue * 0.34 }, .medium(), .large()])
      },
      option("Page sheet", "The large detent. Pull it down to dismiss it.") { $0.presentSheet(.pageSheet) },
      option("Form sheet", "A smaller card on wide windows.") { $0.presentSheet(.formSheet) },
      option("Modal sheet", "Springs back when pulled. Its button and Escape dismiss it.") {
        $0.presentSheet(.pageSheet, isModal: true)
      },
    ]
  }

  private func presentSheet(
    _ style: UIModalPresentationStyle, detents: [UISheetPresentationController.Detent] = [.large()],
    isModal: Bool = false
  ) {
    let page = PlacesController()
    page.modalPresentationStyle = style
    page.isModalInPresentation = isModal
    page.sheetPresentationController?.detents = detents
    page.sheetPresentationController?.prefersGrabberVisible = !isModal
    present(page, animated: true)
  }

  // MARK: Popovers

  private var popovers: [OptionList.Option] {
    [
      popover(symbol: "bubble.left", "Popover", "Points to the symbol, also in a narrow window."),
      popover(symbol: "ellipsis.bubble", "Popover or sheet", "A sheet if the window is narrow.", becomesSheet: true),
    ]
  }

  private func popover(
    symbol: String, _ title: String, _ detail: String, becomesSheet: Bool = false
  ) -> OptionList.Option {
    let source = UIImageView(image: UIImage(systemName: symbol))
    source.contentMode = .center
    source.frame.size = CGSize(width: 44, height: 36)
    return option(title, detail, picture: source) {
      let page = becomesSheet ? PlacesController() : PopoverContentController()
      page.modalPresentationStyle = .popover
      page.popoverPresentationController?.sourceView = source
      if !becomesSheet { page.popoverPresentationController?.delegate = $0 }
      $0.present(page, animated: true)
    }
  }

  // MARK: Overlays and styles

  private var overlays: [OptionList.Option] {
    [
      option("Question", "A small dialog. A click outside dismisses it.") {
        $0.present(DialogController(), in: DialogStyle.entry)
      }
    ]
      + Catalog.styles.filter { $0.presentation.style == .custom }.map(option)
  }

  private var styles: [OptionList.Option] {
    Catalog.styles.filter {
      $0.kinds.contains(.present) && $0.presentation.style != .custom && $0.presentation.style != .pageSheet
    }
    .map(option)
  }

  private func present(_ page: UIViewController, in style: TransitionStyle) {
    chosen = style
    run.present(page, in: style, over: self)
  }

  // MARK: Alerts

  private var alerts: [OptionList.Option] {
    [
      option("Alert", "Two buttons, which Return and Escape press.") {
        $0.present(SampleAlerts.choice(.alert), animated: true)
      },
      option("Alert with a text field", "A name that is typed.") { page in
        page.present(SampleAlerts.question { [weak page] in page?.title = $0 }, animated: true)
      },
      option("Action sheet", "Three actions, at the lower edge of a narrow window.") {
        $0.present(SampleAlerts.choice(.actionSheet), animated: true)
      },
    ]
  }

  private func option(
    _ title: String, _ detail: String, picture: UIView? = nil, _ run: @escaping (PresentController) -> Void
  ) -> OptionList.Option {
    OptionList.Option(title: title, detail: detail, picture: picture) { [weak self] in
      // A second key press or click may arrive before the page presented by the first one covers the list.
      guard let self, presentedViewController == nil else { return }
      run(self)
    }
  }

  private func option(_ style: TransitionStyle) -> OptionList.Option {
    sources[style.id] = style.source?()
    return option(style.title, style.blurb, picture: sources[style.id]) {
      $0.present(DismissibleController(), in: style)
    }
  }
}

extension PresentController: UIPopoverPresentationControllerDelegate {
  /// A popover stays one in narrow windows.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
