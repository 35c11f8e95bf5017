import type { Stroke } from './strokes.ts';
import type { State } from './types.ts';

/** What a rival has trouble with. */
export type Weak =
  | 'wide'
  | 'slice'
  | 'left'
  | 'topspin'
  | 'fast'
  | 'middle'
  | 'change'
  | 'rally'
  | 'right'
  | 'soft'
  | 'smash'
  | 'combo';

/** What it does best with a ball. `lob`: balls high enough to be smashed. */
export type Style = 'plain' | 'lob' | 'slice' | 'topspin' | 'curl' | 'drive' | 'mixed';

export type Rival = {
  readonly name: RivalName;
  readonly weak: Weak;
  readonly style: Style;
  /** Points that win the match. */
  readonly to: 5 | 7;
  /** Centimeters a second on its feet, and ticks before it moves. */
  readonly foot: number;
  readonly react: number;
  /** How often it misses: ever, and at its weak spot. */
  readonly err: number;
  readonly weakErr: number;
  /** Centimeters a second, and how much spin, 0 to 1. */
  readonly pace: number;
  readonly spin: number;
  /** How far from the middle it aims, and how often away from the bat. */
  readonly spread: number;
  readonly cunning: number;
  /** Where it waits. */
  readonly home: number;
  /** Ticks that it takes over a serve. */
  readonly windUp: number;
};

export const RIVALS = [
  'pepper',
  'tallis',
  'biscuit',
  'ferro',
  'moss',
  'juno',
  'echo',
  'tuba',
  'curl',
  'captain',
  'walt',
  'lantern',
] as const;
export type RivalName = (typeof RIVALS)[number];
/** The number of the endless wall among the rivals. */
export const WALL = RIVALS.length;

type Row = readonly [
  weak: Weak,
  style: Style,
  to: 5 | 7,
  foot: number,
  react: number,
  err: number,
  weakErr: number,
  pace: number,
  spin: number,
  spread: number,
  cunning: number,
  home: number,
  windUp: number,
];

/** From the easiest to the hardest. */
const ROWS: Readonly<Record<RivalName, Row>> = {
  // Short legs: a boy on a crate.
  pepper: ['wide', 'plain', 5, 66, 16, 0.17, 0.5, 285, 0.1, 26, 0.2, 0, 44],
  // Too tall to dig out a low ball.
  tallis: ['slice', 'plain', 5, 116, 13, 0.1, 0.44, 320, 0.3, 38, 0.4, 0, 62],
  // Guards the cookies on the right and leaves the left open.
  biscuit: ['left', 'lob', 5, 108, 13, 0.08, 0.36, 330, 0.3, 42, 0.5, 26, 70],
  // His old wrist cannot hold topspin.
  ferro: ['topspin', 'slice', 5, 130, 11, 0.07, 0.26, 345, 0.7, 46, 0.55, 0, 76],
  // Half asleep: fast balls are past before he looks.
  moss: ['fast', 'slice', 5, 140, 12, 0.06, 0.36, 345, 0.8, 46, 0.5, 0, 100],
  // All elbows: a ball at the body ties her up.
  juno: ['middle', 'topspin', 7, 158, 10, 0.085, 0.42, 370, 0.6, 46, 0.6, 0, 42],
  // Copies the last stroke, and is lost when it changes.
  echo: ['change', 'mixed', 7, 165, 9, 0.08, 0.36, 380, 0.7, 48, 0.6, 0, 58],
  // Runs out of breath.
  tuba: ['rally', 'drive', 7, 180, 8, 0.065, 0.42, 375, 0.5, 50, 0.65, 0, 64],
  // Everything turns; her backhand does not.
  curl: ['right', 'curl', 7, 185, 7, 0.06, 0.36, 395, 0.85, 48, 0.6, -16, 52],
  // Smashes all that is fast, and falls over what is not.
  captain: ['soft', 'drive', 7, 200, 6, 0.06, 0.36, 420, 0.6, 50, 0.7, 0, 34],
  // A wall with a mustache: only a smash goes through.
  walt: ['smash', 'lob', 7, 220, 5, 0.045, 0.55, 425, 0.4, 52, 0.7, 0, 66],
  // Misses only a drive right after a slice.
  lantern: ['combo', 'mixed', 7, 225, 5, 0.04, 0.42, 430, 0.85, 52, 0.75, 0, 46],
};

export function rivalAt(index: number): Rival {
  const name = RIVALS[index] ?? 'pepper';
  const [weak, style, to, foot, react, err, weakErr, pace, spin, spread, cunning, home, windUp] =
    ROWS[name];
  return {
    name,
    weak,
    style,
    to,
    foot,
    react,
    err,
    weakErr,
    pace,
    spin,
    spread,
    cunning,
    home,
    windUp,
  };
}

const AWAY = 40;
const BODY = 15;
const ASIDE = 20;
export const BREATH = 8;
const FAST = 540;
const SOFT = 345;

/** Whether a stroke meets the rival's weak spot. */
export function meetsWeak(
  { weak }: Rival,
  stroke: Stroke,
  before: Stroke | undefined,
  { foe, rally }: State,
): boolean {
  const away = Math.abs(stroke.x - foe.x);
  switch (weak) {
    case 'wide':
      return away > AWAY;
    case 'middle':
      return away < BODY && stroke.kind !== 'block';
    case 'left':
      return stroke.x < -ASIDE;
    case 'right':
      return stroke.x > ASIDE;
    case 'fast':
      return stroke.pace >= FAST;
    case 'soft':
      return stroke.pace <= SOFT && stroke.kind !== 'block';
    case 'rally':
      return rally >= BREATH;
    case 'change':
      return before !== undefined && before.kind !== stroke.kind;
    case 'combo':
      return before?.kind === 'slice' && (stroke.kind === 'topspin' || stroke.kind === 'smash');
    default:
      return stroke.kind === weak;
  }
}
