/** Looks for good putts by trying them. For bots and proofs. */
import type { Rng } from '@playgrove/kit/contract';
import { ballAt, HZ, nudge, putt, roll, type Ball, type Fate } from './motion.ts';
import { tilesToCup } from './sight.ts';
import type { Hole, Spot } from './hole.ts';

/** Ticks that a putt may roll. */
export const LONGEST = 14 * HZ;
const SILENT = (): void => undefined;

export type Putt = { readonly angle: number; readonly power: number };
export type Outcome = {
  readonly fate: Fate;
  readonly x: number;
  readonly y: number;
  readonly ticks: number;
};

/** Where a putt from `from` ends. */
export function outcomeOf(hole: Hole, from: Spot, time: number, { angle, power }: Putt): Outcome {
  const ball: Ball = ballAt(from);
  putt(ball, angle, power);
  for (let ticks = 1; ticks <= LONGEST; ticks += 1) {
    const fate = roll(hole, ball, time + ticks, SILENT);
    if (fate !== 'rolling') return { fate, x: ball.x, y: ball.y, ticks };
  }
  return { fate: 'out', x: from.x, y: from.y, ticks: LONGEST };
}

/** Tiles that an outcome leaves; a lost ball is worse than one that did not move. */
export function worthOf(hole: Hole, from: Spot, { fate, x, y }: Outcome): number {
  if (fate === 'cup') return -1;
  if (fate === 'rest') return tilesToCup(hole, x, y);
  return tilesToCup(hole, from.x, from.y) + 3;
}

export type Try = Putt & Outcome & { readonly worth: number };

/** The best of `count` sampled putts, best first. */
export function sampled(
  hole: Hole,
  from: Spot,
  time: number,
  rng: Rng,
  count: number,
): readonly Try[] {
  const tries: Try[] = [];
  for (let at = 0; at < count; at += 1) {
    // Evenly around, a different start each time; powers at random.
    const angle = Math.floor(((at + rng.unit()) * 3600) / count) % 3600;
    const shot = { angle, power: 8 + rng.int(93) };
    tries.push(tried(hole, from, time, shot));
  }
  tries.sort((a, b) => a.worth - b.worth);
  return tries;
}

export function tried(hole: Hole, from: Spot, time: number, shot: Putt): Try {
  const outcome = outcomeOf(hole, from, time, shot);
  return { ...shot, ...outcome, worth: worthOf(hole, from, outcome) };
}

/** The best sampled putts with smaller and smaller changes. */
export function refined(hole: Hole, from: Spot, time: number, rng: Rng, count: number): Try {
  const first = sampled(hole, from, time, rng, Math.ceil(count * 0.6));
  let best = first[0] ?? tried(hole, from, time, { angle: 0, power: 10 });
  const rivals = first.slice(0, 4);
  for (let at = 0; at < count * 0.4 && best.fate !== 'cup'; at += 1) {
    const base = at % 2 === 0 ? best : (rivals[at % rivals.length] ?? best);
    const shot = {
      angle: (base.angle + 3600 + rng.int(121) - 60) % 3600,
      power: Math.max(1, Math.min(100, base.power + rng.int(21) - 10)),
    };
    const next = tried(hole, from, time, shot);
    if (next.worth < best.worth) best = next;
  }
  return best;
}

export type Stroke = Putt & { readonly time: number };

/** Strokes that hole the ball in at most `most`, or undefined. */
export function searchHole(hole: Hole, rng: Rng, most: number): readonly Stroke[] | undefined {
  let spot: Spot = hole.ball;
  let time = 0;
  const strokes: Stroke[] = [];
  while (strokes.length < most) {
    // Sails and doors are waited for.
    const ball = ballAt(spot);
    let best = refined(hole, spot, time, rng, 200);
    let when = time;
    if (hole.mills.length + hole.doors.length > 0) {
      for (let wait = 1; wait <= 3 && best.fate !== 'cup'; wait += 1) {
        const later = time + wait * 17;
        if (isNudged(hole, ball, time, later)) break;
        const next = refined(hole, spot, later, rng, 200);
        if (next.worth < best.worth) [best, when] = [next, later];
      }
    }
    strokes.push({ angle: best.angle, power: best.power, time: when });
    if (best.fate === 'cup') return strokes;
    time = when + best.ticks;
    if (best.fate === 'rest') spot = { x: best.x, y: best.y };
  }
  return undefined;
}

function isNudged(hole: Hole, ball: Ball, from: number, to: number): boolean {
  for (let time = from; time <= to; time += 1) if (nudge(hole, ball, time, SILENT)) return true;
  return false;
}
