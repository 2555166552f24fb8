// SPDX-License-Identifier: MIT
import Client5
import Client6
import Testing
import UIKit
import UIKitTesting

@Suite @MainActor
struct ClientTests {
  @Test func aViewControllerLoadsItsViewWhenAskedForIt() {
    let controller = Client6.CardController()

    controller.loadViewIfNeeded()

    #expect(controller.view.subviews.count == 1)
  }

  @Test func anAnimatorWrittenInSwift5SaysItsDuration() {
    let animator = Client5.DropAnimator(operation: .push)

    #expect(animator.transitionDuration(using: nil) == 0.4)
  }

  @Test func aSubclassedButtonIsItsOwnSize() {
    let button = Client6.PillButton(type: .system)

    button.setTitle("Mute", for: .normal)

    #expect(button.intrinsicContentSize.width > button.intrinsicContentSize.height)
  }

  @Test func aPageIsPushedAtExactTimes() {
    let navigation = UINavigationController(rootViewController: Client6.CardController())
    let stage = TestStage(navigation)
    stage.advance(by: 0.1)
    let next = Client5.CardController()

    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.1)

    #expect((1..<399).contains(stage.shown(next.view).frame.minX))
    #expect(stage.advanceToRest())
    #expect(stage.shown(next.view).frame.minX == 0)
    stage.close()
  }

  @Test func aLayerAndItsPresentationAreOfTheViewsLayerClass() {
    let page = UIViewController()
    let view = Client5.GaugeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.gauge.progress = 0.5
    page.view.addSubview(view)
    let stage = TestStage(page)
    stage.advance(by: 0.1)

    #expect(view.shownProgress == 0.5)
    #expect(view.gauge.presentation()?.model() === view.gauge)
    stage.close()
  }

  @Test func aRegisteredCellIsMadeWithItsInitializer() {
    let source = OneCell()
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    list.register(Client5.TitleCell.self, forCellWithReuseIdentifier: "title")
    list.dataSource = source

    list.layoutIfNeeded()

    let cell = list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Client5.TitleCell
    #expect(cell?.label.superview === cell?.contentView)
  }
}

@MainActor
private final class OneCell: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "title", for: indexPath)
  }
}
