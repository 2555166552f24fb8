// SPDX-License-Identifier: MIT
//
// drag-to-pixel SAMPLES COMMAND ARGUMENTS…: starts a program whose window goes back by a swipe to the right after a click,
// drags its page to and fro, and measures the time from each motion event in the server until pixels of the window
// differ. Prints the median, the 99th percentile and the maximum in milliseconds.
//
// The drag is a real one: XTEST moves the server's pointer. A row of pixels across the moving page is read again and
// again on a connection of its own. Between two motions the drag rests for a random time, so that they fall anywhere
// between two refreshes. Use an X server without other windows.

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { START_MS = 30000, QUIET_MS = 500, STEP_MS = 1000, POLL_US = 200, MAX_SAMPLES = 10000 };
// A motion follows the previous change of pixels after this time at least, and up to this much more.
enum { REST_US = 25000, RANDOM_REST_US = 33333 };
// Places as fractions of the window: of the row, and of the drag's start and its two ends.
static const double ROW = 0.3, START = 0.4, NEAR = 0.5, FAR = 0.8;
// The pixels from one motion to the next.
static const int STEP = 7;

static Display *watcher, *mover;
static Window window;
static int origin_x, origin_y, width, height;

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void rest(long us) { nanosleep(&(struct timespec){us / 1000000, us % 1000000 * 1000}, NULL); }

static XImage *read_row(void) {
  return XGetImage(watcher, window, 0, (int)(height * ROW), (unsigned)width, 1, AllPlanes, ZPixmap);
}

// Waits until the row differs from `*pixels`, for at most `limit` milliseconds, and stores the new one.
static bool wait_for_change(XImage **pixels, double limit) {
  for (double start = now_ms(); now_ms() - start < limit; rest(POLL_US)) {
    XImage *next = read_row();
    if (!next) continue;
    bool is_changed = memcmp(next->data, (*pixels)->data, (size_t)next->bytes_per_line) != 0;
    XDestroyImage(is_changed ? *pixels : next);
    if (!is_changed) continue;
    *pixels = next;
    return true;
  }
  return false;
}

static bool find_window(void) {
  Window root, parent, *children = NULL;
  unsigned count = 0;
  XQueryTree(watcher, DefaultRootWindow(watcher), &root, &parent, &children, &count);
  for (unsigned i = 0; i < count; i++) {
    XWindowAttributes found;
    if (!XGetWindowAttributes(watcher, children[i], &found)) continue;
    if (found.map_state != IsViewable || found.width < 200) continue;
    window = children[i];
    origin_x = found.x, origin_y = found.y, width = found.width, height = found.height;
  }
  if (children) XFree(children);
  return window != None;
}

// Returns when the server has moved the pointer.
static void move_to(int x) {
  XTestFakeMotionEvent(mover, -1, origin_x + x, origin_y + height / 2, CurrentTime);
  XSync(mover, False);
}

static void press(bool is_down) {
  XTestFakeButtonEvent(mover, 1, is_down, CurrentTime);
  XSync(mover, False);
}

// Waits until the pixels have not changed for a while.
static void settle(XImage **pixels) {
  while (wait_for_change(pixels, QUIET_MS)) continue;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// Returns the number of samples, or 0 if a motion changes no pixels.
static int measure(double *samples, int count) {
  XImage *pixels = read_row();
  if (!pixels) return 0;
  settle(&pixels);
  move_to(width / 2);
  press(true);
  press(false);
  settle(&pixels);
  int x = (int)(width * START), step = STEP;
  move_to(x);
  press(true);
  for (; x < width * NEAR; x += STEP) {
    move_to(x);
    rest(RANDOM_REST_US);
  }
  int done = 0;
  settle(&pixels);
  for (; done < count; done++) {
    if (x < width * NEAR) step = STEP;
    if (x > width * FAR) step = -STEP;
    x += step;
    rest(REST_US + random() % RANDOM_REST_US);
    double start = now_ms();
    move_to(x);
    if (!wait_for_change(&pixels, STEP_MS)) break;
    samples[done] = now_ms() - start;
  }
  press(false);
  XDestroyImage(pixels);
  return done == count ? count : 0;
}

int main(int argument_count, char **arguments) {
  static double samples[MAX_SAMPLES];
  int count = argument_count > 2 ? atoi(arguments[1]) : 0;
  if (count < 1 || count > MAX_SAMPLES) {
    fprintf(stderr, "usage: drag-to-pixel SAMPLES COMMAND ARGUMENTS…\n");
    return 2;
  }
  watcher = XOpenDisplay(NULL), mover = XOpenDisplay(NULL);
  if (!watcher || !mover) {
    fprintf(stderr, "drag-to-pixel: no display\n");
    return 2;
  }
  pid_t child = fork();
  if (child == 0) {
    dup2(STDERR_FILENO, STDOUT_FILENO);
    execvp(arguments[2], arguments + 2);
    perror(arguments[2]);
    _exit(127);
  }
  double start = now_ms();
  while (!find_window() && now_ms() - start < START_MS && waitpid(child, NULL, WNOHANG) == 0) rest(10000);
  int measured = window ? measure(samples, count) : 0;
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  if (!measured) {
    fprintf(stderr, "drag-to-pixel: %s\n", window ? "the drag changed no pixels" : "no window");
    return 1;
  }
  qsort(samples, (size_t)measured, sizeof *samples, compare);
  printf("%.2f %.2f %.2f\n", samples[measured / 2], samples[measured * 99 / 100], samples[measured - 1]);
  return 0;
}
