/** A game comes out in each engine as it was recorded in another one: the same position. */
import { join } from 'node:path';
import { writeRun } from '@playgrove/kit/session';
import { goldenRun, loadSubject } from '@playgrove/kit/testing';
import { ROOT } from '../../tools/root.ts';
import { isSampled } from '../../tools/proofs/visits.ts';
import { CATALOGUE } from '../games.ts';
import { expect, test as base } from './fixtures.ts';
import { serveGoldens, type PlayGolden } from './goldens.ts';
import { until } from './steps.ts';
import type { Tab } from './tab.ts';

declare const playGolden: PlayGolden;

/** In a run of `npm test`, one game in eight. */
const SLUGS = [...CATALOGUE.facts.keys()].filter(
  (_, index) => process.env['BROWSERS'] !== 'gate' || isSampled(index),
);

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
  server: async ({}, use) => {
    const site = await serveGoldens(SLUGS);
    await use(site.address);
    site.close();
  },
});

/** What came of a run in the page. */
async function outcomeOf(tab: Tab, slug: string, run: string): Promise<string> {
  const verdict = await tab.run((game, text) => playGolden(game, text), slug, run);
  return verdict.ok ? 'as recorded' : `${verdict.fault}: ${verdict.detail}`;
}

test(
  'golden games come out as they were recorded',
  { tag: ['@smoke', '@compared'] },
  async ({ visit: { tab, address } }) => {
    await tab.open(address);
    await until(tab, 'the rules', () => 'playGolden' in window, []);
    for (const [index, slug] of SLUGS.entries()) {
      const run = goldenRun(await loadSubject(join(ROOT, 'games'), slug));
      expect(run.length, slug).toBeGreaterThan(0);
      expect.soft(await outcomeOf(tab, slug, writeRun(run)), slug).toBe('as recorded');
      if (index > 0) continue;
      const forged = writeRun({ ...run, hash: '0'.repeat(run.hash.length) });
      expect(await outcomeOf(tab, slug, forged)).toContain(`recorded ${'0'.repeat(4)}`);
    }
  },
);
