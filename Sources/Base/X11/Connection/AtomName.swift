// SPDX-License-Identifier: MIT

/// The atoms that this module uses, under the names that the conventions define.
package enum AtomName: String, CaseIterable, Sendable {
  case utf8String = "UTF8_STRING"

  case wmProtocols = "WM_PROTOCOLS"
  case wmDeleteWindow = "WM_DELETE_WINDOW"
  case wmClientMachine = "WM_CLIENT_MACHINE"
  case wmClientLeader = "WM_CLIENT_LEADER"

  case netWMName = "_NET_WM_NAME"
  case netWMIconName = "_NET_WM_ICON_NAME"
  case netWMIcon = "_NET_WM_ICON"
  case netWMPID = "_NET_WM_PID"
  case netWMPing = "_NET_WM_PING"
  case netWMSyncRequest = "_NET_WM_SYNC_REQUEST"
  case netWMSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
  case netWMOpaqueRegion = "_NET_WM_OPAQUE_REGION"
  case netWMUserTime = "_NET_WM_USER_TIME"
  case netWMWindowType = "_NET_WM_WINDOW_TYPE"
  case netWMWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
  case netWMState = "_NET_WM_STATE"
  case netWMStateHidden = "_NET_WM_STATE_HIDDEN"
  case netWMStateFullscreen = "_NET_WM_STATE_FULLSCREEN"
  case netWMStateMaximizedHorizontally = "_NET_WM_STATE_MAXIMIZED_HORZ"
  case netWMStateMaximizedVertically = "_NET_WM_STATE_MAXIMIZED_VERT"
  case netActiveWindow = "_NET_ACTIVE_WINDOW"
  case netStartupID = "_NET_STARTUP_ID"
  case netStartupInfoBegin = "_NET_STARTUP_INFO_BEGIN"
  case netStartupInfo = "_NET_STARTUP_INFO"

  case manager = "MANAGER"
  case screenResources = "SCREEN_RESOURCES"
  case xsettingsSettings = "_XSETTINGS_SETTINGS"
}
