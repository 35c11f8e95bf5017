/** The oldest browsers that are served, as build targets. `docs/browsers.md` says how they were chosen. */
export const BROWSERS = ['chrome111', 'firefox121', 'safari16.4'];
