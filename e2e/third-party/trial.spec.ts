import { mkdtempSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { LibraryFacts } from '@playgrove/catalogue';
import portal from '@playgrove/site-config/portal';
import { playTrial } from '../../packages/third-party/src/import/trial/play.ts';
import { serveTrial } from '../../packages/third-party/src/import/trial/trial.ts';
import { verdictOf, verdictText } from '../../packages/third-party/src/import/trial/verdict.ts';
import { gameId } from '../../tools/catalogue.ts';
import { ROOT } from '../../tools/root.ts';

const GAMES = join(ROOT, 'e2e/third-party/trials');

/** One portal with all of these games: building it takes longer than a trial. */
const test = base.extend<object, { readonly address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const library = mkdtempSync(join(tmpdir(), 'trials-'));
      const games = readdirSync(GAMES).map((slug): LibraryFacts => {
        cpSync(join(GAMES, slug), join(library, slug, 'files'), { recursive: true });
        return {
          slug,
          title: slug,
          tags: ['one', 'two', 'three', 'four', 'five'],
          orientation: 'any',
          page: { entry: 'index.html', files: 1, bytes: 1, license: 'MIT' },
        } as LibraryFacts;
      });
      const site = await serveTrial(library, games, portal);
      await use(site.address);
      await site.close();
      rmSync(library, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

for (const [slug, verdict] of [
  ['answers', 'works'],
  ['moves-and-answers', 'works'],
  ['moves', 'works, but no tap or key changed its picture: play it once yourself'],
  ['lacks-a-file', 'works, but missing file img/hero.png'],
  ['asks-another-host', 'works, but blocked request to scores.example'],
  ['is-refused', /^does not work: .*refused for its MIME type: game\.png is image\/png/],
  ['throws', /^does not work: .*There is no level 1/],
  ['stays-blank', 'does not work: its picture stays blank'],
  ['hangs', 'does not work: it stopped responding, perhaps in an endless loop'],
] as const)
  test(`a trial says of a game: ${slug}`, async ({ address, browser }) => {
    const trial = await playTrial(browser, { address, id: gameId(slug), seconds: 0 });
    const text = verdictText(verdictOf(trial));
    if (typeof verdict === 'string') expect(text).toBe(verdict);
    else expect(text).toMatch(verdict);
    expect(trial.pictures.length).toBeGreaterThan(0);
  });
