// SPDX-License-Identifier: MIT
import UIKit

class ContinuedController: UIViewController {
  func continueElsewhere() {
    // expected-error@+1 {{'NSUserActivity' is unavailable: activities are not passed on to other devices; store the state in UserDefaults}}
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.title = "Read"
    activity.becomeCurrent()
    // expected-error@+1 {{'userActivity' is unavailable: activities are not passed on to other devices; store the state in UserDefaults}}
    userActivity = activity
  }

  func addQuickAction() {
    // expected-error@+1 {{'shortcutItems' is unavailable: quick actions are not available; the desktop has no menu for them}}
    UIApplication.shared.shortcutItems = []
  }

  // expected-error@+1 {{'UIBackgroundFetchResult' is unavailable: programs are not started in the background; fetch in a Task while the program runs}}
  func fetch(_ completion: (UIBackgroundFetchResult) -> Void) { completion(.newData) }

  // expected-error@+1 {{'UIOpenURLContext' is unavailable: no other program opens URLs in this one; read the arguments of the process}}
  func open(_ contexts: Set<UIOpenURLContext>) {}
}
