import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDate } from '@playgrove/language/days';
import type { BrowserContext, Page } from '@playwright/test';
import { gameUrl } from '@playgrove/catalogue';
import { ROOT } from '../tools/root.ts';
import { gameId } from '../tools/catalogue.ts';
import { expect, test } from './fixtures.ts';
import { live } from './visit.ts';

/** A game of turns with modes, a career and a daily challenge; arrow keys move. */
const SLUG = 'double-dunes';
const ID = gameId(SLUG);
const WAYS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] as const;

type Stored = { readonly seed: string; readonly tick: number };

async function open(context: BrowserContext, query = '', slug = SLUG): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${gameUrl(gameId(slug))}${query}`);
  await expect(page.locator('#game canvas[role]')).toBeVisible();
  return page;
}

/** Presses arrow keys until the game has taken `moves` of them, and stores it. */
async function play(page: Page, moves: number): Promise<Stored> {
  let press = 0;
  let last: Stored | undefined;
  await expect(async () => {
    await page.keyboard.press(WAYS[press % WAYS.length] ?? 'ArrowLeft');
    press += 1;
    last = (await saves(page))[0]?.[1];
    expect(last?.tick ?? 0).toBeGreaterThanOrEqual(moves);
  }).toPass();
  if (!last) throw new Error('nothing is stored');
  return last;
}

/** Stored games in progress by slot, the one that was played last first. */
const saves = (page: Page, slug = SLUG): Promise<(readonly [string, Stored])[]> =>
  page.evaluate((start) => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => {
        const save = JSON.parse(localStorage.getItem(key) ?? '') as Stored & { at: number };
        return [key.slice(start.length), save] as const;
      })
      .sort(([, a], [, b]) => b.at - a.at);
  }, `game:${slug}:save:`);

const read = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

const write = (page: Page, key: string, value: unknown): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const);

test('a daily challenge leaves the game in progress where it was', async ({ context }) => {
  const page = await open(context);
  const mine = await play(page, 3);
  await page.close();
  const daily = await open(context, `?daily=${localDate(new Date())}`);
  const day = await play(daily, 1);
  expect(day.seed).not.toBe(mine.seed);
  // The page is killed: nothing is stored on the way out.
  await daily.close({ runBeforeUnload: false });
  const level = (await saves(await open(context)))[1];
  expect(level?.[1]).toMatchObject({ seed: mine.seed });
  const again = await open(context, `?level=${level?.[0]}`);
  const now = await play(again, mine.tick + 1);
  expect(now.seed).toBe(mine.seed);
});

test('a tab that was open before takes nothing away from what another has won', async ({
  context,
}) => {
  const stale = await open(context);
  const winner = await open(context);
  await play(winner, 2);
  const won = { version: 1, best: { four: 9000 }, stars: { four: 3, five: 2 }, plays: 40 };
  await write(winner, `game:${SLUG}`, won);
  await write(winner, `game:${SLUG}:career`, {
    ...(JSON.parse(careerOf(SLUG)) as object),
    charm: 0,
  });
  const career = await read(winner, `game:${SLUG}:career`);
  // The browser hands what a tab stores to other tabs a moment later.
  await expect.poll(() => read(stale, `game:${SLUG}`)).toMatchObject({ best: { four: 9000 } });
  await expect.poll(() => read(stale, `game:${SLUG}:career`)).toEqual(career);
  await winner.close();

  await stale.bringToFront();
  await stale.keyboard.press('r');
  await play(stale, 2);
  await stale.keyboard.press('r');
  expect(await read(stale, `game:${SLUG}`)).toMatchObject({
    best: { four: 9000 },
    stars: { four: 3, five: 2 },
  });
  expect(await read(stale, `game:${SLUG}:career`)).toMatchObject({
    tops: (career as { tops: object }).tops,
  });
});

test('of two tabs on one level neither loses its game', async ({ context }) => {
  const [one, other] = [await open(context), await open(context)];
  const first = await play(one, 3);
  await one.close();
  await other.bringToFront();
  const second = await play(other, 1);
  // The other tab took over what was played, or both games are there.
  const beside = await read(other, `game:${SLUG}:beside:${(await saves(other))[0]?.[0]}`);
  expect([second.seed, (beside as Stored | null)?.seed]).toContain(first.seed);
});

test('what a closing tab has won comes back though this one stored in the same moment', async ({
  context,
}) => {
  const key = `game:${SLUG}`;
  const mine = { version: 1, best: { four: 512 }, stars: { five: 2 }, plays: 9, lower: false };
  const theirs = { ...mine, best: { four: 9000 }, stars: { four: 3 } };
  const staying = await context.newPage();
  // Its own change comes after the other tab's, and before it hears of that.
  await staying.addInitScript(
    ([name, text]) => {
      const store = (event: StorageEvent): void => {
        if (event.key !== name) return;
        removeEventListener('storage', store);
        localStorage.setItem(name, text);
      };
      if (self === top) addEventListener('storage', store);
    },
    [key, JSON.stringify(mine)] as const,
  );
  await staying.goto(`/#/game/${ID}`);
  await expect(staying.frameLocator('iframe').locator('#game canvas[role]')).toBeVisible();
  await live(staying);
  const closing = await context.newPage();
  await closing.goto('/');
  await write(closing, key, theirs);
  await closing.close();
  await expect(async () => {
    expect(await read(staying, key)).toMatchObject({
      best: { four: 9000 },
      stars: { four: 3, five: 2 },
    });
  }).toPass();
});

test('rules of a new version leave every star and best score', async ({ context }) => {
  const page = await open(context);
  const won = { version: 0, best: { four: 512 }, stars: { four: 2 }, plays: 9, taught: true };
  await write(page, `game:${SLUG}`, won);
  await page.reload();
  await play(page, 1);
  expect(await read(page, `game:${SLUG}`)).toMatchObject({
    best: { four: 512 },
    stars: { four: 2 },
    plays: 10,
  });
});

/** A career that players of an earlier release have stored. */
function careerOf(slug: string): string {
  const text = readFileSync(join(ROOT, 'games', slug, 'careers.json'), 'utf8');
  const [first] = JSON.parse(text) as readonly { readonly career: unknown }[];
  return JSON.stringify(first?.career);
}

/** Stores something before a game opens. */
async function keep(context: BrowserContext, key: string, value: unknown): Promise<void> {
  const page = await context.newPage();
  await page.goto('/');
  await write(page, key, value);
  await page.close();
}

for (const slug of ['dawn-angler', 'rooftop-relay', 'sunrise-sudoku', 'tilt-garden']) {
  test(`${slug} opens with a stored career, and says nothing of it`, async ({ context }) => {
    await keep(context, `game:${slug}:career`, JSON.parse(careerOf(slug)));
    const page = await open(context, '', slug);
    await page.mouse.click(200, 500);
    await expect(page.locator('.notice')).toHaveCount(0);
    expect(await read(page, `game:${slug}:career-refused`)).toBeNull();
  });
}

test('a career of which a part cannot be read keeps the rest, and it says so', async ({
  context,
}) => {
  const career = JSON.parse(careerOf('bumpy-summit')) as { purse: { coins: number } };
  await keep(context, 'game:bumpy-summit:career', {
    purse: { ...career.purse, coins: -5 },
  });
  const page = await open(context, '', 'bumpy-summit');
  await expect(page.locator('.notice')).toHaveText(/couldn’t read part of your progress/);
});

test('where the device is full, play goes on and it is said', async ({ context }) => {
  const page = await open(context);
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`fill${size}-${at}`, 'x'.repeat(size));
      } catch {
        // Full for this size.
      }
    }
  });
  await page.locator('#game canvas').focus();
  for (const way of WAYS) await page.keyboard.press(way);
  await expect(page.locator('.notice')).toHaveText(/storage is full/);
});

test('where storage is blocked, play goes on and it is said', async ({ context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }),
  );
  const page = await open(context);
  await page.locator('#game canvas').focus();
  for (const way of WAYS) await page.keyboard.press(way);
  await expect(page.locator('.notice')).toHaveText(/blocks storage/);
  await expect(page.locator('#game canvas[role]')).toBeVisible();
});

test('a game on the play page reports to the operator what could not be read, without its content', async ({
  page,
}) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/statistic.gif') counted.push(searchParams.get('c') ?? '');
  });
  const career = JSON.parse(careerOf(SLUG)) as object;
  await keep(page.context(), `game:${SLUG}:career`, { ...career, camps: 'mine' });
  await page.goto(`/#/game/${ID}`);
  await expect(page.frameLocator('iframe').locator('#game canvas[role]')).toBeVisible();
  await expect(async () => {
    const errors = counted.filter((text) => text.includes('httpError'));
    expect(errors.join()).toContain('career camps');
    expect(errors.join()).not.toContain('mine');
  }).toPass();
});
