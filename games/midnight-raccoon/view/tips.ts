import { yardFor } from '../rules.ts';
import { poseAt } from '../rules/patrol.ts';
import type { State } from '../rules/state.ts';
import { CELL } from '../rules/yard.ts';
import type { Turned } from '@playgrove/kit/draw/controls';

/** What is new in a level, said before its first step. */
const TIPS: Readonly<Record<string, string>> = {
  'backyard-1': 'tip.draw',
  'backyard-2': 'tip.wait',
  'backyard-3': 'tip.can',
  'backyard-4': 'tip.run',
  'bakery-1': 'tip.cat',
  'kennel-1': 'tip.dog',
  'porch-1': 'tip.lamp',
  'museum-1': 'tip.key',
};

export function tipOf(id: string): string | undefined {
  return TIPS[id];
}

/** The height on the screen that is farthest from everybody and everything the player looks for. */
export function freeRow(state: State, layout: Turned): number {
  const yard = yardFor(state);
  const places = [yard.start, yard.exit, ...yard.snacks, ...yard.cans];
  if (yard.key) places.push(yard.key);
  for (const watcher of yard.watchers) places.push(poseAt(watcher, 0, { x: 0, y: 0, angle: 0 }));
  const taken = places.map((at) => layout.toScreen(at).y);
  const { y, height } = layout.rect;
  let [best, most] = [y + CELL, 0];
  for (let row = y + CELL; row <= y + height - CELL; row += CELL / 2) {
    const room = Math.min(...taken.map((one) => Math.abs(one - row)));
    if (room > most + 1) [best, most] = [row, room];
  }
  return best;
}
