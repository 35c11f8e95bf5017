import type { Rng } from '@playgrove/kit/contract';
import { FASTEST, Motion, type Place, type Shot } from './motion.ts';
import { factsOf, foulOf, played, type Played } from './play.ts';
import type { Rival } from './rivals.ts';
import { aimed, angleOf, linesOf, odds, type Line } from './sight.ts';
import {
  BLACK,
  isFree,
  isOnBlack,
  leftOf,
  owns,
  targetsOf,
  unplaceable,
  type State,
} from './state.ts';
import { HEAD, LONG, POCKETS, R, WIDE } from './table.ts';

type Spot = { readonly x: number; readonly y: number };

/** How a player thinks: a rival's character, or a bot's. */
export type Mindset = Omit<Rival, 'name' | 'each' | 'guide'>;

/** A shot before its noise, and what it is meant for. */
export type Plan = { readonly shot: Shot; readonly line: Line | null; readonly value: number };

/** Directions that are tried when no ball can be potted. */
const ROUND = 72;
/** Escapes that are thought through. */
const ESCAPES = 5;
/** The hand that the worth of a position is measured with, hundredths of a degree. */
const STEADY = 40;

/** The power that sends the target into its pocket with speed to spare. */
function powerFor({ near, far, cut }: Line, force: number): number {
  const wanted = 320 * 320 + 500 * far;
  const contact = (Math.sqrt(wanted) * 1.4) / (0.98 * cut);
  const speed = Math.sqrt(contact * contact + 560 * near) * 1.06;
  const part = (Math.sqrt(0.09 + (2.8 * Math.max(0, speed * force - 110)) / FASTEST) - 0.3) / 1.4;
  return Math.max(60, Math.min(1000, Math.round(part * 1000)));
}

/** About normal: the sum of four even numbers. */
function wobble(rng: Rng): number {
  return (rng.unit() + rng.unit() + rng.unit() + rng.unit() - 2) * 1.7;
}

/** A shot as a hand makes it. */
export function byHand(shot: Shot, line: Line | null, mind: Mindset, rng: Rng): Shot {
  const far = line ? Math.max(0.35, line.near / 600) : 1;
  const error = mind.error * (1 + mind.nearsighted * (far - 1));
  const angle = shot.angle + Math.round(wobble(rng) * error);
  const power = Math.round(shot.power * (1 + (wobble(rng) * mind.touch) / 1000));
  return {
    ...shot,
    angle: ((angle % 36_000) + 36_000) % 36_000,
    power: Math.max(1, Math.min(1000, power)),
  };
}

/** What a shot's outcome is worth to who made it. */
function worth(state: State, seen: Played, mind: Mindset): number {
  const by = state.turn;
  const facts = factsOf(seen.events);
  const foul = foulOf(state, facts);
  if (facts.potted.includes(BLACK)) return isOnBlack(state, by) && !foul ? 12 : -12;
  let value = 0;
  let own = 0;
  for (const ball of facts.potted) {
    if (owns(state, by, ball)) own += 1;
    else value -= 0.6;
  }
  if (foul) return value + own * 0.3 - 2.6;
  value += own * 2;
  const cue = seen.balls[0];
  if (!cue) return value;
  const spot = { x: cue[0], y: cue[1] };
  const next = { ...state, balls: seen.balls };
  if (own > 0) {
    if (mind.plans === 0) return value;
    const targets = isOnBlack(next, by) ? [BLACK] : leftOf(next, by);
    return value + mind.plans * odds(linesOf(seen.balls, spot, targets)[0]?.slack ?? 0, STEADY);
  }
  if (mind.hides === 0) return value;
  const rival = by === 0 ? 1 : 0;
  const targets = isOnBlack(next, rival) ? [BLACK] : leftOf(next, rival);
  return value - mind.hides * odds(linesOf(seen.balls, spot, targets)[0]?.slack ?? 0, STEADY);
}

/** Lines over one cushion: the pocket's image behind it. */
function banksOf(balls: State['balls'], cue: Spot, targets: readonly number[]): Line[] {
  const lines: Line[] = [];
  for (const target of targets) {
    const place = balls[target];
    if (!place) continue;
    POCKETS.forEach((hole, pocket) => {
      const [x, y] = [hole.aimX, hole.aimY];
      for (const goal of [
        { x, y: 2 * R - y },
        { x, y: 2 * (WIDE - R) - y },
        { x: 2 * R - x, y },
        { x: 2 * (LONG - R) - x, y },
      ]) {
        const line = aimed(balls, cue, target, place, pocket, goal, true);
        // Along its own cushion it doesn't bank.
        const turns = Math.abs(goal.y - y) + Math.abs(goal.x - x) > R * 4;
        if (line && turns) lines.push(line);
      }
    });
  }
  return lines.sort((one, two) => two.slack - one.slack);
}

const plain = (angle: number, power: number, follow = 0, side = 0): Shot => ({
  angle,
  power,
  follow,
  side,
  at: null,
});

/** The break: into the middle of the rack, off line by a hand's error. */
function breakShot(state: State, mind: Mindset, rng: Rng): Shot {
  const at = { x: HEAD - 60, y: WIDE / 2 + rng.int(241) - 120 };
  const near = state.balls.reduce<Place | null>((found, ball, number) => {
    if (number === 0 || !ball) return found;
    return !found || ball[0] < found[0] ? ball : found;
  }, null);
  const [x, y] = near ?? [1500, 500];
  const power = Math.min(1000, 780 + Math.round(mind.force * 90));
  return { ...plain(angleOf(x - at.x, y - at.y), power), at };
}

/** Where to put the cue ball for the easiest pot. */
function placed(state: State, targets: readonly number[]): Spot | undefined {
  let best: Spot | undefined;
  let most = 0;
  for (const target of targets) {
    const place = state.balls[target];
    if (!place) continue;
    for (const hole of POCKETS) {
      const [dx, dy] = [place[0] - hole.aimX, place[1] - hole.aimY];
      const length = Math.sqrt(dx * dx + dy * dy) || 1;
      for (const back of [210, 340]) {
        const at = {
          x: Math.round(place[0] + (dx / length) * back),
          y: Math.round(place[1] + (dy / length) * back),
        };
        if (unplaceable(state, at) !== undefined) continue;
        const slack = linesOf(state.balls, at, [target])[0]?.slack ?? 0;
        if (slack <= most) continue;
        most = slack;
        best = at;
      }
    }
  }
  return best;
}

/** Shots that at least hit a ball of one's own first. */
function escapes(state: State, cue: Spot, targets: readonly number[], rng: Rng): Shot[] {
  const shots: Shot[] = [];
  const angles = targets.flatMap((target) => {
    const place = state.balls[target];
    return place ? [angleOf(place[0] - cue.x, place[1] - cue.y)] : [];
  });
  const turn = rng.int(36_000);
  for (let at = 0; at < ROUND; at += 1) angles.push((turn + (at * 36_000) / ROUND) % 36_000);
  for (const angle of angles) {
    const shot = plain(angle, 240 + rng.int(260));
    const motion = new Motion(state.balls).strike(shot);
    motion.run(({ events }) => events.some(({ kind }) => kind === 'ball' || kind === 'pot'));
    const facts = factsOf(motion.events);
    if (targets.includes(facts.first)) shots.push(shot);
    if (shots.length >= ESCAPES) break;
  }
  return shots;
}

/** How much more a plain shot is liked than one over a cushion. */
const PLAIN = 0.4;
/** Draw, stun and follow, for those who plan. */
const FOLLOWS = [0, 55, -60] as const;

/** The shots worth a thought, each with its worth averaged over tries by hand. */
export function consider(state: State, mind: Mindset, rng: Rng): Plan[] {
  if (state.opening) return [{ shot: breakShot(state, mind, rng), line: null, value: 0 }];
  const targets = targetsOf(state);
  const at = state.hand === 'no' ? undefined : placed(state, targets);
  const spot = at ?? spotOf(state) ?? anywhere(state, rng);
  const placing = state.hand !== 'no' && (at !== undefined || !state.balls[0]) ? spot : null;
  const balls = placing ? state.balls.with(0, [spot.x, spot.y]) : state.balls;
  const direct = linesOf(balls, spot, targets);
  const banks = mind.banks > 0 ? banksOf(balls, spot, targets).slice(0, 4) : [];
  const lines = [...direct.slice(0, mind.shots), ...banks];
  const plans: Plan[] = [];
  const weigh = (shot: Shot, line: Line | null, extra: number): void => {
    let sum = 0;
    for (let count = 0; count < mind.tries; count += 1) {
      sum += worth({ ...state, balls }, played(balls, byHand(shot, line, mind, rng)), mind);
    }
    plans.push({ shot: { ...shot, at: placing }, line, value: sum / mind.tries + extra });
  };
  for (const line of lines) {
    const power = powerFor(line, mind.force * (line.isBank ? 1.35 : 1));
    // A rival with a taste for cushions takes them where a plain shot is there as well.
    const extra = (line.isBank ? mind.banks - PLAIN : 0) + odds(line.slack, mind.error) * 0.4;
    const follows = mind.plans >= 1 && !line.isBank ? FOLLOWS : ([0] as const);
    for (const follow of follows) weigh(plain(line.angle, power, follow), line, extra);
  }
  const isHopeless = plans.every(({ value }) => value < 0.5);
  if (isHopeless) {
    for (const shot of escapes({ ...state, balls }, spot, targets, rng)) weigh(shot, null, 0);
  }
  if (plans.length === 0) {
    plans.push({ shot: { ...plain(rng.int(36_000), 500), at: placing }, line: null, value: -3 });
  }
  return plans.sort((one, two) => two.value - one.value);
}

function spotOf({ balls }: State): Spot | undefined {
  const cue = balls[0];
  return cue ? { x: cue[0], y: cue[1] } : undefined;
}

function anywhere(state: State, rng: Rng): Spot {
  for (let tries = 0; tries < 80; tries += 1) {
    const at = { x: R + 8 + rng.int(LONG - 2 * R - 16), y: R + 8 + rng.int(WIDE - 2 * R - 16) };
    if (isFree(state.balls, at.x, at.y)) return at;
  }
  return { x: HEAD, y: WIDE / 2 };
}

/** The shot that this player makes. */
export function choose(state: State, mind: Mindset, rng: Rng): Shot {
  const [plan] = consider(state, mind, rng);
  return byHand(plan?.shot ?? plain(0, 400), plan?.line ?? null, mind, rng);
}
