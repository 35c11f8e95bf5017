import { PALETTE, shade, tint, drawn, mapped, type Mark, type Path } from '@playgrove/kit/marks';
import { keep } from './kept.ts';
import { p } from './marks.ts';

type Eyes = { readonly eyes: string; readonly lashes?: true };

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

/** Eyes and mouth, in the order they are painted. */
export function lively(person: Eyes, { open, x, y, mouth }: Mood): readonly Mark[] {
  const near = (value: number): number => Math.round(value * 6) / 6;
  const [lookX, lookY] = [near(x), near(y)];
  return keep(
    `live ${person.eyes} ${person.lashes ?? false} ${open} ${lookX} ${lookY} ${mouth}`,
    () => [...eyesOf(person, open, lookX, lookY), ...mouthOf(mouth)],
  );
}

function eyesOf(
  { eyes, lashes }: Eyes,
  open: number,
  lookX: number,
  lookY: number,
): readonly Mark[] {
  return [-30, 30].flatMap((at): readonly Mark[] => {
    const side = at < 0 ? -1 : 1;
    if (open < 0.2) {
      const lid = moved(p(LID), at, -3, 1);
      return [
        drawn(lid, 4.5, PALETTE.ink),
        ...(lashes ? [drawn(moved(p('M12 3L18 8M6 5L9 11'), at, -3, side), 3, PALETTE.ink)] : []),
      ];
    }
    const tall = 9.5 * open;
    const white = p(
      `M${at - 15} -5Q${at} ${-8 - tall * 1.35} ${at + 15} -5Q${at} ${-2 + tall * 1.15} ${at - 15} -5Z`,
    );
    const [ix, iy] = [at + lookX * 4, -6 + lookY * 2.5];
    return [
      { path: white, line: 5 },
      { path: white, fill: '#ffffff' },
      {
        path: p(`O${ix} ${iy} 7.6 8.4`),
        fill: [shade(eyes, 0.4), eyes, tint(eyes, 0.3)],
        clip: white,
      },
      { path: p(`O${ix} ${iy} 4 4.6`), fill: PALETTE.ink, clip: white },
      { path: p(`O${ix - 2.6} ${iy - 3} 2.4 2.4`), fill: '#ffffff', clip: white },
      drawn(
        p(`M${at - 15} -5Q${at} ${-9 - tall * 1.35} ${at + 15} -5`),
        lashes ? 5 : 4,
        PALETTE.ink,
      ),
      ...(lashes
        ? [drawn(moved(p('M14 -4L20 -9M11 -8L16 -14'), at, 0, side), 3, PALETTE.ink)]
        : []),
    ];
  });
}

function moved(path: Path, x: number, y: number, flip: number): Path {
  return mapped(path, (px, py) => ({ x: px * flip + x, y: py + y }));
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
