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
}
