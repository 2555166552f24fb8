// SPDX-License-Identifier: MIT

private let nibs = "nibs and storyboards are not on Linux; create the views in code"
private let swizzling = "methods cannot be exchanged without Objective-C; override or observe instead"
private let selectors = "a selector cannot be made of a string; pass the method, or Selector(Menu.open)"
private let archives = "views and controllers cannot be archived; store what they show"
private let observation =
  "only responders observe by strings, and only frame, bounds, center, hidden, contentOffset, contentSize and delegate; "
  + "use observe(_:options:changeHandler:) otherwise"

/// The names of declarations whose use a person has to rewrite.
let manualNames = [
  "NSKeyedArchiver": archives,
  "NSKeyedUnarchiver": archives,
  "NSSelectorFromString": selectors,
  "UINib": nibs,
  "UIStoryboard": nibs,
  "UIStoryboardSegue": nibs,
  "NSFoundationVersionNumber": "the version of iOS is not that of a program on Linux; keep the newest branch",
  "class_addMethod": swizzling,
  "class_getInstanceMethod": swizzling,
  "class_getClassMethod": swizzling,
  "class_replaceMethod": swizzling,
  "instantiateViewController": nibs,
  "loadNibNamed": nibs,
  "method_exchangeImplementations": swizzling,
  "method_setImplementation": swizzling,
  "objc_sync_enter": "@synchronized is not on Linux; use a lock, such as NSRecursiveLock",
  "object_setClass": swizzling,
  "os_signpost": "signposts are not on Linux; measure with another tool",
  "os_unfair_lock": "this lock is not on Linux; use NSLock",
]

/// The calls, by name and first argument label, that a person has to rewrite.
let manualCalls = [
  "addObserver(forKeyPath:)": observation,
  "observeValue(forKeyPath:)": observation,
  "performSegue(withIdentifier:)": nibs,
  "removeObserver(forKeyPath:)": observation,
  "responds(to:)": "tells whether the object is of the class of the method, not whether it implements an optional one",
  "setValue(forKey:)": "only layers, animations and transactions have values by strings; set the property",
]
