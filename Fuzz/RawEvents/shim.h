// SPDX-License-Identifier: MIT
// Sends the 32 bytes of an event unchanged, whereas XSendEvent converts them from Xlib's structures.
#pragma once
#include <X11/Xlib.h>
#include <X11/Xproto.h>
#include <string.h>

/* Declared in Xlibint.h, whose macros Swift cannot import. */
extern Status (*XESetEventToWire(Display *, int, Status (*)(Display *, XEvent *, xEvent *)))(
    Display *, XEvent *, xEvent *);

static inline Status raw_event_to_wire(Display *display, XEvent *event, xEvent *wire) {
  (void)display;
  memcpy(wire, (const char *)event + sizeof(int), sizeof(xEvent));
  return 1;
}

/* `bytes` has 32 elements. The server rejects invalid event types. */
static inline void raw_event_send(Display *display, Window window, long mask, const unsigned char *bytes) {
  XEvent event;
  memset(&event, 0, sizeof event);
  event.type = bytes[0] & 0x7f;
  memcpy((char *)&event + sizeof(int), bytes, 32);
  XESetEventToWire(display, event.type, raw_event_to_wire);
  XSendEvent(display, window, False, mask, &event);
}
