// SPDX-License-Identifier: MIT
//
// Transitions written by hand in C, so that the toolkit's cost can be given as a ratio.
//
// Two pages of labels are drawn once into pixmaps (cairo and Pango). A transition of half a second leads from one to the
// other, in one of the styles of compositions.c. Each frame is composited with XRender in a back pixmap and sent to the
// window
//   --pacing timer     by XCopyArea, from a timer of 60 Hz, waiting for the server (XSync) each time, or
//   --pacing present   by PresentPixmap at the next refresh, from two back pixmaps in turn.
// Transitions run forward and back in turn for the given time. The output is that of `gallery play`: START, END with
// the frames, and one line of JSON. With --idle the first page is shown and nothing happens.
//
// transitions [--style NAME] [--pacing timer|present] [--labels N] [--seconds S] [--size WxH] [--idle]

#include "scene.h"

#include <X11/extensions/Xpresent.h>
#include <cairo-xlib.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { LABELS_IN_A_ROW = 10, MAX_FRAMES = 100000 };

static const double REFRESH_RATE = 60;
static const double TRANSITION_SECONDS = 0.5;
static const double PAUSE_SECONDS = 0.02;
// An interval of one and a half refreshes or more counts as late: the next refresh was missed.
static const double LATE = 1.5;

struct record {
  int frames, transitions, late_frames;
  double intervals[MAX_FRAMES];
  int interval_count;
  double last_frame;
};

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static double cpu_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

// ---- Command line

static void fail(const char *message) {
  fprintf(stderr, "transitions: %s\n", message);
  exit(2);
}

static struct options parse(int count, char **arguments) {
  struct options o = {.labels = 100, .width = 1280, .height = 800, .seconds = 10, .style = "push"};
  for (int i = 1; i < count; i++) {
    if (!strcmp(arguments[i], "--idle")) {
      o.is_idle = true;
      continue;
    }
    if (i + 1 == count) fail("an option or its value is missing");
    const char *name = arguments[i], *value = arguments[++i];
    if (!strcmp(name, "--pacing")) {
      o.uses_present = !strcmp(value, "present");
    } else if (!strcmp(name, "--style")) {
      o.style = value;
    } else if (!strcmp(name, "--labels")) {
      o.labels = atoi(value);
    } else if (!strcmp(name, "--seconds")) {
      o.seconds = atof(value);
    } else if (!strcmp(name, "--size")) {
      if (sscanf(value, "%dx%d", &o.width, &o.height) != 2) fail("--size takes WIDTHxHEIGHT");
    } else {
      fail("usage: transitions [--style NAME] [--pacing timer|present] [--labels N] [--seconds S] [--size WxH] [--idle]");
    }
  }
  return o;
}

// ---- Drawing

static void draw_page(struct scene *s, int index) {
  static const char *names[2] = {"First", "Second"};
  static const double colors[2][3] = {{0.941, 0.941, 0.961}, {0.863, 0.902, 0.941}};
  int rows = (s->options.labels + LABELS_IN_A_ROW - 1) / LABELS_IN_A_ROW;
  double cell_width = (double)s->options.width / LABELS_IN_A_ROW;
  double cell_height = (double)s->options.height / (rows > 0 ? rows : 1);

  cairo_surface_t *surface =
      cairo_xlib_surface_create(s->display, s->page_pixmap[index], DefaultVisual(s->display, DefaultScreen(s->display)),
                                s->options.width, s->options.height);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, colors[index][0], colors[index][1], colors[index][2]);
  cairo_paint(cairo);
  cairo_set_source_rgb(cairo, 0.07, 0.07, 0.07);

  PangoLayout *layout = pango_cairo_create_layout(cairo);
  PangoFontDescription *font = pango_font_description_from_string("Sans 10.5");
  pango_layout_set_font_description(layout, font);
  for (int i = 0; i < s->options.labels; i++) {
    char text[64];
    snprintf(text, sizeof text, "%s label %d", names[index], i);
    pango_layout_set_text(layout, text, -1);
    cairo_move_to(cairo, (i % LABELS_IN_A_ROW) * cell_width + 20, (i / LABELS_IN_A_ROW) * cell_height + 32);
    pango_cairo_show_layout(cairo, layout);
  }
  pango_font_description_free(font);
  g_object_unref(layout);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
}

// ---- Setup

static void open_window(struct scene *s) {
  Display *display = s->display;
  int width = s->options.width, height = s->options.height;
  XSetWindowAttributes attributes = {.background_pixmap = None, .event_mask = ExposureMask | StructureNotifyMask};
  s->window = XCreateWindow(display, DefaultRootWindow(display), 0, 0, width, height, 0, CopyFromParent, InputOutput,
                            CopyFromParent, CWBackPixmap | CWEventMask, &attributes);
  XGCValues values = {.graphics_exposures = False};
  s->gc = XCreateGC(display, s->window, GCGraphicsExposures, &values);

  int screen = DefaultScreen(display), depth = DefaultDepth(display, screen);
  XRenderPictFormat *format = XRenderFindVisualFormat(display, DefaultVisual(display, screen));
  for (int i = 0; i < 2; i++) {
    s->page_pixmap[i] = XCreatePixmap(display, s->window, width, height, depth);
    s->page[i] = XRenderCreatePicture(display, s->page_pixmap[i], format, 0, NULL);
    draw_page(s, i);
    s->back[i].pixmap = XCreatePixmap(display, s->window, width, height, depth);
    s->back[i].picture = XRenderCreatePicture(display, s->back[i].pixmap, format, 0, NULL);
  }
  make_pictures(s);
  XMapWindow(display, s->window);
}

static void select_present_events(struct scene *s) {
  int event_base, error_base;
  if (!XPresentQueryExtension(s->display, &s->present_opcode, &event_base, &error_base)) {
    fail("this server has no Present extension: use --pacing timer");
  }
  XPresentSelectInput(s->display, s->window, PresentCompleteNotifyMask | PresentIdleNotifyMask);
}

static void copy_to_window(struct scene *s, Pixmap source) {
  XCopyArea(s->display, source, s->window, s->gc, 0, 0, s->options.width, s->options.height, 0, 0);
}

// Shows `page`, and waits until it has been exposed once.
static void show_first(struct scene *s, int page) {
  XEvent event;
  do XNextEvent(s->display, &event);
  while (event.type != Expose);
  copy_to_window(s, s->page_pixmap[page]);
  XSync(s->display, False);
}

// ---- The transitions, forward and back in turn

struct transition {
  double start;
  bool is_forward;
};

// Returns the progress of the second page, eased by smoothstep, and whether the transition is over.
static double progress_at(const struct transition *t, double time, bool *is_over) {
  double u = (time - t->start) / TRANSITION_SECONDS;
  *is_over = u >= 1;
  if (u < 0) u = 0;
  if (u > 1) u = 1;
  double eased = u * u * (3 - 2 * u);
  return t->is_forward ? eased : 1 - eased;
}

static void begin_next(struct transition *t, double time) {
  t->start = time + PAUSE_SECONDS;
  t->is_forward = !t->is_forward;
}

static void note_frame(struct record *r, double time) {
  if (r->frames > 0 && r->interval_count < MAX_FRAMES) {
    double interval = time - r->last_frame;
    r->intervals[r->interval_count++] = interval;
    if (interval > LATE / REFRESH_RATE) r->late_frames++;
  }
  r->last_frame = time;
  r->frames++;
}

static void arm(int timer, double seconds) {
  struct itimerspec when = {.it_value = {0, (long)(fmax(seconds, 1e-4) * 1e9)}};
  timerfd_settime(timer, 0, &when, NULL);
}

static void discard_events(struct scene *s) {
  while (XPending(s->display)) {
    XEvent event;
    XNextEvent(s->display, &event);
  }
}

static void play_by_timer(struct scene *s, struct record *r) {
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
  double begin = now(), next = begin;
  struct transition transition = {.start = begin, .is_forward = true};
  arm(timer, 0);
  for (;;) {
    struct pollfd polled[2] = {{ConnectionNumber(s->display), POLLIN, 0}, {timer, POLLIN, 0}};
    poll(polled, 2, -1);
    discard_events(s);
    unsigned long long expirations;
    if (!polled[1].revents || read(timer, &expirations, sizeof expirations) != sizeof expirations) continue;

    double time = now();
    bool is_over;
    s->compose(s, s->back[0].picture, progress_at(&transition, time, &is_over));
    copy_to_window(s, s->back[0].pixmap);
    XSync(s->display, False);
    note_frame(r, now());
    if (is_over) {
      r->transitions++;
      if (time - begin > s->options.seconds) break;
      begin_next(&transition, time);
    }
    next += 1 / REFRESH_RATE;
    arm(timer, next - now());
  }
  close(timer);
}

// Waits for the events of the last presented frame. Returns the refresh at which it was shown, and its time in seconds.
static unsigned long long wait_until_shown(struct scene *s, double *time) {
  for (;;) {
    XEvent event;
    XNextEvent(s->display, &event);
    if (event.type != GenericEvent || event.xcookie.extension != s->present_opcode) continue;
    if (!XGetEventData(s->display, &event.xcookie)) continue;
    unsigned long long refresh = 0;
    if (event.xcookie.evtype == PresentIdleNotify) {
      XPresentIdleNotifyEvent *idle = event.xcookie.data;
      for (int i = 0; i < 2; i++) {
        if (s->back[i].pixmap == idle->pixmap) s->back[i].is_busy = false;
      }
    } else if (event.xcookie.evtype == PresentCompleteNotify) {
      XPresentCompleteNotifyEvent *complete = event.xcookie.data;
      refresh = complete->msc;
      *time = complete->ust / 1e6;
    }
    XFreeEventData(s->display, &event.xcookie);
    if (refresh) return refresh;
  }
}

static void play_by_present(struct scene *s, struct record *r) {
  double begin = now(), time = begin;
  unsigned long long refresh = 0;
  struct transition transition = {.start = begin, .is_forward = true};
  for (unsigned serial = 1;; serial++) {
    struct back_buffer *back = s->back[0].is_busy ? &s->back[1] : &s->back[0];
    bool is_over;
    s->compose(s, back->picture, progress_at(&transition, fmax(time, begin) + 1 / REFRESH_RATE, &is_over));
    back->is_busy = true;
    XPresentPixmap(s->display, s->window, back->pixmap, serial, None, None, 0, 0, None, None, None, PresentOptionNone,
                   refresh ? refresh + 1 : 0, 0, 0, NULL, 0);
    refresh = wait_until_shown(s, &time);
    note_frame(r, time);
    if (!is_over) continue;
    r->transitions++;
    if (time - begin > s->options.seconds) break;
    begin_next(&transition, time);
  }
}

// ---- The report

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double percentile(struct record *r, double share) {
  if (r->interval_count == 0) return 0;
  return r->intervals[(int)(share * (r->interval_count - 1))] * 1000;
}

static void report(struct scene *s, struct record *r, double cpu) {
  printf("END %d\n", r->frames);
  qsort(r->intervals, r->interval_count, sizeof r->intervals[0], compare);
  printf("{\"style\": \"baseline-%s\", \"kind\": \"push\", \"labels\": %d, \"frames\": %d, \"transitions\": %d, "
         "\"late_frames\": %d, \"interval_ms\": {\"p50\": %.3f, \"p99\": %.3f}, \"client_cpu_ms_per_frame\": %.4f}\n",
         s->options.uses_present ? "present" : "timer", s->options.labels, r->frames, r->transitions, r->late_frames,
         percentile(r, 0.5), percentile(r, 0.99), cpu * 1000 / r->frames);
  fflush(stdout);
}

static void stay(struct scene *s) {
  for (;;) {
    XEvent event;
    XNextEvent(s->display, &event);
    if (event.type == Expose) copy_to_window(s, s->page_pixmap[0]);
  }
}

int main(int count, char **arguments) {
  static struct scene scene;
  static struct record record;
  scene.options = parse(count, arguments);
  scene.compose = composition_named(scene.options.style);
  if (!scene.compose) {
    fprintf(stderr, "transitions: there is no style %s: use %s\n", scene.options.style, composition_names);
    return 2;
  }
  scene.display = XOpenDisplay(NULL);
  if (!scene.display) {
    fprintf(stderr, "transitions: no display: set DISPLAY to a running X server\n");
    return 3;
  }
  open_window(&scene);
  show_first(&scene, 0);
  if (scene.options.is_idle) stay(&scene);
  if (scene.options.uses_present) select_present_events(&scene);

  printf("START\n");
  fflush(stdout);
  double cpu = cpu_seconds();
  if (scene.options.uses_present) {
    play_by_present(&scene, &record);
  } else {
    play_by_timer(&scene, &record);
  }
  report(&scene, &record, cpu_seconds() - cpu);
  return 0;
}
