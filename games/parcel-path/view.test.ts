import type { Point, Press } from '@playgrove/kit/runtime';
import { playing, sizesOf } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { TOWNS } from './rules/towns.ts';
import type { Input, State } from './rules/state.ts';
import { cellAt, cellBeside, layoutOf, placeOf, worldFor, type Layout } from './view/layout.ts';
import { sayingOf } from './view/signs.ts';
import { freshUi, hands, lookAt, type Ui } from './view/ui.ts';

/** CSS pixels; the strip above takes some of the height. */
const SCREENS = [
  { name: 'small phone', width: 320, height: 568, least: 43.5 },
  { name: 'phone', width: 390, height: 844, least: 52 },
  { name: 'phone on its side', width: 844, height: 390, least: 44 },
  { name: 'desktop', width: 1440, height: 900, least: 56 },
  { name: 'large desktop', width: 2560, height: 1440, least: 56 },
] as const;
const STRIP = 52;

test.each(SCREENS)('squares are large and everything is apart: $name', (screen) => {
  const room = { width: screen.width, height: screen.height - STRIP };
  const world = worldFor(room.width / room.height);
  const px = Math.min(room.width / world.width, room.height / world.height);
  for (const [, sizes] of TOWNS)
    for (const [cols, rows] of sizes) {
      const { frame, board, day, sign } = layoutOf(world, { cols, rows });
      expect(frame.cell * px, `${cols} by ${rows}`).toBeGreaterThan(screen.least);
      for (const rect of [board, day, sign]) {
        expect(rect.x).toBeGreaterThanOrEqual(0);
        expect(rect.y).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width).toBeLessThanOrEqual(world.width);
        expect(rect.y + rect.height).toBeLessThanOrEqual(world.height);
      }
      const aside = day.x + day.width <= board.x && sign.x + sign.width <= board.x;
      const around = day.y + day.height <= board.y && sign.y >= board.y + board.height;
      expect(aside || around).toBe(true);
    }
});

test('a tall board stands on its side on a wide screen, and arrows follow', () => {
  const sides = { cols: 6, rows: 7 };
  const layout = layoutOf({ width: 1600, height: 720 }, sides);
  expect(layout.flip).toBe(true);
  for (const cell of [0, 8, 41])
    expect(cellAt(layout, sides, placeOf(layout, sides, cell))).toBe(cell);
  expect(cellBeside(layout, sides, 0, 'right')).toBe(6);
  expect(cellBeside(layout, sides, 0, 'down')).toBe(1);
  expect(cellBeside(layout, sides, 0, 'up')).toBe(-1);
});

const SCREEN = sizesOf(720, 1300);

type Finger = { readonly state: State; readonly ui: Ui; readonly layout: Layout };

function finger(level: string): Finger & { readonly give: (input: Input) => void } {
  const game = playing(rules, level);
  const ui = freshUi(game.state);
  const layout = layoutOf(SCREEN, game.state);
  return { state: game.state, ui, layout, give: (input) => void game.give(input) };
}

const at = ({ layout, state }: Finger, cell: number): Point => placeOf(layout, state, cell);

function press(phase: Press['phase'], path: readonly Point[]): Press {
  const last = path.at(-1) ?? { x: 0, y: 0 };
  return { kind: 'press', phase, pointer: 1, device: 'touch', ...last, path, from: last };
}

/** What a finger makes that goes down on a point and then jumps through others. */
function drawn(hand: Finger, ...points: readonly Point[]): readonly number[] {
  const events = points.map((point, index) => press(index === 0 ? 'down' : 'move', [point]));
  const cells: number[] = [];
  for (const event of events) {
    for (const input of [hands.read(event, hand.state, hand.ui, SCREEN)].flat()) {
      if (typeof input !== 'object' || input.act !== 'go') continue;
      cells.push(input.cell);
      rules.step(hand.state, input, {
        rng: { chance: () => false } as never,
        cue: () => undefined,
      });
    }
  }
  return cells;
}

test('a fast finger that jumps over squares fills them in', () => {
  const hand = finger('orchard-1');
  const { path } = hand.state;
  let far = 1;
  const step = (path[1] ?? 0) - (path[0] ?? 0);
  while ((path[far + 1] ?? -99) - (path[far] ?? 0) === step) far += 1;
  drawn(hand, at(hand, path[0] ?? 0), at(hand, path[far] ?? 0));
  expect(hand.state.route).toEqual(path.slice(0, far + 1));
});

test('a finger that cuts a corner takes the open way around it', () => {
  const hand = finger('orchard-1');
  const { path, cols } = hand.state;
  const bend = path.findIndex((cell, index) => {
    const [two = 0, one = 0] = [path[index + 2], path[index]];
    return Math.abs((two % cols) - (one % cols)) === 1 && index > 0 && cell === one;
  });
  for (const cell of path.slice(1, bend + 1))
    rules.step(hand.state, { act: 'go', cell }, { rng: {} as never, cue: () => undefined });
  drawn(hand, at(hand, path[bend] ?? 0), at(hand, path[bend + 2] ?? 0));
  expect(hand.state.route.at(-1)).toBe(path[bend + 2]);
});

test('dragging back erases, crossing an old road does not', () => {
  const hand = finger('orchard-1');
  const { path } = hand.state;
  const points = path.slice(0, 8).map((cell) => at(hand, cell));
  drawn(hand, ...points);
  expect(hand.state.route).toEqual(path.slice(0, 8));
  drawn(hand, ...points.slice(5, 8).toReversed());
  expect(hand.state.route).toEqual(path.slice(0, 6));
  const [first = { x: 0, y: 0 }] = points;
  drawn(hand, at(hand, path[5] ?? 0), at(hand, path[5] ?? 0), first);
  expect(hand.state.route.length).toBeGreaterThan(4);
});

test('a press on the road cuts it there', () => {
  const hand = finger('orchard-1');
  const { path } = hand.state;
  drawn(hand, ...path.slice(0, 8).map((cell) => at(hand, cell)));
  drawn(hand, at(hand, path[2] ?? 0));
  expect(hand.state.route).toEqual(path.slice(0, 3));
});

test('the sign says why a square is refused, and what is cut off', () => {
  const hand = finger('orchard-1');
  const { path, stops } = hand.state;
  const far = stops.at(-1) ?? 0;
  drawn(hand, at(hand, path[1] ?? 0), at(hand, far));
  lookAt(hand.state, hand.ui, hand.layout);
  expect(sayingOf(hand.state, hand.ui).key).toBe('refused.order');
  hand.ui.lost = [3];
  expect(sayingOf({ ...hand.state, level: 9 }, { ...hand.ui, whyFor: 0, stuck: false })).toEqual({
    key: 'alarm.lost',
    values: { value: 1 },
  });
});

test('keys draw, go back and skip', () => {
  const hand = finger('orchard-1');
  const { state, ui, layout } = hand;
  const [start = 0, next = 0] = state.path;
  const ways = ['up', 'down', 'left', 'right'] as const;
  const button = ways.find((way) => cellBeside(layout, state, start, way) === next) ?? 'up';
  const pad = { kind: 'pad', phase: 'down', device: 'keyboard' } as const;
  expect(hands.read({ ...pad, button }, state, ui, SCREEN)).toEqual({ act: 'go', cell: next });
  state.route.push(next);
  const back = { act: 'go', cell: start };
  expect(hands.read({ kind: 'key', phase: 'down', key: 'backspace' }, state, ui, SCREEN)).toEqual(
    back,
  );
  state.drive = 3;
  expect(hands.read({ ...pad, button: 'a' }, state, ui, SCREEN)).toEqual({ act: 'skip' });
});
