import { defineConfig } from '@playgrove/catalogue/config';

/** Everything one operator changes. Checked by the build and at server start. */
export default defineConfig({
  /** Shown in the top bar, page titles and the footer. */
  siteName: 'Playgrove',
  /**
   * Where the portal is reached: scheme and host, no path. Search engines and link previews need it;
   * while it is empty pages leave out what does.
   */
  publicAddress: 'https://playgrove.example',
  /** For the legal pages. */
  contact: 'hello@playgrove.example',
  company: 'Playgrove',
  copyrightFrom: 2026,
  /**
   * Off: no request, no element, no byte of the ads code. `network` is the google ad network code;
   * `exchange` may name the ad exchange's, and `viewable` the percent of an ad that must be in view.
   */
  ads: { on: false, provider: 'house', network: '' },
  analytics: { on: false, id: 'G-XXXXXXXXXX' },
  /** First-party counters through `/statistic.gif`. */
  statistics: true,
  /** Until a visitor chooses: `system`, `light` or `dark`. */
  theme: 'system',
  /** Another origin that serves `/allgame/`; empty for the same one. */
  gamesOrigin: '',
  /** Show the catalogue's play counts and ratings until measured ones exist. */
  launchFigures: true,
});
