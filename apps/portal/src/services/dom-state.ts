/**
 * State that lives in attributes of the document, because three sides share it: the script that runs
 * before React, React, and the style sheets. This is all of it; nothing else is read back from there.
 */
import type { RouteName } from '../data/routes.ts';
import type { Theme } from '../data/site.ts';

/** Attributes of `<html>` that are there or not. */
const FLAGS = {
  /** A menu or panel is open over the page. */
  layer: 'data-layer',
  /** The search field is open where it hides behind the magnifier. */
  searching: 'data-searching',
  /** The page is scrolled, so that the bar looks sticky. */
  stuck: 'data-stuck',
  /** The site cannot be reached. */
  offline: 'data-offline',
  /** The window is so tall that the first screen shows more sections. */
  tall: 'data-tall',
  /** The window is a phone's: the first screen shows less of each list. */
  small: 'data-small',
  /** The catalog is too large to travel inside the page; set by the build. */
  large: 'data-large',
} as const;

export type Flag = keyof typeof FLAGS;

export function setFlag(flag: Flag, on: boolean): void {
  document.documentElement.toggleAttribute(FLAGS[flag], on);
}

export function hasFlag(flag: Flag): boolean {
  return document.documentElement.hasAttribute(FLAGS[flag]);
}

/** The route on the page; it is the body's only class. */
export function setShownRoute(route: RouteName): void {
  document.body.className = route;
}

export function shownRoute(): RouteName {
  return document.body.className as RouteName;
}

/** `system` leaves the theme to the device. */
export function setThemeAttribute(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
}

/** The bar at the top edge: `on` while a page is loading, then `done`. */
export function setProgress(state: 'on' | 'done'): void {
  const bar = document.querySelector('#progress');
  if (state === 'on' || bar?.getAttribute('data-state') === 'on') {
    bar?.setAttribute('data-state', state);
  }
}
