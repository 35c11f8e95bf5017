import { BALL_R, GOAL, type Ball, type Dive, type Kick, type Outcome } from './types.ts';

/** Ticks to the line of the softest and the hardest kick. */
const SLOW = 44;
const FAST = 23;
/** From this power on a kick climbs above where it was meant. */
export const TOO_HARD = 900;

/** Makes a kick of a shot: x, y, bow in centimeters, power in thousandths. */
export function kickOf(
  shot: { readonly x: number; readonly y: number; readonly power: number; readonly bow: number },
  ball: { readonly speed: number; readonly curl: number; readonly lift: number },
): Kick {
  const power = shot.power / 1000;
  const rise = shot.power > TOO_HARD ? ((shot.power - TOO_HARD) / 100) * 0.35 : 0;
  const bow = (shot.bow / 100) * ball.curl;
  const ticks = (SLOW + (FAST - SLOW) * power) / ball.speed + Math.abs(bow) * 1.5;
  return {
    x: shot.x / 100,
    y: Math.max(BALL_R, shot.y / 100 + rise),
    bow,
    lift: Math.max(0, 0.15 + (1 - power) * 0.55 + ball.lift),
    ticks: Math.round(ticks),
    power,
  };
}

/** Where the ball of a kick is, and how it goes on from there, meters and meters a tick. */
export function alongKick(kick: Kick, tick: number): Ball {
  const u = tick / kick.ticks;
  const per = 1 / kick.ticks;
  const arch = 4 * u * (1 - u);
  const turn = 4 * (1 - 2 * u) * per;
  return {
    x: kick.x * u + kick.bow * arch,
    y: BALL_R + (kick.y - BALL_R) * u + kick.lift * arch,
    z: GOAL.far * u,
    vx: kick.x * per + kick.bow * turn,
    vy: (kick.y - BALL_R) * per + kick.lift * turn,
    vz: GOAL.far * per,
  };
}

/** Where a keeper who sees no bend expects the ball at the line. */
export function expected(kick: Kick, tick: number): { readonly x: number; readonly y: number } {
  const at = alongKick(kick, tick);
  const left = kick.ticks - tick;
  return { x: at.x + at.vx * left, y: Math.max(BALL_R, at.y + at.vy * left * 0.5) };
}

export type Body = {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
};

/** How far a dive has come after this many ticks, 0 to 1: off the ground fast, long in the air. */
export function stretched(ticks: number, full: number): number {
  const part = Math.max(0, Math.min(1, ticks / full));
  return part * (2 - part);
}

/**
 * A keeper as a line from the feet (a) to the gloves (b).
 * @param dive its `at` is a tick of the same clock as `now`; the end of the reach bounds it
 */
export function bodyOf(
  x: number,
  dive: Dive | null,
  now: number,
  kind: { readonly stretch: number; readonly reach: number },
): Body {
  if (!dive || now < dive.at) return { ax: x, ay: 0.1, bx: x, by: 1.75 };
  const part = stretched(now - dive.at, kind.stretch);
  const far = Math.max(-kind.reach, Math.min(kind.reach, dive.x - x));
  const side = Math.min(1, Math.abs(far) / 1.6);
  const high = Math.max(0.2, Math.min(2.5, dive.y));
  // Feet come along and leave the ground: the whole body lies along the dive.
  const lowFeet = 0.1 + side * Math.max(0, high - 0.9) * 0.6;
  return {
    ax: x + far * 0.42 * part,
    ay: 0.1 + lowFeet * part,
    bx: x + far * part,
    by: 1.75 + (high - 1.75) * part,
  };
}

/** Meters from a place to a keeper's line. */
export function awayFrom({ ax, ay, bx, by }: Body, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const part = long > 0 ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
  const [ox, oy] = [x - ax - dx * part, y - ay - dy * part];
  return Math.sqrt(ox * ox + oy * oy);
}

export type Verdict = {
  readonly outcome: Outcome;
  /** Meters: to the goal for a miss, to the keeper's hands for a goal or a save. */
  readonly off: number;
  /** It touched the frame. */
  readonly woodwork: boolean;
};

/** What becomes of a ball that crosses the line at x, y. */
export function judge(x: number, y: number, body: Body, hands: number): Verdict {
  const away = awayFrom(body, x, y);
  const aside = Math.abs(x) - GOAL.half;
  const above = y - GOAL.bar;
  const post = Math.abs(aside) < BALL_R && above < BALL_R;
  const bar = Math.abs(above) < BALL_R && aside < BALL_R;
  if (away < hands && aside < BALL_R && above < BALL_R) {
    return { outcome: 'saved', off: away, woodwork: false };
  }
  if (post || bar) {
    const inside = post ? aside < -0.03 : above < -0.03;
    return { outcome: inside ? 'goal' : 'post', off: away, woodwork: true };
  }
  if (aside > 0) return { outcome: 'wide', off: aside, woodwork: false };
  if (above > 0) return { outcome: 'over', off: above, woodwork: false };
  return { outcome: 'goal', off: away, woodwork: false };
}

const GRAVITY = 9.8 / 3600;

/** A tick of a ball that is decided: the net, the ground, or the air behind. Edits it in place. */
export function rollOn(ball: Ball, outcome: Outcome, slow: number): void {
  ball.x += ball.vx * slow;
  ball.y += ball.vy * slow;
  ball.z += ball.vz * slow;
  ball.vy -= GRAVITY * slow;
  if (outcome === 'goal') {
    const back = GOAL.far + GOAL.deep - BALL_R - ball.y * 0.25;
    if (ball.z > back) {
      ball.z = back;
      ball.vz *= -0.12;
      ball.vx *= 0.3;
      ball.vy *= 0.3;
    }
    const side = GOAL.half - BALL_R;
    if (Math.abs(ball.x) > side) {
      ball.x = Math.sign(ball.x) * side;
      ball.vx *= -0.2;
    }
    if (ball.y > GOAL.bar - BALL_R && ball.z > GOAL.far + 0.2) ball.vy = Math.min(ball.vy, -0.01);
  }
  if (ball.y < BALL_R) {
    ball.y = BALL_R;
    ball.vy = Math.abs(ball.vy) * 0.5;
    ball.vx *= 0.86;
    ball.vz *= 0.86;
  }
}
