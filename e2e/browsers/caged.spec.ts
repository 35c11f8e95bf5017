import { gameFrom, gamesFrom } from '../third-party/games.ts';
import { serveGames, type GamesSite } from '../third-party/site.ts';
import { expect, test as base } from './fixtures.ts';
import { until } from './steps.ts';
import type { Tab } from './tab.ts';

/** In the page that stands for the portal: what the game has said. */
declare const said: readonly { readonly kind: string }[];

const KEYS = 'keys-and-scroll';
const GAMES = ['storage-at-load', 'cookie-save', 'indexed-db', KEYS] as const;

const test = base.extend<{ site: GamesSite }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
  site: async ({}, use) => {
    const site = await serveGames(gamesFrom(...GAMES));
    await use(site);
    await site.close();
  },
  server: ({ site }, use) => use(site.address),
});

/** Opens a game where the portal would, and waits until it is there. */
async function open(tab: Tab, url: string): Promise<void> {
  await tab.run((at) => (window as unknown as { open(url: string): void }).open(at), url);
  await says(tab, 'ready');
}

const says = (tab: Tab, kind: string): Promise<void> =>
  until(tab, `the message ${kind}`, (wanted) => said.some((message) => message.kind === wanted), [
    kind,
  ]);

const titleIs = (tab: Tab, title: string): Promise<void> =>
  until(tab, `the title ${title}`, (wanted) => document.title === wanted, [title], 2);

test(
  'third-party games start in their cage, have their saves after a reload, and Escape twice leaves them',
  { tag: '@smoke' },
  async ({ visit: { tab, address }, site, allow }) => {
    // The page that stands for the portal has no icon.
    allow(/favicon/);
    await tab.open(address);
    for (const slug of GAMES.slice(0, 3)) {
      await open(tab, site.page(slug));
      await titleIs(tab, gameFrom(slug).title ?? 'ok');
    }
    await tab.reload();
    for (const slug of GAMES.slice(0, 3)) {
      await open(tab, site.page(slug));
      await titleIs(tab, gameFrom(slug).again ?? '');
    }
    await open(tab, site.page(KEYS));
    await tab.press('mouse', [{ x: 100, y: 100 }]);
    await expect(async () => {
      await tab.key('Escape');
      await tab.key('Escape');
      expect(await tab.run(() => said.map(({ kind }) => kind))).toContain('leave');
    }).toPass();
  },
);
