import type { StepContext } from '@playgrove/kit/contract';
import { hitTo, HZ, serveTo, type Aim } from './flight.ts';
import { BREATH, rivalAt, WALL, type Rival, type Style } from './rivals.ts';
import type { Ball, State, Verdict } from './types.ts';

/** Half of what its bat covers. */
const REACH = 24;
/** How much harder each hit of a rally makes its strokes, and up to how much. */
const RISE = 0.014;
const MAX_RISE = 1.3;
const HOME_Z = 152;
/** Ticks after which everybody plays past a bat that stands still, and by how much. */
const STILL = 90;
const ASIDE = 46;
/** Where the endless wall stands, how high it is, and how many returns until it is at its hardest. */
export const BOARD = { z: 6, high: 118, hardest: 45 } as const;

type Shot = { readonly ball: Ball; readonly verdict: Verdict };

/** Moves the rival for one tick: to where the ball will be once it has seen it, else home. */
export function walk(state: State): void {
  if (state.params.rival === WALL) return;
  const rival = rivalAt(state.params.rival);
  const { foe, forecast, last, phase, tick, hitTick } = state;
  const isComing = phase === 'rally' && last === 'me' && forecast && tick - hitTick >= rival.react;
  const isTired = rival.weak === 'rally' && state.rally >= BREATH;
  const step = (rival.foot * (isTired ? 0.6 : 1)) / HZ;
  const [x, y, z] = isComing ? [forecast.x, forecast.y, forecast.z] : [rival.home, 12, HOME_Z];
  foe.x += Math.max(-step, Math.min(step, x - foe.x));
  foe.y += (y - foe.y) * 0.16;
  foe.z += (Math.max(132, z + 4) - foe.z) * 0.12;
}

/** The rival's answer to the ball where it is now: undefined if it cannot reach it. */
export function answer(state: State, { rng }: StepContext): Shot | undefined {
  const { ball, foe, isWeak, rally } = state;
  const rival = rivalAt(state.params.rival);
  const away = Math.abs(ball.x - foe.x);
  if (away > REACH) return undefined;
  // What is hard to reach is hard to hit.
  const stretched = Math.max(0, away / REACH - 0.5) * 0.2;
  const chance = (isWeak ? rival.weakErr : rival.err) + stretched + Math.max(0, rally - 14) * 0.008;
  const misses = rng.chance(chance);
  if (misses && rng.chance(0.4)) return undefined;
  const shot = hitTo(ball, strokeOfFoe(state, rival, rng.unit(), rng.unit(), rng.unit(), isWeak));
  if (!misses) return { ball: shot, verdict: '' };
  const isLong = rival.weak === 'topspin' || (rival.weak !== 'slice' && rng.chance(0.5));
  // Into the net from below, or past the end of the table.
  const bad = { ...shot, vy: shot.vy + (isLong ? 130 : -105), vz: shot.vz * (isLong ? 1.15 : 1) };
  return { ball: bad, verdict: isLong ? 'foe-out' : 'foe-net' };
}

/** Spin by style: top and side of a full one, how fast next to its pace, and how deep. */
const STYLES: Readonly<Record<Exclude<Style, 'mixed'>, readonly [number, number, number, number]>> =
  {
    plain: [80, 0, 1, 84],
    lob: [120, 0, 1, 100],
    slice: [-330, 90, 0.92, 88],
    topspin: [520, 80, 1.08, 100],
    curl: [260, 430, 1, 92],
    drive: [320, 30, 1.16, 104],
  };
/** So slow that it goes up to where it can be smashed. */
const LOB = 235;
const MIXED = ['topspin', 'slice', 'curl', 'drive'] as const;

function strokeOfFoe(
  state: State,
  rival: Rival,
  where: number,
  how: number,
  which: number,
  isWeak: boolean,
): Aim {
  const copied = state.strokes.at(-1)?.kind;
  const style =
    rival.style !== 'mixed'
      ? rival.style
      : rival.name === 'echo' && copied === 'slice'
        ? 'slice'
        : rival.name === 'echo'
          ? 'topspin'
          : (MIXED[Math.floor(which * MIXED.length)] ?? 'drive');
  const [top, side, quick, deep] = STYLES[style];
  const away = state.bat.x > 0 ? -1 : 1;
  const far = rival.spread * (0.35 + 0.65 * where);
  const stands = state.tick - state.moved > STILL;
  const x = stands
    ? state.bat.x + away * ASIDE
    : how < rival.cunning
      ? away * far
      : (where * 2 - 1) * rival.spread;
  const rise = Math.min(MAX_RISE, 1 + state.rally * RISE);
  const isLob = rival.style === 'lob' && which > 0.5;
  return {
    x,
    z: -deep,
    // Off the weak spot it can only push the ball back.
    pace: isLob ? LOB : rival.pace * quick * rise * (isWeak ? 0.84 : 1),
    top: top * rival.spin,
    side: side * rival.spin * (which > 0.5 ? 1 : -1),
  };
}

/** Top and side spin of a full serve by style, and how fast it is. */
const SERVES: Readonly<Record<Style, readonly [number, number, number]>> = {
  plain: [60, 0, 1],
  lob: [60, 0, 0.94],
  slice: [-180, 40, 0.98],
  topspin: [190, 0, 1.06],
  curl: [60, 260, 1],
  drive: [120, 0, 1.1],
  mixed: [60, 170, 1.04],
};

/** How the rival serves: as it plays. */
export function serveOfFoe(state: State, { rng }: StepContext): Ball {
  const rival = rivalAt(state.params.rival);
  const from = { ...state.ball, x: state.foe.x, y: 24, z: 140, vx: 0, vy: 0, vz: 0 };
  const x = rng.between(-1, 1) * rival.spread;
  const [top, side, quick] = SERVES[rival.style];
  return serveTo(from, {
    x,
    z: -86,
    pace: (240 + rival.pace * 0.22) * quick,
    top: top * rival.spin,
    side: side * rng.pick([-1, 1]) * rival.spin,
  });
}

/** The wall gives everything back: faster, wider and with more turn from one return to the next. */
export function offWall(state: State, { rng }: StepContext): Ball {
  const part = Math.min(1, state.rally / 2 / BOARD.hardest);
  const stroke = state.strokes.at(-1);
  const spread = 24 + 40 * part;
  const bent = rng.between(-1, 1);
  const aimed = (stroke?.aim ?? 0) * 22;
  return hitTo(
    { ...state.ball, y: Math.max(10, state.ball.y), z: BOARD.z - 4 },
    {
      x: Math.max(-62, Math.min(62, aimed + rng.between(-1, 1) * spread)),
      z: -84 - rng.between(0, 22),
      pace: 230 + 330 * part,
      // A wall turns spin around: topspin comes back as backspin.
      top: stroke?.kind === 'topspin' ? -130 * part : stroke?.kind === 'slice' ? 240 * part : 60,
      side: bent * 400 * part,
    },
    false,
  );
}
