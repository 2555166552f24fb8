// SPDX-License-Identifier: MIT
// What Swift needs of the X libraries, and inline stand-ins for what it cannot import: macros and varargs.
#pragma once
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <X11/Xauth.h>
#include <X11/Xlib.h>
#include <X11/Xproto.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/Xlib-xcb.h>
#include <X11/cursorfont.h>
#include <X11/keysym.h>
#include <X11/Xresource.h>
#include <X11/Xcursor/Xcursor.h>
#include <X11/extensions/Xrender.h>
#include <X11/extensions/Xext.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/sync.h>
#include <X11/extensions/Xpresent.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/Xfixes.h>
#include <X11/extensions/XI2proto.h>
#include <X11/extensions/presenttokens.h>
#include <X11/extensions/syncproto.h>
#include <xcb/xcbext.h>

static inline void xi_set_mask(unsigned char *mask, int event) { XISetMask(mask, event); }
static inline int xi_mask_is_set(const unsigned char *mask, int bit) { return XIMaskIsSet(mask, bit) != 0; }
static inline int x_destroy_image(XImage *image) { return XDestroyImage(image); }
static inline unsigned long x_get_pixel(XImage *image, int x, int y) { return XGetPixel(image, x, y); }

/* `class` is a keyword in C++, so the member is named otherwise there; Swift gets a function. */
static inline int x_visual_class(Visual *visual) { return visual->class; }

/* Declared in Xlibint.h, which would make Display a complete type. The last argument is the event as it was sent. */
typedef Bool (*x_event_converter)(Display *, XEvent *, void *);
extern x_event_converter XESetWireToEvent(Display *display, int type, x_event_converter converter);
static inline Bool x_drop_event(Display *display, XEvent *event, void *wire) { return False; }
/* Has Xlib drop all events of these types as they are read, before they are converted. */
static inline void x_drop_events(Display *display, int first, int count) {
  for (int type = first; type < first + count; type++) XESetWireToEvent(display, type, x_drop_event);
}

/* Has Xlib deliver the events of these types with nothing but their type, for extensions whose client library is not in
 * use. */
extern unsigned long _XSetLastRequestRead(Display *display, xGenericReply *reply);
static inline Bool x_note_event(Display *display, XEvent *event, void *wire) {
  memset(event, 0, sizeof *event);
  event->type = ((xEvent *)wire)->u.u.type & 0x7f;
  event->xany.send_event = ((xEvent *)wire)->u.u.type >> 7;
  event->xany.serial = _XSetLastRequestRead(display, (xGenericReply *)wire);
  event->xany.display = display;
  return True;
}
static inline void x_note_events(Display *display, int first, int count) {
  for (int type = first; type < first + count; type++) XESetWireToEvent(display, type, x_note_event);
}

/* Sends a request in the protocol's bytes, in which the length is filled in. Returns its number. An error is kept with the
 * answer, or reported as an event. */
static inline unsigned x_send(xcb_connection_t *connection, void *bytes, size_t size, Bool has_answer, Bool keeps_error) {
  struct iovec parts[3] = {{0, 0}, {0, 0}, {bytes, size}};
  xcb_protocol_request_t request = {.count = 1, .opcode = *(uint8_t *)bytes, .isvoid = !has_answer};
  unsigned number = xcb_send_request(connection, keeps_error ? XCB_REQUEST_CHECKED : 0, parts + 2, &request);
  xcb_flush(connection);
  return number;
}

/* Xlib keeps what it could not send, and once that fills its buffer, it writes the next request to a null pointer. These
 * two empty the buffer of a display whose connection is lost: now, and after each further request. A request that is longer
 * than the buffer would wait for ever for room, so a lost display gets a buffer for the longest request. Its memory is not
 * occupied until it is written, and Xlib frees it if the display is lost while it is being closed. The members are
 * last_req, buffer, bufptr and bufmax of Xlibint.h. */
static inline int x_discard_requests(Display *display) {
  static char no_request[sz_xReq];
  _XPrivDisplay d = (_XPrivDisplay)display;
  d->private11 = no_request;
  d->private13 = d->private12;
  return 0;
}
static inline void x_discard_requests_from_now_on(Display *display) {
  _XPrivDisplay d = (_XPrivDisplay)display;
  long units = XExtendedMaxRequestSize(display);
  size_t size = 4 * (size_t)(units > 0 ? units : XMaxRequestSize(display)) + sz_xReq;
  char *room = malloc(size);
  if (room) {
    d->private12 = room;
    d->private14 = room + size;
  }
  x_discard_requests(display);
  XSetAfterFunction(display, x_discard_requests);
}

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
/* The caller frees them. */
static inline XIMStyles *x_im_styles(XIM im) {
  XIMStyles *styles = 0;
  return XGetIMValues(im, XNQueryInputStyle, &styles, (void *)0) == (void *)0 ? styles : 0;
}
/* Callbacks of an input method that has the client show text being composed. */
struct x_preedit_callbacks {
  int (*start)(XIC, XPointer, XPointer);
  void (*done)(XIC, XPointer, XPointer);
  void (*draw)(XIC, XPointer, XIMPreeditDrawCallbackStruct *);
  void (*caret)(XIC, XPointer, XIMPreeditCaretCallbackStruct *);
};
static inline XIC x_create_preedit_ic(XIM im, Window window, struct x_preedit_callbacks callbacks, void *data) {
  XIMCallback start = {(XPointer)data, (XIMProc)(void *)callbacks.start};
  XIMCallback done = {(XPointer)data, (XIMProc)(void *)callbacks.done};
  XIMCallback draw = {(XPointer)data, (XIMProc)(void *)callbacks.draw};
  XIMCallback caret = {(XPointer)data, (XIMProc)(void *)callbacks.caret};
  XVaNestedList preedit = XVaCreateNestedList(
      0, XNPreeditStartCallback, &start, XNPreeditDoneCallback, &done, XNPreeditDrawCallback, &draw,
      XNPreeditCaretCallback, &caret, (void *)0);
  XIC ic = XCreateIC(
      im, XNInputStyle, XIMPreeditCallbacks | XIMStatusNothing, XNClientWindow, window, XNFocusWindow, window,
      XNPreeditAttributes, preedit, (void *)0);
  XFree(preedit);
  return ic;
}
/* Where candidates are to be shown, in pixels of the window. */
static inline void x_set_ic_spot(XIC ic, short x, short y) {
  XPoint spot = {x, y};
  XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &spot, (void *)0);
  XSetICValues(ic, XNPreeditAttributes, preedit, (void *)0);
  XFree(preedit);
}
/* The text of a preedit event in the locale's encoding; null if it has none. The caller frees it. */
static inline char *x_im_text(XIMText *text) {
  if (!text || !text->string.multi_byte) return 0;
  if (!text->encoding_is_wchar) return strdup(text->string.multi_byte);
  size_t size = wcslen(text->string.wide_char) * 4 + 1;
  char *bytes = malloc(size);
  if (bytes && wcstombs(bytes, text->string.wide_char, size) == (size_t)-1) bytes[0] = 0;
  return bytes;
}
