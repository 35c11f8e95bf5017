import {
  drawn,
  mapped,
  PALETTE,
  shade,
  tint,
  type Mark,
  type Path,
} from '@playgrove/kit/logic/marks';
import { p } from './marks.ts';

type Eyes = { readonly eyes: string; readonly more: readonly string[] };

/** How a face looks at this moment. */
export type Mood = {
  readonly open: boolean;
  /** Where the eyes look, −1 to 1 each. */
  readonly x: number;
  readonly y: number;
  readonly mouth: 'smile' | 'laugh' | 'still';
};

/** As people look in pictures. */
export const CALM: Mood = { open: true, x: 0, y: 0, mouth: 'smile' };

/** Paths are read from text: what was made once is cached. */
const cached = new Map<string, readonly Mark[]>();
const MAX_CACHED = 400;

/** Eyes and mouth, in the order they are painted. */
export function lively(person: Eyes, { open, x, y, mouth }: Mood): readonly Mark[] {
  const near = (value: number): number => Math.round(value * 6) / 6;
  const [lookX, lookY] = open ? [near(x), near(y)] : [0, 0];
  const lashes = person.more.includes('lashes');
  const key = `${person.eyes} ${lashes} ${open} ${lookX} ${lookY} ${mouth}`;
  const known = cached.get(key);
  if (known) return known;
  if (cached.size >= MAX_CACHED) cached.clear();
  const sides = [-30, 30].flatMap((at) =>
    open ? openEye(person.eyes, lashes, at, lookX, lookY) : shutEye(lashes, at),
  );
  const made = [...sides, ...mouthOf(mouth)];
  cached.set(key, made);
  return made;
}

function moved(path: string, x: number, y = 0, flip = 1): Path {
  return mapped(p(path), (px, py) => ({ x: px * flip + x, y: py + y }));
}

function openEye(eyes: string, lashes: boolean, at: number, x: number, y: number): readonly Mark[] {
  const clip = moved('M-15 -5Q0 -20.85 15 -5Q0 8.9 -15 -5Z', at);
  const round = (path: string, fill: Mark['fill'] & {}): Mark => ({
    path: moved(path, at + x * 4, y * 2.5 - 6),
    fill,
    clip,
  });
  return [
    { path: clip, line: 5 },
    { path: clip, fill: '#ffffff' },
    round('O0 0 7.6 8.4', [shade(eyes, 0.4), eyes, tint(eyes, 0.3)]),
    round('O0 0 4 4.6', PALETTE.ink),
    round('O-2.6 -3 2.4 2.4', '#ffffff'),
    drawn(moved('M-15 -5Q0 -21.8 15 -5', at), lashes ? 5 : 4),
    ...(lashes ? [drawn(moved('M14 -4L20 -9M11 -8L16 -14', at, 0, Math.sign(at)), 3)] : []),
  ];
}

function shutEye(lashes: boolean, at: number): readonly Mark[] {
  return [
    drawn(moved('M-14 -3Q0 6 14 -3', at), 4.5),
    ...(lashes ? [drawn(moved('M12 0L18 5M6 2L9 8', at, 0, Math.sign(at)), 3)] : []),
  ];
}

function mouthOf(mouth: Mood['mouth']): readonly Mark[] {
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
