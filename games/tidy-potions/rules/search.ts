import { createBudget } from '@playgrove/kit/core';
import { aStar, type SearchSpace } from '@playgrove/kit/logic/solving';
import { POTION, type Table } from './bottles.ts';

/*
 * A position is a text for each bottle: its size, then a sign for each layer from the bottom up. The
 * search sees through smoke, but pours only what the rules let it.
 */
type Position = readonly string[];
export type Pour = readonly [from: number, to: number];

const FIRST_SIGN = 64;
const SMOKE = 16;

const signOf = (layer: number): string => String.fromCharCode(FIRST_SIGN + layer);
const layerAt = (text: string, at: number): number => text.charCodeAt(at) - FIRST_SIGN;

const positionOf = ({ sizes, bottles }: Table): Position =>
  bottles.map((layers, at) => `${sizes[at]}${layers.map(signOf).join('')}`);

/** Layers of one color on top; 0 under smoke or in an empty bottle. */
function runOf(text: string): number {
  const last = text.length - 1;
  if (last === 0 || layerAt(text, last) >= SMOKE) return 0;
  let run = 1;
  while (run < last && text[last - run] === text[last]) run += 1;
  return run;
}

const isDone = (text: string): boolean => text.length === POTION + 1 && runOf(text) === POTION;

/** Clears the smoke of potions that are finished, until nothing changes. */
function reacted(position: string[], color: number): void {
  const next: number[] = [];
  for (const [at, text] of position.entries()) {
    let clear = '';
    for (let layer = 1; layer < text.length; layer += 1) {
      const value = layerAt(text, layer);
      clear +=
        value >= SMOKE && Math.floor(value / SMOKE) - 1 === color
          ? signOf(value % SMOKE)
          : text[layer];
    }
    if (clear === text.slice(1)) continue;
    position[at] = `${text[0]}${clear}`;
    if (isDone(position[at])) next.push(layerAt(position[at], 1));
  }
  for (const one of next) reacted(position, one);
}

function* moves(position: Position): Iterable<readonly [Pour, Position]> {
  for (let from = 0; from < position.length; from += 1) {
    const source = position[from] ?? '';
    const run = runOf(source);
    if (run === 0 || isDone(source)) continue;
    const whole = run === source.length - 1;
    const top = source[source.length - 1];
    let tried = '';
    for (let to = 0; to < position.length; to += 1) {
      const target = position[to] ?? '';
      const room = Number(target[0]) - target.length + 1;
      if (to === from || room <= 0) continue;
      if (target.length === 1) {
        // Empty bottles of one size are alike.
        if (tried.includes(target) || (whole && target[0] === source[0])) continue;
        tried += target;
      } else if (target[target.length - 1] !== top) continue;
      const amount = Math.min(run, room);
      const next = [...position];
      next[from] = source.slice(0, source.length - amount);
      const filled = target + source.slice(source.length - amount);
      next[to] = filled;
      if (isDone(filled)) reacted(next, layerAt(filled, 1));
      yield [[from, to], next];
    }
  }
}

/** Runs of one color, smoke or not. */
function runs(position: Position): number {
  let count = 0;
  for (const text of position)
    for (let at = 1; at < text.length; at += 1)
      if (at === 1 || layerAt(text, at) % SMOKE !== layerAt(text, at - 1) % SMOKE) count += 1;
  return count;
}

/**
 * The pours that finish every potion.
 * @param weight 1 for the fewest pours; more is faster and may pour a little more
 * @returns undefined if there are none
 * @throws BudgetSpent
 */
export function solution(
  table: Table,
  budget: number,
  weight: number,
): readonly Pour[] | undefined {
  const start = positionOf(table);
  const colors = table.bottles.reduce((sum, layers) => sum + layers.length, 0) / POTION;
  const space: SearchSpace<Position, Pour> = {
    key: (position) => position.toSorted().join(''),
    isGoal: (position) =>
      runs(position) === colors && position.every((text) => text.length === 1 || isDone(text)),
    moves,
    // No pour joins more than two runs.
    estimate: (position) => (runs(position) - colors) * weight,
  };
  return aStar(space, start, createBudget('tidy-potions solver', budget));
}
