// SPDX-License-Identifier: MIT
// What Swift needs of the X libraries, and inline stand-ins for what it cannot import: macros and varargs.
#pragma once
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/cursorfont.h>
#include <X11/keysym.h>
#include <X11/Xresource.h>
#include <X11/extensions/Xrender.h>
#include <X11/extensions/Xext.h>
#include <X11/extensions/sync.h>
#include <X11/extensions/Xpresent.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/Xfixes.h>

static inline void xi_set_mask(unsigned char *mask, int event) { XISetMask(mask, event); }
static inline int xi_mask_is_set(const unsigned char *mask, int bit) { return XIMaskIsSet(mask, bit) != 0; }
static inline int x_destroy_image(XImage *image) { return XDestroyImage(image); }
static inline unsigned long x_get_pixel(XImage *image, int x, int y) { return XGetPixel(image, x, y); }

static inline XIC x_create_ic(XIM im, XIMStyle style, Window window) {
  return XCreateIC(im, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, (void *)0);
}
/* The events that the input method wants selected on the client window. */
static inline long x_ic_filter_events(XIC ic) {
  unsigned long mask = 0;
  return XGetICValues(ic, XNFilterEvents, &mask, (void *)0) == (void *)0 ? (long)mask : 0;
}
static inline void x_set_im_destroy_callback(XIM im, XIMProc procedure, void *data) {
  XIMCallback callback = {(XPointer)data, procedure};
  XSetIMValues(im, XNDestroyCallback, &callback, (void *)0);
}
