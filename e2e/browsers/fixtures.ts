import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { CHROME_109, CHROME_111, findOldChrome } from '../../tools/browsers/old-chrome.ts';
import { findFirefox, findWebKit } from '../../tools/browsers/find.ts';
import { findChromium } from '../../tools/browser.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './puppeteer.ts';
import type { Engine, Visit } from './tab.ts';
import { startWebKit } from './webkit.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit' | 'chrome111' | 'chrome109';

type Way = {
  /** Its path; undefined if it is not installed. */
  readonly find: () => string | undefined;
  readonly start: (path: string) => Promise<Engine>;
};

/**
 * Chrome 111 was released with these. The Chromium 111 that is to be had is an earlier build, which
 * has them and does not switch them on.
 */
const CAME_WITH_111 = ['CSSColor4', 'CSSColorMix'];

const ENGINES: Readonly<Record<EngineName, Way>> = {
  chromium: { find: findChromium, start: (path) => startChromium(path, []) },
  firefox: { find: findFirefox, start: startFirefox },
  webkit: { find: findWebKit, start: startWebKit },
  chrome111: {
    find: () => findOldChrome(CHROME_111),
    start: (path) => startChromium(path, CAME_WITH_111),
  },
  chrome109: {
    find: () => findOldChrome(CHROME_109),
    start: (path) => startChromium(path, []),
  },
};

type Options = { readonly name: EngineName };
type Running = { readonly engine: Engine | undefined };
type Visitor = {
  /** Address of the portal's server. */
  readonly portal: string;
  /** Address of the server that is visited. */
  readonly server: string;
  readonly visit: Visit;
  /** This test provokes problems like these on purpose. */
  readonly allow: (pattern: RegExp) => void;
};

/** A test of a browser that is not installed is skipped. Every other one fails on any problem in a page. */
export const test = base.extend<Visitor & { allowed: RegExp[] }, Options & Running>({
  name: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ name }, use) => {
      const { find, start } = ENGINES[name];
      const path = find();
      const engine = path === undefined ? undefined : await start(path);
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
  portal: async ({}, use) => {
    const address = process.env['PORTAL_ADDRESS'];
    if (!address) throw new Error('The server did not say where it is.');
    await use(address);
  },
  server: ({ portal }, use) => use(portal),
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
  allowed: async ({}, use) => use([]),
  allow: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  visit: async ({ engine, server, name, allowed }, use, info) => {
    if (!engine) {
      info.skip(true, `${name} is not installed: npm run browsers`);
      return;
    }
    const visit = await engine.visit(server);
    await use(visit);
    if (info.status !== info.expectedStatus) {
      const picture = await visit.tab.picture().catch(() => undefined);
      if (picture) writeFileSync(info.outputPath('page.png'), picture);
    }
    const problems = (await visit.problems()).filter(
      (text) => !allowed.some((pattern) => pattern.test(text)),
    );
    await visit.close();
    base.expect(problems, 'problems in the browser').toEqual([]);
  },
});

export { expect } from '@playwright/test';
