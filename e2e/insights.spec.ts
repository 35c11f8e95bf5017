import { statisticAddress, type StatisticEvent } from '@playgrove/protocol';
import { faults } from './axe.ts';
import { test } from './counting.ts';
import { expect } from './fixtures.ts';

type Game = { readonly id: string; readonly title: string };

const AGENTS = ['Firefox/140.0', 'Chrome/141.0.0.0', 'Safari/605.1.15'].map(
  (name) => `Mozilla/5.0 (X11; Linux x86_64) ${name}`,
);
type Sending = readonly [event: StatisticEvent, times: number];

const eventsOf = (first: Game, second: Game): readonly Sending[] => {
  const click = { name: 'gameClick', game: first.id, category: 'Hot' } as const;
  return [
    [{ name: 'page_view', path: '/' }, 3],
    [{ name: 'page_view', path: `/detail/${first.id}` }, 4],
    [{ name: 'seen', category: 'hot', games: [first.id, second.id] }, 5],
    [{ name: 'play_start', game: first.id, from: 'hot' }, 1],
    [{ name: 'play_start', game: first.id, from: 'hot', daily: true }, 1],
    [
      {
        name: 'play_start',
        game: first.id,
        back: true,
        visit: { age: 'second', after: ['today'], way: 'search' },
      },
      1,
    ],
    [{ name: 'play_end', game: first.id, seconds: 60, minute: true, from: 'hot' }, 2],
    [{ name: 'play_end', game: first.id, seconds: 30, more: true, from: 'hot' }, 2],
    [{ name: 'play_start', game: second.id }, 1],
    [{ ...click, layout: 'puzzle', position: 0 }, 6],
    [{ ...click, layout: 'list', position: 4 }, 2],
    [{ name: 'moreClick', category: 'Hot' }, 5],
    [{ name: 'httpError', code: 502, url: '/content/vote' }, 2],
  ];
};

async function vote(address: string, game: string): Promise<void> {
  const reply = await fetch(`${address}/content/vote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': AGENTS[0] ?? '' },
    body: JSON.stringify({ game, up: true }),
  });
  expect(await reply.json()).toMatchObject({ code: 200 });
}

async function send(address: string, events: readonly Sending[]): Promise<void> {
  // The vote.
  let sent = 1;
  for (const [event, times] of events) {
    for (let time = 0; time < times; time += 1) {
      const headers = { 'user-agent': AGENTS[time % AGENTS.length] ?? '' };
      const reply = await fetch(address + (statisticAddress({ event, at: 0 }) ?? ''), { headers });
      expect(reply.headers.get('x-refused')).toBeNull();
      sent += 1;
    }
  }
  const counted = async () => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return Number(/^portal_events_counted_total (\d+)$/m.exec(text)?.[1]);
  };
  await expect.poll(counted, { timeout: 20_000 }).toBe(sent);
}

test('insights show exactly what was counted, next to its charts, to everyone who may see it', async ({
  page,
  baseURL,
}) => {
  const address = baseURL ?? '';
  const [first, second] = (await (await fetch(`${address}/data/catalogue.json`)).json()) as Game[];
  if (!first || !second) throw new Error('The site has no two games.');
  // Nothing is drawn of nothing: the page says what is missing.
  await page.goto('/insights/');
  await expect(page.locator('.none').first()).toBeVisible();
  await expect(page.locator('svg.recharts-surface, meter')).toHaveCount(0);
  await vote(address, first.id);
  await send(address, eventsOf(first, second));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/insights/');
  const rows = (title: string) =>
    page.getByRole('table', { name: title, exact: true }).locator('tbody tr');
  const cells = (title: string, at: number) => rows(title).nth(at).locator('th, td');

  const today = new Date().toISOString().slice(0, 10);
  // Nobody can have played for three minutes in the moment since the first play began.
  const over = ['0', /^[123]$/];
  await expect(cells('By day', 0)).toHaveText([today, '4', '3', '3', '7', '0', ...over]);
  // Days on which nothing was counted are left out.
  const daysAgo = (days: number): string =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(daysAgo(27));
  await expect(rows('By day')).toHaveCount(1);
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(section('Days').locator('.totals dd')).toHaveText([
    '4',
    '0',
    '3',
    '1:30',
    '3',
    '7',
    '0',
  ]);
  await expect(section('Today so far').locator('.tile strong')).toHaveText([
    '4',
    '3',
    '3',
    '7',
    '0',
  ]);
  await expect(section('Today so far').locator('.tile span')).toHaveText(
    Array.from({ length: 5 }, () => /^None last [A-Z][a-z]+day$/),
  );
  await expect(section('From card to play').locator('.totals dd')).toHaveText(['1', '25%']);
  await expect(section('From card to play').locator('.rank-text')).toHaveText([
    '10',
    '4 (40%)',
    '4 (100%)',
    '2 (50%)',
    '1 (50%)',
  ]);
  await expect(cells('Funnel by game', 0)).toHaveText([
    first.title,
    '5',
    '4 (80%)',
    '3 (75%)',
    '2 (66.7%)',
    '1 (50%)',
  ]);
  await expect(cells('Funnel by list', 0)).toHaveText([
    'Hot',
    '10',
    '8 (80%)',
    '2 (25%)',
    '2 (100%)',
    '0 (0%)',
  ]);
  await expect(cells('Funnel by list', 1)).toHaveText([
    'Not from a card',
    '0',
    '0',
    '2',
    '0 (0%)',
    '1',
  ]);
  // A device on its second day, which had used Today on its first.
  await expect(section('Coming back').locator('.rank-text')).toHaveText([
    '0 (0%)',
    '1 (100%)',
    '0 (0%)',
    '0 (0%)',
  ]);
  await expect(cells('What brings players back', 0)).toHaveText(['Today', '0', '1 (–)']);
  await expect(cells('What brings players back', 2)).toHaveText(['Search', '1', '0 (0%)']);
  await expect(rows('Games')).toHaveCount(2);
  await expect(cells('Games', 0)).toHaveText([
    first.title,
    '3',
    '0',
    'new',
    '3',
    '1:30',
    '8',
    '4',
    '75%',
    '1',
    '0',
    '0',
  ]);
  await expect(cells('Games', 1)).toHaveText([
    second.title,
    '1',
    '0',
    'new',
    '0',
    '–',
    '0',
    '0',
    '–',
    '0',
    '0',
    '0',
  ]);
  await expect(cells('Clicks by layout', 0)).toHaveText(['puzzle', '6', '75%']);
  await expect(cells('Clicks by position', 1)).toHaveText(['5', '2', '25%']);
  await expect(cells('Clicks on More', 0)).toHaveText(['hot', '5', '100%']);
  await expect(cells('Errors', 0)).toHaveText(['/content/vote', '502', '2']);
  await expect(page.locator('.chart svg.recharts-surface').first()).toBeVisible();

  await page.getByLabel('Show days, problems and runs for').selectOption({ label: second.title });
  await expect(cells('By day', 0)).toHaveText([today, '1', '0', '0', '0', '0', '0', '0']);
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(daysAgo(6));
  await expect(rows('By day')).toHaveCount(1);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Games as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('games.csv');

  await page.emulateMedia({ colorScheme: 'light' });
  expect(await faults(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page, 'colors'), 'dark').toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(320);
});
