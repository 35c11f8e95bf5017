import type { Context } from '@playgrove/kit/runtime';
import type { Mark, Ui } from './ui.ts';

/** Forward and reverse, car after car. */
const COLORS = [
  ['#ff4f7b', '#3aa7f2'],
  ['#ffa928', '#7a5cf0'],
  ['#35c46b', '#f26ad0'],
] as const;

/** One stroke for each run of marks that belong together. */
function runs(c: Context, trail: readonly Mark[], to: number, begin: (mark: Mark) => void): void {
  let last: Mark | undefined;
  for (let at = 0; at < to; at += 1) {
    const mark = trail[at];
    if (!mark) break;
    if (!last || last.job !== mark.job || last.gear !== mark.gear) {
      if (last) c.stroke();
      c.beginPath();
      begin(mark);
    }
    const from = last && last.job === mark.job ? last : mark;
    c.moveTo(from.x, from.y);
    c.lineTo(mark.x, mark.y);
    c.moveTo(from.x2, from.y2);
    c.lineTo(mark.x2, mark.y2);
    last = mark;
  }
  if (last) c.stroke();
}

/** Rubber on the ground, while driving. */
export function drawMarks(c: Context, { trail }: Ui): void {
  c.lineCap = 'butt';
  c.lineWidth = 6;
  runs(c, trail, trail.length, ({ gear }) => {
    c.strokeStyle = gear > 0 ? '#6b4a7a30' : '#3f5f9a3a';
  });
}

/** The way of every wheel as a ribbon, painted from the first to the last. */
export function drawRibbons(c: Context, { trail }: Pick<Ui, 'trail'>, part: number): void {
  const to = Math.ceil(trail.length * part);
  c.lineCap = 'round';
  for (const [width, paint] of [
    [13, '#33224f'],
    [10, '#ffffff'],
    [7, undefined],
  ] as const) {
    c.lineWidth = width;
    runs(c, trail, to, ({ gear, job }) => {
      const [forward, reverse] = COLORS[job % COLORS.length] ?? COLORS[0];
      c.strokeStyle = paint ?? (gear > 0 ? forward : reverse);
    });
  }
}
