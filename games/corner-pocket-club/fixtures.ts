import type { Rng } from '@playgrove/kit/contract';
import type { Place, Shot } from './rules/motion.ts';
import { factsOf, played } from './rules/play.ts';
import { angleOf, isClear, linesOf, type Line } from './rules/sight.ts';
import { BLACK, COUNT, isFree } from './rules/state.ts';
import { LONG, POCKETS, R, WIDE } from './rules/table.ts';
import { RING, type Pack } from './rules/tricks.ts';

/** Hundredths of a degree between two tried angles, and the width that a solution must have. */
const STEP = 10;
export const TOLERANCE = 60;
/** The power may be off by as much, in parts of itself. */
const POWER_OFF = 0.04;

export type Found = {
  readonly balls: (Place | null)[];
  readonly ring: { readonly x: number; readonly y: number } | null;
  readonly shots: readonly Shot[];
  /** Hundredths of a degree. */
  readonly width: number;
};

type Goal = (balls: (Place | null)[], shot: Shot) => boolean;

const shoot = (angle: number, power: number, follow = 0, side = 0): Shot => ({
  angle: ((Math.round(angle) % 36_000) + 36_000) % 36_000,
  power: Math.max(60, Math.min(1000, Math.round(power))),
  side,
  follow,
  at: null,
});

/** The widest row of angles around a shot that all reach the goal, and its middle. */
export function windowOf(
  balls: (Place | null)[],
  shot: Shot,
  goal: Goal,
): { width: number; middle: Shot } {
  const works = (off: number): boolean =>
    goal(balls, shoot(shot.angle + off, shot.power, shot.follow, shot.side));
  let [low, high] = [0, 0];
  while (high < 400 && works(high + STEP)) high += STEP;
  while (low > -400 && works(low - STEP)) low -= STEP;
  const middle = shoot(shot.angle + (low + high) / 2, shot.power, shot.follow, shot.side);
  return { width: high - low, middle };
}

/** Whether a shot reaches its goal with its angle and its power a little off. */
export function isForgiving(balls: (Place | null)[], shot: Shot, goal: Goal): boolean {
  const half = TOLERANCE / 2;
  for (let off = -half; off <= half; off += STEP) {
    if (!goal(balls, shoot(shot.angle + off, shot.power, shot.follow, shot.side))) return false;
  }
  return [-POWER_OFF, POWER_OFF].every((off) =>
    goal(balls, shoot(shot.angle, shot.power * (1 + off), shot.follow, shot.side)),
  );
}

/** Pots all these balls, and neither the black nor the cue ball. */
export function pots(must: readonly number[], ring: Found['ring'] = null): Goal {
  return (balls, shot) => {
    const seen = played(balls, shot);
    const { potted, isScratch } = factsOf(seen.events);
    if (isScratch || potted.includes(BLACK) || must.some((ball) => !potted.includes(ball)))
      return false;
    const cue = seen.balls[0];
    if (!ring) return true;
    return (
      cue !== null && cue !== undefined && Math.hypot(cue[0] - ring.x, cue[1] - ring.y) <= RING
    );
  };
}

function empty(): (Place | null)[] {
  return Array.from({ length: COUNT }, () => null);
}

function put(balls: (Place | null)[], ball: number, x: number, y: number): boolean {
  const [px, py] = [Math.round(x), Math.round(y)];
  const edge = R + 8;
  if (px < edge || py < edge || px > LONG - edge || py > WIDE - edge) return false;
  const clear = balls.every(
    (place) => !place || Math.hypot(place[0] - px, place[1] - py) >= 2 * R + 8,
  );
  if (clear) balls[ball] = [px, py];
  return clear;
}

const anywhere = (balls: (Place | null)[], ball: number, rng: Rng): boolean =>
  put(balls, ball, 60 + rng.int(LONG - 120), 60 + rng.int(WIDE - 120));

const spot = (place: Place | null | undefined): { x: number; y: number } => ({
  x: place?.[0] ?? 0,
  y: place?.[1] ?? 0,
});

/** A ball that hangs so far from a pocket, toward the middle of the table. */
function hang(balls: (Place | null)[], ball: number, far: number, rng: Rng): number {
  const pocket = rng.int(POCKETS.length);
  const hole = POCKETS[pocket];
  if (!hole) return -1;
  const turn = rng.between(-0.5, 0.5);
  const [dx, dy] = [LONG / 2 - hole.aimX, WIDE / 2 - hole.aimY];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [vx, vy] = [ux - uy * turn, uy + ux * turn];
  return put(balls, ball, hole.aimX + vx * far, hole.aimY + vy * far) ? pocket : -1;
}

type Draft = { balls: (Place | null)[]; shots: Shot[]; must: number[]; ring?: boolean };

function fromLine(line: Line, rng: Rng, follow = 0): Shot {
  const power = 230 + (line.near + line.far) * 0.12 + rng.int(220);
  return shoot(line.angle, power / Math.max(0.5, line.cut), follow);
}

/** One try at a setup of each kind, with shots that may solve it. */
const DRAFTS: Readonly<Record<Exclude<Pack, 'runs'>, (rng: Rng) => Draft | undefined>> = {
  angles(rng) {
    const balls = empty();
    if (!anywhere(balls, 0, rng) || !anywhere(balls, 1, rng)) return undefined;
    for (const other of [9, 10].slice(0, rng.int(3))) anywhere(balls, other, rng);
    const [line] = linesOf(balls, spot(balls[0]), [1]);
    if (!line || line.cut > 0.93 || line.cut < 0.5 || line.near < 260) return undefined;
    return { balls, shots: [fromLine(line, rng)], must: [1] };
  },

  doubles(rng) {
    const balls = empty();
    if (hang(balls, 2, 20 + rng.int(150), rng) < 0) return undefined;
    const first = rng.chance(0.5)
      ? hang(balls, 1, 40 + rng.int(420), rng) >= 0
      : anywhere(balls, 1, rng);
    if (!first || !anywhere(balls, 0, rng)) return undefined;
    if (rng.chance(0.5)) anywhere(balls, BLACK, rng);
    const lines = linesOf(balls, spot(balls[0]), [1, 2]).slice(0, 3);
    const shots = lines.flatMap((line) =>
      [0, 70, -70].map((follow) => fromLine(line, rng, follow)),
    );
    return { balls, shots, must: [1, 2] };
  },

  combos(rng) {
    const balls = empty();
    const pocket = hang(balls, 1, 60 + rng.int(420), rng);
    const hole = POCKETS[pocket];
    const target = balls[1];
    if (!hole || !target) return undefined;
    const [dx, dy] = [target[0] - hole.aimX, target[1] - hole.aimY];
    const length = Math.hypot(dx, dy) || 1;
    const ghost = { x: target[0] + (dx / length) * R * 2, y: target[1] + (dy / length) * R * 2 };
    const turn = rng.between(-0.5, 0.5);
    const back = 14 + rng.int(170);
    const [ux, uy] = [dx / length - (dy / length) * turn, dy / length + (dx / length) * turn];
    if (!put(balls, 10, ghost.x + ux * back, ghost.y + uy * back)) return undefined;
    const helper = spot(balls[10]);
    const [hx, hy] = [ghost.x - helper.x, ghost.y - helper.y];
    const far = Math.hypot(hx, hy) || 1;
    const meet = { x: helper.x - (hx / far) * R * 2, y: helper.y - (hy / far) * R * 2 };
    const way = 200 + rng.int(500);
    const lean = rng.between(-0.6, 0.6);
    const from = {
      x: meet.x - (hx / far - (hy / far) * lean) * way,
      y: meet.y - (hy / far + (hx / far) * lean) * way,
    };
    if (!put(balls, 0, from.x, from.y)) return undefined;
    for (const other of [BLACK, 9, 13].slice(0, 1 + rng.int(3))) anywhere(balls, other, rng);
    if (linesOf(balls, spot(balls[0]), [1]).length > 0) return undefined;
    const angle = angleOf(meet.x - from.x, meet.y - from.y);
    return {
      balls,
      shots: [420, 560].map((power) => shoot(angle, power + rng.int(90))),
      must: [1],
    };
  },

  banks(rng) {
    const balls = empty();
    if (hang(balls, 1, 10 + rng.int(150), rng) < 0 || !anywhere(balls, 0, rng)) return undefined;
    const [cue, target] = [spot(balls[0]), spot(balls[1])];
    const far = Math.hypot(target.x - cue.x, target.y - cue.y);
    if (far < 320) return undefined;
    for (const [at, other] of [9, BLACK, 11].entries()) {
      const part = 0.3 + at * 0.22 + rng.between(-0.05, 0.05);
      const off = (at - 1) * 68;
      const [dx, dy] = [(target.x - cue.x) / far, (target.y - cue.y) / far];
      put(balls, other, cue.x + dx * far * part - dy * off, cue.y + dy * far * part + dx * off);
    }
    if (isClear(balls, cue, target, 1) || linesOf(balls, cue, [1]).length > 0) return undefined;
    const images = [
      { x: target.x, y: 2 * R - target.y },
      { x: target.x, y: 2 * (WIDE - R) - target.y },
      { x: 2 * R - target.x, y: target.y },
      { x: 2 * (LONG - R) - target.x, y: target.y },
    ];
    const shots: Shot[] = [];
    for (const image of images) {
      const angle = angleOf(image.x - cue.x, image.y - cue.y);
      for (let off = -400; off <= 400; off += 40)
        shots.push(shoot(angle + off, 480 + rng.int(120)));
    }
    return { balls, shots, must: [1] };
  },

  spin(rng) {
    const balls = empty();
    if (!anywhere(balls, 0, rng) || !anywhere(balls, 1, rng)) return undefined;
    for (const other of [9, 12].slice(0, 1 + rng.int(2))) anywhere(balls, other, rng);
    const [line] = linesOf(balls, spot(balls[0]), [1]);
    if (!line || line.cut < 0.6 || line.near < 220 || line.near > 800) return undefined;
    const follow = rng.pick([100, 100, 70, -70, -100, -100]);
    return { balls, shots: [fromLine(line, rng, follow)], must: [1], ring: true };
  },
};

/** A ring where the cue ball comes to rest, if no plain shot does. */
function ringFor(balls: (Place | null)[], shot: Shot): Found['ring'] | undefined {
  const end = played(balls, shot).balls[0];
  const plain = played(balls, { ...shot, follow: 0 }).balls[0];
  if (!end || !plain || Math.hypot(end[0] - plain[0], end[1] - plain[1]) < RING + 130)
    return undefined;
  const bounded = (value: number, size: number): number =>
    Math.round(Math.max(RING + 10, Math.min(size - RING - 10, value)));
  return { x: bounded(end[0], LONG), y: bounded(end[1], WIDE) };
}

/** A setup that the sweep has solved with its tolerance, or undefined. */
export function tried(pack: Pack, rng: Rng): Found | undefined {
  if (pack === 'runs') return triedRun(rng);
  const draft = DRAFTS[pack](rng);
  if (!draft) return undefined;
  const { balls, must } = draft;
  for (const shot of draft.shots) {
    const ring = draft.ring ? ringFor(balls, shot) : null;
    if (ring === undefined) continue;
    const goal = pots(must, ring);
    if (!goal(balls, shot)) continue;
    const { width, middle } = windowOf(balls, shot, goal);
    if (width < TOLERANCE || !isForgiving(balls, middle, goal)) continue;
    return { balls, ring, shots: [middle], width };
  }
  return undefined;
}

/** Three balls in three shots: each pots one with its tolerance, and leaves the next. */
function triedRun(rng: Rng): Found | undefined {
  const balls = empty();
  for (const ball of [0, 1, 2, 3]) if (!anywhere(balls, ball, rng)) return undefined;
  for (const other of [BLACK, 9, 10].slice(0, 1 + rng.int(3))) anywhere(balls, other, rng);
  const found = run(balls, [1, 2, 3], rng);
  return found && { balls, ring: null, shots: found.shots, width: found.width };
}

function run(
  balls: (Place | null)[],
  left: readonly number[],
  rng: Rng,
): { shots: Shot[]; width: number } | undefined {
  if (left.length === 0) return { shots: [], width: 400 };
  const cue = balls[0];
  if (!cue || !isFree(balls, cue[0], cue[1])) return undefined;
  for (const line of linesOf(balls, spot(cue), left).slice(0, 3)) {
    for (const follow of [0, 70, -70]) {
      const goal = pots([line.target]);
      const shot = fromLine(line, rng, follow);
      if (!goal(balls, shot)) continue;
      const { width, middle } = windowOf(balls, shot, goal);
      if (width < TOLERANCE || !isForgiving(balls, middle, goal)) continue;
      const next = played(balls, middle).balls;
      if (left.some((ball) => ball !== line.target && !next[ball])) continue;
      const rest = run(
        next,
        left.filter((ball) => ball !== line.target),
        rng,
      );
      if (rest) return { shots: [middle, ...rest.shots], width: Math.min(width, rest.width) };
    }
  }
  return undefined;
}
