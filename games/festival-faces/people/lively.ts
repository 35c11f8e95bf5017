import type { Mark } from '@playgrove/kit/logic/marks';
import {
  ballOf,
  irisOf,
  lidOf,
  LOOK,
  mouthOf,
  moved,
  SHUT,
  SIDES,
  whiteOf,
  type Eyes,
  type Mood,
} from './eyes.ts';
import { keep } from './cache.ts';

/** Eyes and mouth, in the order they are painted. */
export function lively(person: Eyes, { open, x, y, mouth }: Mood): readonly Mark[] {
  const near = (value: number): number => Math.round(value * 6) / 6;
  const [lookX, lookY] = [near(x), near(y)];
  return keep(
    `live ${person.eyes} ${person.lashes ?? false} ${open} ${lookX} ${lookY} ${mouth}`,
    () => [...eyesOf(person, open, lookX, lookY), ...mouthOf(mouth)],
  );
}

function eyesOf(person: Eyes, open: number, lookX: number, lookY: number): readonly Mark[] {
  return SIDES.flatMap((at): readonly Mark[] => {
    if (open < SHUT) return lidOf(person, at, open);
    const white = whiteOf(at, open);
    const iris = irisOf(person.eyes).map((mark) => ({
      ...mark,
      path: moved(mark.path, at + lookX * LOOK.x, LOOK.high + lookY * LOOK.y, 1),
      clip: white,
    }));
    return [...ballOf(at, open), ...iris, ...lidOf(person, at, open)];
  });
}
