import type { Figure } from '../figure.ts';
import {
  INK_WIDTH,
  drawn,
  onCloth,
  type Mark,
  ellipse,
  type Path,
} from '@playgrove/kit/logic/marks';
import { has, type TopCut } from './cuts.ts';
import { band, curve, moved, patch, seam, soft, bow, glitter } from './pieces.ts';
import { PALETTE, shade, tint } from '@playgrove/kit/logic/color';

export function topDetails(
  cut: TopCut,
  figure: Figure,
  color: string,
  body: Path,
): readonly Mark[] {
  const dark = shade(color, 0.45);
  const print = onCloth(color);
  const made: Mark[] = [];
  const dots = (from: number, to: number, fill: string): void => {
    for (let v = from; v < to; v += 0.14) {
      const { x, y } = figure.trunk(0, v);
      made.push({ path: ellipse(x, y, 3.4, 3.4), fill, line: 2 });
    }
  };
  if (cut.neck === 'collar') {
    for (const side of [-1, 1]) {
      const flap = patch(figure, [0.95, -0.1, 0.62, 0.13, 0, 0.1, 0.3, 0.02], side);
      made.push({ path: flap, fill: tint(color, 0.3), line: INK_WIDTH });
    }
    made.push(drawn(seam(figure, [0, 0.1, 0, cut.hem]), 2.5, dark));
    dots(0.2, cut.hem - 0.05, '#fff6e3');
  }
  if (cut.neck === 'turtle')
    made.push(drawn(curve(figure, [-1.2, -0.1, 0, -0.04, 1.2, -0.1]), 2.5, dark));
  const motif = CHEST[cut.details.find((name) => name in CHEST) ?? ''];
  const { x, y } = figure.trunk(0, 0.36);
  if (motif)
    made.push({
      path: moved(motif, x, y),
      fill: has(cut, 'gold') ? PALETTE.yellow : print,
      line: 2.5,
    });
  if (has(cut, 'buttons')) {
    made.push(drawn(seam(figure, [0, 0.16, 0, cut.hem]), 2.5, dark));
    dots(0.22, cut.hem - 0.04, '#fff6e3');
  }
  if (has(cut, 'band'))
    made.push({ path: band(figure, 0.32, 0.46, cut.ease), fill: print, clip: body });
  if (has(cut, 'bands')) {
    for (const v of [0.24, 0.4, 0.56, 0.72])
      made.push({ path: band(figure, v, v + 0.07, 14), fill: print, clip: body });
  }
  if (has(cut, 'half'))
    made.push({
      path: patch(figure, [0, -0.3, 2, -0.3, 2, 1.3, 0, 1.3]),
      fill: print,
      clip: body,
      alpha: 0.9,
    });
  if (has(cut, 'zip')) {
    made.push(drawn(seam(figure, [0, 0.02, 0, cut.hem + 0.02]), 5, dark));
    made.push(drawn(seam(figure, [0, 0.04, 0, cut.hem + 0.02]), 2, '#dfe4f5'));
  }
  if (has(cut, 'hood')) {
    const hood = soft(
      figure,
      [-1.35, -0.12, -0.9, 0.05, 0, 0.14, 0.9, 0.05, 1.35, -0.12, 0.7, -0.02, 0, 0.05, -0.7, -0.02],
    );
    made.push({ path: hood, fill: shade(color, 0.18), line: INK_WIDTH });
    for (const side of [-0.22, 0.22])
      made.push(drawn(seam(figure, [1, 0.08, 1.1, 0.28], side), 2.5, '#fff6e3'));
  }
  if (has(cut, 'pouch'))
    made.push({
      path: patch(figure, [-0.55, 0.62, 0.55, 0.62, 0.75, 0.82, -0.75, 0.82]),
      fill: shade(color, 0.14),
      line: 2.5,
      color: dark,
    });
  if (has(cut, 'pocket'))
    made.push({
      path: patch(figure, [0.25, 0.26, 0.66, 0.26, 0.66, 0.4, 0.45, 0.44, 0.25, 0.4]),
      fill: tint(color, 0.15),
      line: 2.5,
      color: dark,
    });
  if (has(cut, 'bow')) made.push(...bow(figure, 0.06, tint(color, 0.1), 1));
  if (has(cut, 'tie'))
    made.push({
      path: patch(
        figure,
        [-0.13, 0.03, 0.13, 0.03, 0.06, 0.11, 0.17, 0.45, 0, 0.54, -0.17, 0.45, -0.06, 0.11],
      ),
      fill: print,
      line: 2.5,
    });
  if (has(cut, 'frill')) {
    for (const v of [0.12, 0.24, 0.36]) made.push(drawn(wave(figure, v, 0.5), 4, tint(color, 0.5)));
  }
  if (has(cut, 'ribs')) {
    for (const u of [-0.6, -0.3, 0, 0.3, 0.6])
      made.push(drawn(curve(figure, [u, 0.16, u * 0.9, 0.6, u, cut.hem]), 2, dark, 0.55));
  }
  if (has(cut, 'cable')) {
    for (const u of [-0.35, 0.35]) {
      const rows = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74].filter((v) => v < cut.hem);
      const strand = (way: number): Path =>
        curve(
          figure,
          rows.flatMap((v, index) => [u + way * (index % 2 === 0 ? -0.12 : 0.12), v]),
        );
      made.push(drawn(strand(1), 3.5, dark, 0.6), drawn(strand(-1), 3.5, tint(color, 0.4), 0.8));
    }
  }
  if (has(cut, 'belt')) {
    made.push({
      path: band(figure, 0.57, 0.66, cut.ease + 2),
      fill: shade(color, 0.55),
      line: 2.5,
    });
    made.push({
      path: patch(figure, [-0.16, 0.56, 0.16, 0.56, 0.16, 0.67, -0.16, 0.67]),
      fill: PALETTE.yellow,
      line: 2.5,
    });
  }
  if (has(cut, 'sash'))
    made.push(
      { path: band(figure, 0.54, 0.68, cut.ease + 2), fill: print, line: 2.5 },
      ...bow(figure, 0.62, print, 0.9),
    );
  if (has(cut, 'sequins')) made.push(...glitter(body, tint(color, 0.75)));
  if (has(cut, 'hem'))
    made.push({
      path: band(figure, cut.hem - 0.06, cut.hem + 0.06, cut.ease + 20),
      fill: print,
      clip: body,
    });
  return made;
}

/** Motifs for the chest, around 0, 0. */
const CHEST: Readonly<Record<string, Path>> = {
  star: [
    0, 0, -19, 1, 5, -7, 1, 18, -6, 1, 8, 3, 1, 11, 16, 1, 0, 9, 1, -11, 16, 1, -8, 3, 1, -18, -6,
    1, -5, -7, 3,
  ],
  heart: [0, 0, 15, 2, -34, -6, -14, -30, 0, -10, 2, 14, -30, 34, -6, 0, 15, 3],
  bolt: [0, 4, -20, 1, -13, 3, 1, -2, 3, 1, -6, 20, 1, 13, -5, 1, 2, -5, 3],
  sun: ellipse(0, 0, 13, 13),
  drop: [
    0, 0, -18, 2, 6, -8, 12, -2, 12, 6, 2, 12, 18, -12, 18, -12, 6, 2, -12, -2, -6, -8, 0, -18, 3,
  ],
};

function wave(figure: Figure, v: number, reach: number): Path {
  const across = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1];
  return curve(
    figure,
    across.flatMap((u, index) => [u * reach, v + (index % 2 === 0 ? -0.02 : 0.03)]),
  );
}
