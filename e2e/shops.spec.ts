import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gameUrl } from '@playgrove/catalogue';
import { loadSubject } from '@playgrove/kit/testing';
import { ROOT } from '../tools/root.ts';
import { gameId } from '../tools/catalogue.ts';
import { faults } from './axe.ts';
import { expect, test } from './fixtures.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A shop or choice before a run: what the player brings, and what the elements are called. */
type Menu = {
  readonly slug: string;
  /** Changes a fresh career. */
  readonly career: (fresh: Fields) => Fields;
  /** Stars won before, by level. */
  readonly stars?: Readonly<Record<string, number>>;
  /** The toolbar's name. */
  readonly name: string;
  /** What is taken first, by keys: its name before and after. */
  readonly first: readonly [before: RegExp, after: RegExp];
  /** The first is a choice that stays pressed in. */
  readonly chooses?: true;
  /** What is taken next by its name, and its name afterward. */
  readonly second: readonly [before: RegExp, after: RegExp];
  /** What cannot be taken, and says why. */
  readonly shut: RegExp;
};

/** A career with these coins. */
const rich =
  (coins: number) =>
  (fresh: Fields): Fields => ({ ...fresh, purse: { ...(fresh['purse'] as Fields), coins } });

const MENUS: readonly Menu[] = [
  {
    slug: 'deep-breath-dive',
    career: rich(540),
    name: 'Shop',
    first: [/^Speed: .* Level 0 of 4\. 200 coins\.$/, /^Speed: .* Level 1 of 4\. 800 coins\. /],
    second: [/^Reach: .* Level 0 of 3\. 120 coins\.$/, /^Reach: .* Level 1 of 3\. 600 coins\. /],
    shut: /^Speed: .* You need 580 more\.$/,
  },
  {
    slug: 'rooftop-relay',
    career: rich(400),
    name: 'Crew and shop',
    first: [/^Koa glides/, /^Koa glides/],
    chooses: true,
    second: [
      /^One more heart .* Level 0 of 2\. 250 coins\.$/,
      /^One more heart .* Level 1 of 2\. /,
    ],
    shut: /^Noor attracts every coin\. 9 missions to unlock$/,
  },
  {
    slug: 'night-stall-sizzle',
    career: rich(450),
    stars: { 'shift-1': 2 },
    name: 'Upgrade your stall',
    first: [
      /^Hot fire: .* Level 0 of 3\. 180 coins\.$/,
      /^Hot fire: .* Level 1 of 3\. 420 coins\. /,
    ],
    second: [/^Crates: .* Level 0 of 2\. 120 coins\.$/, /^Crates: .* Level 1 of 2\. 300 coins\. /],
    shut: /^New pan: .* You need 500 more\.$/,
  },
  {
    slug: 'redrock-drift',
    career: rich(320),
    name: 'Garage',
    first: [/^Engine: .* Level 0 of 5\. 120 coins\.$/, /^Engine: .* Level 1 of 5\. 260 coins\. /],
    second: [/^Boost: .* Level 0 of 5\. 90 coins\.$/, /^Boost: .* Level 1 of 5\. 200 coins\. /],
    shut: /^Engine: .* You need 150 more\.$/,
  },
  {
    slug: 'curb-kings',
    career: (fresh) => ({
      ...fresh,
      ticked: Object.fromEntries(['harbour-1', 'harbour-2'].map((id) => [id, 7])),
    }),
    name: 'Boards',
    first: [/^Feather: /, /^Feather: /],
    chooses: true,
    second: [/^Popsicle: /, /^Popsicle: /],
    shut: /^Royal: .* Goals to unlock this board: \d+\.?$/,
  },
];

async function open(page: Page, { slug, name, ...menu }: Menu): Promise<void> {
  const { rules } = await loadSubject(join(ROOT, 'games'), slug);
  const { version, levels } = rules;
  const progress = {
    version,
    level: levels[0].id,
    best: {},
    stars: menu.stars ?? {},
    taught: true,
    plays: 5,
  };
  const career = menu.career(rules.career?.fresh as Fields);
  await page.addInitScript(
    ([key, facts, brought]) => {
      if (localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, facts);
      localStorage.setItem(`${key}:career`, brought);
    },
    [`game:${slug}`, JSON.stringify(progress), JSON.stringify(career)] as const,
  );
  await page.goto(gameUrl(gameId(slug)));
  await expect(page.locator('.boards')).toBeAttached();
  await expect(page.getByRole('toolbar', { name })).toBeVisible();
}

/** Arrow keys through every row of a menu. */
const ROW = 9;
const WALK = ['Up', 'Up', 'Down', 'Down', 'Down'].flatMap((way) =>
  [
    way,
    ...Array.from({ length: ROW }, () => 'Left'),
    ...Array.from({ length: ROW }, () => 'Right'),
  ].map((arrow) => `Arrow${arrow}`),
);

/** Walks with the arrow keys until the focus is on the cell of this name. */
async function walkTo(page: Page, name: RegExp): Promise<void> {
  for (const key of WALK) {
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    if (name.test(label ?? '')) return;
    await page.keyboard.press(key);
  }
}

for (const menu of MENUS) {
  test(`${menu.slug}: the choice before a run is made by keys alone and by names`, async ({
    page,
  }) => {
    await open(page, menu);
    const button = (name: RegExp) => page.getByRole('button', { name });
    expect(await faults(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await walkTo(page, menu.first[0]);
    await expect(button(menu.first[0])).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button(menu.first[1])).toBeFocused();
    if (menu.chooses) await expect(button(menu.first[1])).toHaveAttribute('aria-pressed', 'true');

    // As a screen reader presses it.
    await button(menu.second[0]).dispatchEvent('click');
    await expect(button(menu.second[1])).toBeVisible();

    await expect(button(menu.shut)).toBeDisabled();
    const words = await button(menu.shut).getAttribute('aria-label');
    await button(menu.shut).dispatchEvent('click');
    await expect(button(menu.shut)).toHaveAttribute('aria-label', words ?? '');
  });
}
