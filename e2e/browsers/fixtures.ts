import { test as base } from '@playwright/test';
import { findFirefox, findWebKit } from '../../tools/browsers/find.ts';
import { startFirefox } from './puppeteer.ts';
import type { Engine, Visit } from './tab.ts';
import { startWebKit } from './webkit.ts';

export type EngineName = 'firefox' | 'webkit';

const ENGINES: Readonly<
  Record<
    EngineName,
    readonly [find: () => string | undefined, start: (path: string) => Promise<Engine>]
  >
> = {
  firefox: [findFirefox, startFirefox],
  webkit: [findWebKit, startWebKit],
};

type Options = { readonly name: EngineName };
type Running = { readonly engine: Engine | undefined };
type Visitor = {
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
      const [find, start] = ENGINES[name];
      const path = find();
      const engine = path === undefined ? undefined : await start(path);
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
  server: async ({}, use) => {
    const address = process.env['PORTAL_ADDRESS'];
    if (!address) throw new Error('The server did not say where it is.');
    await use(address);
  },
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
    if (info.status !== info.expectedStatus)
      await info.attach('page', {
        body: await visit.tab.picture().catch(() => Buffer.alloc(0)),
        contentType: 'image/png',
      });
    const problems = (await visit.problems()).filter(
      (text) => !allowed.some((pattern) => pattern.test(text)),
    );
    await visit.close();
    base.expect(problems, 'problems in the browser').toEqual([]);
  },
});

export { expect } from '@playwright/test';
