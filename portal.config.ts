import { defineConfig } from '@playgrove/site-config/config';

/** Everything one operator changes. Checked by the build and at server start. */
export default defineConfig({
  /** Shown in the top bar, page titles and the footer. */
  siteName: 'Playgrove',
  /**
   * Where the portal is reached: scheme and host, no path. Search engines and link previews need it;
   * while it is empty pages leave out what does.
   */
  publicAddress: 'https://playgrove.example',
  /** Path of the site on its host, such as `/games/`; `/` if it has the host to itself. */
  base: '/',
  /**
   * False on a host that only serves files: nothing is counted, and there are no votes, reports,
   * play counts or boards.
   */
  server: true,
  /** For the legal pages. */
  contact: 'hello@playgrove.example',
  /**
   * Where security problems are reported, an e-mail address or an `https:` page: it goes into
   * `/.well-known/security.txt`. Empty: there is no such file.
   */
  securityContact: 'security@playgrove.example',
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
  /** Shared runs, boards of daily challenges and circles, kept for 90 days by our server. */
  runs: true,
  /** Language of the site: one that has message files in `apps/portal`; English fills what they lack. */
  language: 'en',
  /** Until a visitor chooses: `system`, `light` or `dark`. */
  theme: 'system',
  /** Another origin that serves `/allgame/`; empty for the same one. */
  gamesOrigin: '',
  /**
   * The play counts that come with the catalogue: `rank` orders lists by them and shows only what
   * was counted here; `show` shows them too; `off` shows none of the catalogue's figures.
   */
  launchFigures: 'rank',
});
