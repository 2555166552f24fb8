// SPDX-License-Identifier: MIT
//
// first-paint COMMAND ARGUMENTS…: starts a program and prints the time in milliseconds until its window is visible.
//
// The screen is filled with a colour that no program uses, and a grid of its pixels is read every millisecond. The
// program has painted when most of the grid has another colour. A window that is only mapped, or only cleared to that
// colour, therefore does not count. The program is then ended. Use an X server without other windows.

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { GRID = 4, LIMIT_SECONDS = 30, POLL_NANOSECONDS = 1000000 };

// Pure magenta.
static const unsigned long EMPTY = 0xFF00FF;
// The part of the screen that is read. A window of the usual size covers it.
static const int AREA_X = 100, AREA_Y = 100, AREA_WIDTH = 400, AREA_HEIGHT = 250;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static bool is_painted(Display *display) {
  int changed = 0;
  for (int i = 0; i < GRID * GRID; i++) {
    int x = AREA_X + (i % GRID) * AREA_WIDTH / GRID, y = AREA_Y + (i / GRID) * AREA_HEIGHT / GRID;
    XImage *image = XGetImage(display, DefaultRootWindow(display), x, y, 1, 1, AllPlanes, ZPixmap);
    if (!image) continue;
    if ((XGetPixel(image, 0, 0) & 0xFFFFFF) != EMPTY) changed++;
    XDestroyImage(image);
  }
  return changed > GRID * GRID / 2;
}

static void empty_screen(Display *display) {
  XSetWindowBackground(display, DefaultRootWindow(display), EMPTY);
  XClearWindow(display, DefaultRootWindow(display));
  XSync(display, False);
}

int main(int argument_count, char **arguments) {
  Display *display = XOpenDisplay(NULL);
  if (argument_count < 2 || !display) {
    fprintf(stderr, argument_count < 2 ? "usage: first-paint COMMAND ARGUMENTS…\n" : "first-paint: no display\n");
    return 2;
  }
  empty_screen(display);
  double start = now();
  pid_t child = fork();
  if (child == 0) {
    dup2(STDERR_FILENO, STDOUT_FILENO);
    execvp(arguments[1], arguments + 1);
    perror(arguments[1]);
    _exit(127);
  }
  bool is_done = false;
  while (!is_done && now() - start < LIMIT_SECONDS && waitpid(child, NULL, WNOHANG) == 0) {
    is_done = is_painted(display);
    if (!is_done) nanosleep(&(struct timespec){0, POLL_NANOSECONDS}, NULL);
  }
  if (is_done) printf("%.2f\n", (now() - start) * 1000);
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  return is_done ? 0 : 1;
}
