import { bokeh, cast, glow, rays, sky, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { paintBear } from './view/bear.ts';
import { LOOKS, paintBerry, paintKnob, paintTier, type Look } from './view/cakes.ts';
import { CANDLES, paintCandle, paintFlame, TALL } from './view/candles.ts';
import { rimAt, type Stand } from './view/layout.ts';

const look = LOOKS[1] as Look;
const STAND: Stand = { x: 256, y: 330, rx: 226, ry: 82, height: 150 };
const [party] = CANDLES.rows;
/** What stands around the bear, in degrees from the front. */
const CANDLE_AT = [-150, 140, -96, 92, -52, 8, 58];
const BERRY_AT = [178, -22];

/** A bear on a cake, candles alight around it. */
export const card: Card = ({ piece }) => {
  const knobs = Array.from(
    { length: 22 },
    (_, n) => ({ kind: 'knob', ...rimAt(STAND, n * 16.4 + 5) }) as const,
  );
  const things = [
    ...knobs,
    ...BERRY_AT.map((at) => ({ kind: 'berry', ...rimAt(STAND, at) }) as const),
    ...CANDLE_AT.map((at) => ({ kind: 'candle', ...rimAt(STAND, at) }) as const),
  ].toSorted((a, b) => a.depth - b.depth);
  const paint = (front: boolean) =>
    things
      .filter(({ depth }) => depth > 0 === front)
      .flatMap(({ kind, x, y }) =>
        kind === 'knob'
          ? [piece((c) => paintKnob(c, look), { x, y: y + 6, scale: 1 })]
          : kind === 'berry'
            ? [piece(paintBerry, { x, y, scale: 1.2 })]
            : [
                piece((c) => paintCandle(c, party), { x, y, scale: 1.2 }),
                piece(paintFlame, { x: x + 1, y: y - (TALL + 10) * 1.2, scale: 1.25 }),
              ],
      );
  return Promise.resolve([
    sky('#241a6e', '#8a3a9a', '#ff9a70'),
    glow(256, 250, '#fff0b8cc', '#ffd07a4d', '#ffd07a00'),
    rays(256, 240, 16, '#ffffff24'),
    bokeh(['#ffe27a', '#ffffff', '#ff9ac0'], 16, 5),
    cast(piece((c) => paintTier(c, STAND, look), { x: 256, y: STAND.y, scale: 1 })),
    ...paint(false),
    cast(piece((c) => paintBear(c, 'glad'), { x: 256, y: 342, scale: 1.72 })),
    ...paint(true),
    sparkle(70, 90, 24),
    sparkle(452, 130, 18),
    vignette('#12082e', 0.36),
  ]);
};
