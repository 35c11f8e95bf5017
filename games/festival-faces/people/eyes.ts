import {
  PALETTE,
  shade,
  tint,
  drawn,
  mapped,
  type Mark,
  type Path,
} from '@playgrove/kit/logic/marks';
import { p } from './marks.ts';

export type Eyes = { readonly eyes: string; readonly lashes?: true };

/** How a face looks at this moment. */
export type Mood = {
  /** 0 closed, 1 open. */
  readonly open: number;
  /** Where the eyes look, −1 to 1 each. */
  readonly x: number;
  readonly y: number;
  readonly mouth: 'smile' | 'laugh' | 'still';
};

const LID = 'M-14 0Q0 9 14 0';

/** Middles of the eyes, and from when on they are shut. */
export const SIDES = [-30, 30] as const;
export const SHUT = 0.2;
/** How far eyes turn either way, and how high they stand. */
export const LOOK = { x: 4, y: 2.5, high: -6 } as const;

/** The outline of an eye's white. */
export function whiteOf(at: number, open: number): Path {
  const tall = 9.5 * open;
  return p(
    `M${at - 15} -5Q${at} ${-8 - tall * 1.35} ${at + 15} -5Q${at} ${-2 + tall * 1.15} ${at - 15} -5Z`,
  );
}

export function ballOf(at: number, open: number): readonly Mark[] {
  const white = whiteOf(at, open);
  return [
    { path: white, line: 5 },
    { path: white, fill: '#ffffff' },
  ];
}

/** About 0, 0; it lies inside the white. */
export function irisOf(eyes: string): readonly Mark[] {
  return [
    { path: p('O0 0 7.6 8.4'), fill: [shade(eyes, 0.4), eyes, tint(eyes, 0.3)] },
    { path: p('O0 0 4 4.6'), fill: PALETTE.ink },
    { path: p('O-2.6 -3 2.4 2.4'), fill: '#ffffff' },
  ];
}

/** The lid of an eye, open or shut, with its lashes. */
export function lidOf({ lashes }: Eyes, at: number, open: number): readonly Mark[] {
  const side = at < 0 ? -1 : 1;
  if (open < SHUT)
    return [
      drawn(moved(p(LID), at, -3, 1), 4.5, PALETTE.ink),
      ...(lashes ? [drawn(moved(p('M12 3L18 8M6 5L9 11'), at, -3, side), 3, PALETTE.ink)] : []),
    ];
  return [
    drawn(
      p(`M${at - 15} -5Q${at} ${-9 - 9.5 * open * 1.35} ${at + 15} -5`),
      lashes ? 5 : 4,
      PALETTE.ink,
    ),
    ...(lashes ? [drawn(moved(p('M14 -4L20 -9M11 -8L16 -14'), at, 0, side), 3, PALETTE.ink)] : []),
  ];
}

export function moved(path: Path, x: number, y: number, flip: number): Path {
  return mapped(path, (px, py) => ({ x: px * flip + x, y: py + y }));
}

export function mouthOf(mouth: Mood['mouth']): readonly Mark[] {
  if (mouth === 'still') return [drawn(p('M-14 60Q0 64 14 60'), 4.5, '#7c1f3c', 0.85)];
  if (mouth === 'smile') return [drawn(p('M-20 56Q0 72 20 56'), 4.5, '#7c1f3c', 0.9)];
  const open = p('M-24 53Q0 62 24 53Q20 80 0 80Q-20 80 -24 53Z');
  return [
    { path: open, line: 5 },
    { path: open, fill: '#a8264a' },
    { path: p('O0 81 13 9'), fill: '#ff8a9c', clip: open },
    { path: p('M-22 53Q0 62 22 53L19 61Q0 69 -19 61Z'), fill: '#ffffff', clip: open },
  ];
}
