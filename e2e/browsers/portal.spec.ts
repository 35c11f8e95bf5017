import { categories, HOT, RECOMMEND, type Game } from '@playgrove/catalogue';
import me from '../../apps/portal/src/screens/me/messages/en.json' with { type: 'json' };
import { CATALOGUE, categoryTitle, FLAT_GAMES } from '../games.ts';
import { expect, test } from './fixtures.ts';
import { linkTo, type Link } from './link.ts';
import { arrives, gameStarts, live, pressOn, shows, until } from './steps.ts';
import type { Tab } from './tab.ts';

const [game] = FLAT_GAMES as readonly [Game, ...Game[]];
const [category = ''] = categories(CATALOGUE.games);

/** Visits whose network can be cut. */
const cuttable = test.extend<{ link: Link }>({
  link: async ({ portal }, use) => {
    const link = await linkTo(portal);
    await use(link);
    await link.cut();
  },
  server: ({ link }, use) => use(link.address),
});

const smoke = { tag: '@smoke' };

const textOf = (tab: Tab, selector: string): Promise<readonly string[]> =>
  tab.run(
    (where) => [...document.querySelectorAll(where)].map((node) => node.textContent ?? ''),
    selector,
  );

test(
  'home shows its sections, and not that the browser is too old',
  smoke,
  async ({ visit: { tab, address } }) => {
    await tab.open(address);
    await arrives(tab, 'home');
    await live(tab);
    expect(await textOf(tab, 'main h2')).toEqual(
      expect.arrayContaining([RECOMMEND, HOT, 'Maybe you like']),
    );
    expect(
      await tab.run(() => document.querySelector('.old-browser')?.checkVisibility()),
      'a browser that is served',
    ).toBe(false);
  },
);

test('a category shows its games', smoke, async ({ visit: { tab, address } }) => {
  await tab.open(`${address}/#/category/${encodeURIComponent(category)}`);
  await arrives(tab, 'category');
  await live(tab);
  await shows(tab, 'h1', categoryTitle(category));
  const first = CATALOGUE.games.find(({ cate }) => cate === category);
  await shows(tab, 'main .card .title', first?.title ?? '');
});

test(
  'a game’s page loads the game unseen, and Play opens it',
  smoke,
  async ({ visit: { tab, address } }) => {
    await tab.open(`${address}/#/detail/${game.id}`);
    await arrives(tab, 'detail');
    await live(tab);
    await shows(tab, 'h1', game.title);
    await until(
      tab,
      'a game that is ready behind the page',
      () =>
        document.querySelector('iframe')?.contentDocument?.querySelector('#game canvas') != null,
      [],
    );
    await pressOn(tab, '.play-button');
    await arrives(tab, 'game');
    await gameStarts(tab);
  },
);

test(
  'Escape pauses a game, and a second Escape leaves it for the page around it',
  smoke,
  async ({ visit: { tab, address } }) => {
    const isPaused = (): boolean =>
      document.querySelector('iframe')?.contentDocument?.querySelector('dialog[open]') != null;
    await tab.open(`${address}/#/game/${game.id}`);
    await gameStarts(tab);
    await tab.key('Escape');
    await until(tab, 'a paused game', isPaused, []);
    expect(await tab.run(() => document.activeElement?.tagName)).toBe('IFRAME');
    await tab.key('Escape');
    await until(
      tab,
      'the page has the keyboard',
      () => document.activeElement?.tagName === 'A',
      [],
    );
    expect(await tab.run(isPaused), 'paused').toBe(true);
  },
);

test('Today has five challenges, and each opens its game', async ({ visit: { tab, address } }) => {
  await tab.open(`${address}/#/today`);
  await arrives(tab, 'today');
  await live(tab);
  const links = await tab.run(() =>
    [...document.querySelectorAll('.today-list a')].map((link) => link.getAttribute('href') ?? ''),
  );
  expect(links).toHaveLength(5);
  await pressOn(tab, '.today-list li:first-child a');
  await arrives(tab, 'game');
  expect(links).toContain(await tab.run(() => location.hash));
  await gameStarts(tab);
});

test('search finds a game by its name, and Enter opens its page', async ({
  visit: { tab, address },
}) => {
  await tab.open(address);
  await live(tab);
  await pressOn(tab, 'button[data-search]');
  await until(tab, 'a field', () => document.activeElement?.role === 'combobox', []);
  await tab.type(game.title.toLowerCase());
  await shows(tab, '[role=option]:first-child', game.title);
  await tab.key('ArrowDown');
  await until(
    tab,
    'a choice',
    () => document.querySelector('[role=option]')?.ariaSelected === 'true',
    [],
  );
  await tab.key('Enter');
  await arrives(tab, 'detail');
  await shows(tab, 'h1', game.title);
});

test('the menu opens with every list, and Escape closes it', async ({
  visit: { tab, address },
}) => {
  await tab.open(address);
  await live(tab);
  await pressOn(tab, '.menu-button');
  const lists = categories(CATALOGUE.games).map((name) => categoryTitle(name));
  for (const name of [RECOMMEND, HOT, ...lists, 'Privacy Policy'])
    await shows(tab, '#menu a', name);
  await tab.key('Escape');
  await until(
    tab,
    'no menu',
    () => document.querySelector('.menu-button')?.getAttribute('aria-expanded') === 'false',
    [],
  );
});

cuttable(
  'without a connection the site opens, and a game that was saved for offline plays',
  async ({ visit: { tab, address }, link, allow }) => {
    allow(/./s);
    await tab.open(`${address}/#/detail/${game.id}`);
    await live(tab);
    // Firefox asks whether the site may store; nobody answers.
    await pressOn(tab, '.offline button', 'Save for offline');
    await shows(tab, '.offline', 'Saved for offline (');
    await tab.run(async () => void (await navigator.serviceWorker.ready));
    await link.cut();
    await tab.open(address);
    await arrives(tab, 'home');
    await shows(tab, 'main h2', 'Maybe you like');
    await tab.open(`${address}/#/game/${game.id}`);
    await gameStarts(tab);
    await tab.reload();
    await gameStarts(tab);
  },
);

/** Has what a link would download end up in the page's `saved`. */
const catchDownload = (): void => {
  const own = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob)
      void blob.text().then((text) => Object.assign(window, { saved: text }));
    return own(blob);
  };
  HTMLAnchorElement.prototype.click = () => {};
};

/** Chooses a file in the page's own field for it. */
const choose = (content: string): void => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('there is no field for a file');
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], 'progress.json', { type: 'application/json' }));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

test('progress leaves by a file and comes back on a device that has none', async ({
  visit: { tab, address },
}) => {
  await tab.open(address);
  await tab.run(
    (id, title) => {
      const recent = [{ id, title, icon: '/allgame/icon/default.png' }];
      localStorage.setItem('portal', JSON.stringify({ recent }));
      const progress = { [id]: { stars: 3, most: 300, levels: 1, of: 100, streak: 2 } };
      localStorage.setItem('portal:progress', JSON.stringify(progress));
    },
    game.id,
    game.title,
  );
  await tab.open(`${address}/#/me`);
  await tab.reload();
  await live(tab);
  await shows(tab, '.my-games li', '3/300 stars');
  await tab.run(catchDownload);
  await pressOn(tab, '.take button', 'Save to a file');
  await shows(tab, '.take-result', 'File saved.');
  await until(tab, 'a file', () => 'saved' in window, []);
  const file = await tab.run(() => (window as { saved?: string }).saved ?? '');
  await tab.run(() => localStorage.clear());
  await tab.reload();
  await live(tab);
  await shows(tab, 'main', me.empty);
  await tab.run(choose, file.slice(0, -30));
  await shows(tab, '.take-result', me.refused);
  await tab.run(choose, file);
  await shows(tab, '.take-result', 'Merged.');
  await shows(tab, '.my-games li', game.title);
  await shows(tab, '.my-games li', '3/300 stars');
});
