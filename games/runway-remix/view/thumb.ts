import { alone, BODIES, boundsOf, doll, figureOf, paint } from '../rules/paperdoll/index.ts';
import { POSES, type Mark, type PoseName } from '../rules/paperdoll/index.ts';
import * as draw from '@playgrove/kit/draw';
import { place, type Surface, type Context } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import type { Outfit, Piece } from '../rules/score.ts';
import { dressed, lookOf, wornOf } from './cuts.ts';

const SOMEBODY = { body: 0, skin: 4, face: 1, eyes: 0 } as const;
const UNDER = dressed('top.tee:w');

/** Where a picture is, and how large. */
type Spot = readonly [x: number, y: number, size: number];

/** A garment by itself, as big as fits; hair is seen on a head. */
export function thumb(to: Surface, piece: Piece, [x, y, size]: Spot, alpha = 1): void {
  if (piece.item.startsWith('hair.')) {
    head(to, SOMEBODY, { hair: piece, ...UNDER }, [x, y, size], alpha);
    return;
  }
  const fitted = (c: Context): void => {
    const marks = alone(wornOf(piece));
    const shapes = marks.flatMap(({ clip, path }) => (clip ? [] : [path]));
    const { left, top, right, bottom } = boundsOf(shapes);
    const scale = Math.min(1.1, size / Math.max(right - left + 6, bottom - top + 6, 1));
    const [cx, cy] = [(-scale * (left + right)) / 2, (-scale * (top + bottom)) / 2];
    place(c, cx, cy, () => paint(c, marks), 0, scale, scale);
  };
  const key = `thumb ${piece.item} ${piece.colour} ${piece.pattern} ${size}`;
  to.stamp(key, size, size, fitted, x, y, { alpha });
}

/** The head of somebody, cut off at the shoulders. */
export function head(
  to: Surface,
  model: State['model'],
  outfit: Outfit,
  [x, y, size]: Spot,
  alpha = 1,
): void {
  const drawn = (c: Context): void => {
    const scale = size / 230;
    const somebody = (): void => paint(c, doll(lookOf(model, outfit)));
    draw.disc(c, 0, 0, size / 2 - 1, '#ffe0f0');
    const round = (path: Context): void => path.arc(0, 0, size / 2 - 1, 0, 7);
    draw.clipped(c, round, () => place(c, 0, 400 * scale, somebody, 0, scale, scale));
    draw.ring(c, 0, 0, size / 2 - 1.5, 3, draw.PALETTE.ink);
  };
  const key = `head ${JSON.stringify([model, outfit])} ${size}`;
  to.stamp(key, size, size, drawn, x, y, { alpha });
}

/** A small figure of lines that strikes a pose. */
export function stickPose(c: Context, name: PoseName, [x, y, height]: Spot, color: string): void {
  const figure = figureOf(BODIES[0], POSES[name]);
  const painted = (): void => {
    for (const { joints } of [...figure.arms, ...figure.legs]) draw.line(c, joints, 40, color);
    draw.line(c, [figure.trunk(0, 0.2), figure.trunk(0, 0.85)], 66, color);
    draw.disc(c, figure.head.x, figure.head.y + 8, 74, color);
  };
  place(c, x, y, painted, 0, height / 520, height / 520);
}

/** A client with nothing chosen but a trait, for the cards that change it. */
export function portrait(model: State['model']): readonly Mark[] {
  return doll(lookOf(model, UNDER));
}
