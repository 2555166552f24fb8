// SPDX-License-Identifier: MIT
import Client5
import Client6
import Testing
import UIKit

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
}
