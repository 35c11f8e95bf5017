import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { statisticAddress, type StatisticEvent } from '@playgrove/events';
import { ROOT } from '../tools/cache.ts';
import { test as base, expect } from './fixtures.ts';

type Game = { readonly id: string; readonly title: string };

/** A server of its own: what it has counted is known to the last event. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
  baseURL: async ({}, use) => {
    const data = mkdtempSync(join(tmpdir(), 'insights-'));
    const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', DATA_DIR: data, SITE_DIR: join(ROOT, 'dist') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const address = /http:\/\/\S+/.exec(said.toString())?.[0] ?? '';
    await use(address);
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(data, { recursive: true });
  },
});

const AGENTS = ['Firefox/140.0', 'Chrome/141.0.0.0', 'Safari/605.1.15'].map(
  (name) => `Mozilla/5.0 (X11; Linux x86_64) ${name}`,
);
type Sending = readonly [event: StatisticEvent, times: number];

const eventsOf = (first: Game, second: Game): readonly Sending[] => {
  const click = { name: 'gameClick', game: first.id, category: 'Hot' } as const;
  return [
    [{ name: 'page_view', path: '/' }, 3],
    [{ name: 'page_view', path: `/detail/${first.id}` }, 4],
    [{ name: 'play_start', game: first.id }, 3],
    [{ name: 'play_end', game: first.id, seconds: 90 }, 2],
    [{ name: 'play_start', game: second.id }, 1],
    [{ ...click, layout: 'puzzle', position: 0 }, 6],
    [{ ...click, layout: 'list', position: 4 }, 2],
    [{ name: 'moreClick', category: 'Hot' }, 5],
    [{ name: 'httpError', code: 502, url: '/content/vote' }, 2],
    [{ name: 'vote', game: first.id, up: true }, 1],
  ];
};

async function send(address: string, events: readonly Sending[]): Promise<void> {
  let sent = 0;
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

test('insights show exactly what was counted, beside its charts, to everyone who may see it', async ({
  page,
  baseURL,
}) => {
  const address = baseURL ?? '';
  const [first, second] = (await (await fetch(`${address}/data/catalogue.json`)).json()) as Game[];
  if (!first || !second) throw new Error('The site has no two games.');
  await send(address, eventsOf(first, second));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/insights/');
  const rows = (title: string) =>
    page.getByRole('table', { name: title, exact: true }).locator('tbody tr');
  const cells = (title: string, at: number) => rows(title).nth(at).locator('th, td');

  const today = new Date().toISOString().slice(0, 10);
  await expect(cells('By day', 0)).toHaveText([today, '4', '3', '3', '7', '0']);
  await expect(rows('By day')).toHaveCount(28);
  await expect(page.locator('.totals dd')).toHaveText(['4', '3', '1:30', '3', '7']);
  await expect(rows('Games')).toHaveCount(2);
  await expect(cells('Games', 0)).toHaveText([
    first.title,
    '3',
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
  await expect(cells('Clicks on More', 0)).toHaveText(['Hot', '5', '100%']);
  await expect(cells('Errors', 0)).toHaveText(['/content/vote', '502', '2']);
  await expect(page.locator('.chart svg.recharts-surface').first()).toBeVisible();

  await page.getByLabel('Days and reports of').selectOption({ label: second.title });
  await expect(cells('By day', 0)).toHaveText([today, '1', '0', '0', '0', '0']);
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(rows('By day')).toHaveCount(7);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Games as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('games.csv');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(320);
});
