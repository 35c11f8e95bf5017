import { expect, it } from 'vitest';
import type { Surface } from '@playgrove/kit/runtime';
import { recordingContext } from '../../testing/recording-context.ts';
import { drawMenu, drawPurse, goCell, menuBoard, ware } from './index.ts';

const SHOP = { lamp: [100, 300], fins: [12_000] } as const;
const RECT = { x: 10, y: 20, width: 100, height: 112 };
const ABOUT = { key: 'about' };

const cell = (name: keyof typeof SHOP, coins: number, lamp = 0, fins = 0) =>
  ware(SHOP, { coins, levels: { lamp, fins } }, name, RECT, ABOUT);

it('says its name, its level and its price', () => {
  expect(cell('lamp', 100, 0)).toMatchObject({
    id: 'lamp',
    tone: 'open',
    disabled: false,
    price: 100,
    label: [
      ABOUT,
      { key: 'kit.level-of', values: { have: 0, of: 2 } },
      { key: 'kit.price', values: { price: 100 } },
    ],
  });
});

it('is disabled if it is too expensive or has all its levels, and says so', () => {
  const dear = cell('lamp', 299, 1);
  expect(dear).toMatchObject({ tone: 'dear', disabled: true });
  expect([dear.label].flat().at(-1)).toEqual({ key: 'kit.short', values: { price: 300, left: 1 } });
  const full = cell('lamp', 9999, 2);
  expect(full).toMatchObject({ tone: 'full', disabled: true });
  expect(full).not.toHaveProperty('price');
  expect([full.label].flat().at(-1)).toEqual({ key: 'kit.full' });
});

it('lets keys start the game, and passes touches through to it', () => {
  const board = menuBoard('menu', [goCell(RECT, ABOUT), cell('lamp', 0)]);
  expect(board).toMatchObject({ kind: 'tools', label: 'menu', columns: 2 });
  expect(board.cells[0]).toMatchObject({ id: 'go', home: true, keysOnly: true });
});

/** Records the text and drawing calls of a surface. */
function surface() {
  const { c, of, log } = recordingContext();
  const labels: string[] = [];
  const to = {
    c,
    words: (key: string) => `${key}!`,
    label: (text: string) => labels.push(text),
    stamp: (_: string, __: number, ___: number, paint: (on: typeof c) => void) => paint(c),
  } as unknown as Surface;
  return { to, labels, of, log };
}

const spots = () =>
  ({
    name: [50, 10, 20, 90],
    icon: [50, 40, 1],
    pips: [50, 70, 14, 7, 7],
    price: [50, 90, 24],
    tick: [50, 90, 28],
  }) as const;

it('paints a price until everything is bought, then a tick', () => {
  const open = surface();
  drawMenu(open.to, [{ ...cell('lamp', 100), name: 'ware.lamp' }], { spots });
  expect(open.labels).toEqual(['100']);
  expect(open.of('fillText').map(({ args }) => args[0])).toEqual(['ware.lamp!']);
  const full = surface();
  drawMenu(full.to, [cell('lamp', 0, 2)], { spots });
  expect(full.labels).toEqual([]);
  expect(full.of('stroke').length).toBeGreaterThan(open.of('stroke').length);
});

it('paints a pip for each level, bought ones in gold', () => {
  const { to, log } = surface();
  drawMenu(to, [cell('lamp', 0, 1)], { spots });
  const gold = log.filter(({ name, args }) => name === 'fillStyle' && args[0] === '#ffd02e');
  expect(gold).toHaveLength(1);
});

it('shortens long prices, and uses display lettering for names if the theme says so', () => {
  const { to, labels, of } = surface();
  drawMenu(to, [{ ...cell('fins', 0), name: 'ware.fins' }], { spots, shouts: true });
  expect(labels).toEqual(['ware.fins!', '12k']);
  expect(of('fillText')).toEqual([]);
});

it('makes the purse as wide as its content', () => {
  const { to, labels } = surface();
  const narrow = drawPurse(to, 5, 0, 0, 20);
  expect(drawPurse(to, 5000, 0, 0, 20)).toBeGreaterThan(narrow);
  expect(labels).toEqual(['5', '5000']);
});
