// SPDX-License-Identifier: MIT
#pragma once
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XRes.h>
#include <X11/extensions/XTest.h>
#include <string.h>

/* Declared in Xlibint.h, which would make Display a complete type. */
typedef Status (*xt_wire_converter)(Display *, XEvent *, void *);
extern xt_wire_converter XESetEventToWire(Display *display, int type, xt_wire_converter converter);

/* The event as it is sent: its type in one byte, then the 31 bytes after the type's integer. */
static inline Status xt_convert_raw(Display *display, XEvent *event, void *wire) {
  unsigned char *bytes = wire;
  bytes[0] = (unsigned char)event->type;
  memcpy(bytes + 1, (char *)event + sizeof event->type, 31);
  return 1;
}
static inline void xt_send_raw_event(Display *display, Window window, XEvent *event) {
  XESetEventToWire(display, event->type, xt_convert_raw);
  XSendEvent(display, window, False, 0, event);
}

/* The pixels of an image as 0xRRGGBB, in rows from the top. */
static inline void xt_read_pixels(XImage *image, unsigned int *pixels) {
  for (int y = 0; y < image->height; y++)
    for (int x = 0; x < image->width; x++) *pixels++ = (unsigned int)XGetPixel(image, x, y) & 0xffffff;
}
