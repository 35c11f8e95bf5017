import type { Point } from '@playgrove/kit/contract';
import { crossed, graphOf, joinNear, type Pair } from './nodegraph/index.ts';
import { createRng } from '@playgrove/kit/core';
import { finishField, type Field, type Site } from './ground.ts';
import { HEIGHT, KINDS, WIDTH } from './kinds.ts';
import { cellsOf, laneText, type Cell, type Plot } from './plot.ts';
import type { Kind, Side } from './types.ts';

const MARGIN_X = 84;
const MARGIN_Y = 84;
const LONGEST = 300;
/** How far mounds stand off their place on the grid: less up and down, where rows are close. */
const JITTER_X = 15;
const JITTER_Y = 7;

const KIND_OF: Readonly<Record<string, Kind>> = {
  1: 'small',
  2: 'mid',
  3: 'large',
  t: 'toadstool',
  f: 'stump',
  d: 'sundew',
  k: 'latch',
  q: 'queen',
};
const SIDE_OF: Readonly<Record<string, Side>> = { a: 1, b: 2, c: 3, d: 4 };
const ASLEEP: Readonly<Record<string, number>> = { '.': 1, '-': 0.5, '+': 1.6 };
/** What a home begins with, as a part of what it holds. */
const AT_HOME = 0.5;

/** The field that a plot describes. @throws Error when the plot is not well written */
export function plotField(plot: Plot): Field {
  const cells = cellsOf(plot);
  const rng = createRng(`plot/${plot.id}`);
  const [columns, rows] = [plot.rows[0]?.split(' ').length ?? 1, plot.rows.length];
  const spot = (column: number, row: number): Point => ({
    x: MARGIN_X + (column * (WIDTH - 2 * MARGIN_X)) / Math.max(1, columns - 1),
    y: rows === 1 ? HEIGHT / 2 : MARGIN_Y + (row * (HEIGHT - 2 * MARGIN_Y)) / (rows - 1),
  });
  const shaken = ({ column, row }: Cell): Point => {
    const { x, y } = spot(column, row);
    return {
      x: Math.round(x + rng.between(-JITTER_X, JITTER_X)),
      y: Math.round(y + rng.between(-JITTER_Y, JITTER_Y)),
    };
  };
  const stones = cells.filter(({ token }) => token === '##').map(shaken);
  const mounds = cells.filter(({ token }) => token !== '##');
  const sites = mounds.map((cell) => siteOf(plot, cell, shaken(cell)));
  const indexAt = (at: Point | undefined): number => {
    const found = mounds.findIndex(({ column, row }) => column === at?.x && row === at.y);
    if (found < 0) throw new Error(`${plot.id}: no mound at ${at?.x}${at?.y}`);
    return found;
  };
  const named = (texts: readonly string[] = []): readonly Pair[] =>
    texts.map((text) => {
      const [a, b] = laneText(plot, text).map(indexAt);
      return { a: a ?? 0, b: b ?? 0 };
    });
  const same = (p: Pair, a: number, b: number): boolean =>
    (p.a === a && p.b === b) || (p.a === b && p.b === a);
  const without = named(plot.without);
  const brook = (plot.brook ?? []).map(([column, row]) => spot(column, row));
  const gates = (plot.gates ?? []).map((text) => {
    const [a, b, latch] = laneText(plot, text).map(indexAt);
    return { a: a ?? 0, b: b ?? 0, latch: latch ?? -1 };
  });
  const gateOf = (a: number, b: number): number =>
    gates.find((gate) => same(gate, a, b))?.latch ?? -1;
  const wanted = [...named(plot.also), ...gates].map(({ a, b }): Pair => ({ a, b }));
  // Lanes that the plot names stay; a lane of the usual ones that would cross it goes.
  const usual = joinNear(sites, {
    longest: plot.longest ?? LONGEST,
    clear: 52,
    refused: (a, b) => without.some((pair) => same(pair, a, b)),
  }).filter(({ a, b }) => !wanted.some((pair) => same(pair, a, b) || cross(sites, pair, { a, b })));
  const pairs: readonly Pair[] = [...usual, ...wanted];
  const { b = 0, c = 0, d = 0 } = plot.rivals;
  return finishField({
    id: plot.id,
    sites,
    pairs,
    brook,
    stones,
    gateOf,
    fog: plot.fog === true,
    tiers: [b, c, d],
    note: plot.note ?? '',
    waits: plot.waits ?? 0,
    bows: plot.id,
  });
}

/** Whether two pairs with four different ends cross. */
function cross(sites: readonly Site[], one: Pair, other: Pair): boolean {
  if ([one.a, one.b].some((end) => end === other.a || end === other.b)) return false;
  const [p, q] = [sites[other.a], sites[other.b]];
  return p !== undefined && q !== undefined && crossed(graphOf(sites, [one]), p, q) !== undefined;
}

function siteOf(plot: Plot, { token, column, row }: Cell, at: Point): Site {
  const kind = KIND_OF[token[0] ?? ''];
  if (!kind) throw new Error(`${plot.id}: "${token}" at ${column}${row} is no kind of mound`);
  const side = SIDE_OF[token[1] ?? ''] ?? 0;
  const sleepy = ASLEEP[token[1] ?? ''];
  if (side === 0 && sleepy === undefined) {
    throw new Error(`${plot.id}: "${token}" at ${column}${row} is nobody's`);
  }
  const { cap, asleep } = KINDS[kind];
  const home = cap * AT_HOME * (side === 1 ? (plot.start ?? 1) : 1);
  return { ...at, kind, side, count: Math.round(side === 0 ? asleep * (sleepy ?? 1) : home) };
}
