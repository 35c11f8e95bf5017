import {
  cast,
  circle,
  clip,
  glow,
  halo,
  linear,
  mix,
  PALETTE,
  path,
  peaks,
  place,
  rays,
  rect,
  shade,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { FACES } from './rules/faces.ts';
import { ART, partOf } from './view/art.ts';

const INK = PALETTE.ink;
const JADE = '#17a673';
const [WIDE, TALL, R] = [200, 252, 34];

function picture(face: number): Svg {
  return (ART[face]?.parts ?? [])
    .map((text) => {
      const { how, color, width, d } = partOf(text);
      if (how === 'line') return stroke(d, color, width);
      if (how === 'filled') return path(d, color);
      return (
        path(d, INK, { stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' }) +
        path(d, color)
      );
    })
    .join('');
}

/** A tile about 0, 0, its thickness to the lower right. */
function tile(name: (typeof FACES)[number]): Svg {
  const face = FACES.indexOf(name);
  const color = ART[face]?.tint ?? PALETTE.white;
  const slab = (by: number, grow: number, fill: string): Svg =>
    rect(
      -WIDE / 2 + by - grow,
      -TALL / 2 + by * 1.4 - grow,
      WIDE + grow * 2,
      TALL + grow * 2,
      fill,
      { rx: R + grow },
    );
  const steps = Array.from({ length: 13 }, (_, at) => 26 - at * 2);
  const ivory = (by: number): string => mix('#b9a88c', '#efe4ca', 1 - by / 12);
  return [
    ...steps.map((by) => slab(by, 8, INK)),
    slab(0, 8, INK),
    ...steps.map((by) =>
      slab(by, 0, by > 11 ? mix(shade(JADE, 0.35), JADE, 1.5 - by / 18) : ivory(by)),
    ),
    rect(
      -WIDE / 2,
      -TALL / 2,
      WIDE,
      TALL,
      linear(
        -WIDE / 2,
        -TALL / 2,
        WIDE / 4,
        TALL / 2,
        '#fffdf4',
        mix('#fffdf4', color, 0.5),
        color,
      ),
      { rx: R },
    ),
    rect(-WIDE / 2 + 13, -TALL / 2 + 13, WIDE - 26, TALL - 26, 'none', {
      rx: R - 9,
      stroke: `${shade(color, 0.42)}8c`,
      'stroke-width': 5,
    }),
    rect(-WIDE / 2 + 12, -TALL / 2 + 5, WIDE - 24, 13, '#ffffffe6', { rx: 7 }),
    place({ x: 0, y: 2, scale: 1.72 }, picture(face)),
  ].join('');
}

const RINGS = Array.from({ length: 70 }, (_, at) =>
  circle(
    (at % 10) * 58 + (Math.floor(at / 10) % 2) * 29 - 5,
    330 + Math.floor(at / 10) * 29,
    29,
    'none',
    {
      stroke: '#7fe0b426',
      'stroke-width': 3,
    },
  ),
).join('');

/** Two lucky cats meet with a click before the pavilion, a koi tile behind them. */
export const card: Card = () =>
  Promise.resolve([
    sky('#ff9a6a', '#ffd08a', '#fff0c0'),
    glow(256, 236, '#fff8d8f2', '#ffe9a866', '#ffe9a800'),
    rays(256, 236, 18, '#ffffff40'),
    peaks(330, 130, '#f0a07a', 3),
    // The hall's floor and its frame.
    rect(-20, 340, 552, 200, INK),
    rect(-20, 348, 552, 24, linear(0, 348, 0, 372, '#ff6a58', '#a81a34')),
    rect(-20, 372, 552, 6, INK),
    rect(-20, 378, 552, 150, linear(0, 378, 0, 512, '#17806a', '#0a4347')),
    clip('M-20 378H532V532H-20Z', RINGS),
    // Eave and lanterns.
    path('M-20 -20H532V58Q496 66 456 38Q256 74 56 38Q16 66 -20 58Z', INK),
    path(
      'M-20 -20H532V48Q496 56 456 28Q256 62 56 28Q16 56 -20 48Z',
      linear(0, 0, 0, 60, '#2fc4a8', '#0f7f74'),
    ),
    ...[52, 460].map((x) =>
      place(
        { x, y: 128, scale: 1.02 },
        halo(0, 0, 90, '#ffdc7a4d'),
        stroke('M0 -90V-40', INK, 7),
        picture(FACES.indexOf('lantern')),
      ),
    ),
    vignette('#3a1030', 0.34),
    cast(place({ x: 258, y: 164, scale: 0.84, rotate: 4 }, tile('koi'))),
    cast(place({ x: 146, y: 302, scale: 1.02, rotate: -11 }, tile('cat'))),
    cast(place({ x: 356, y: 306, scale: 1.02, rotate: 9 }, tile('cat'))),
    sparkle(250, 258, 54),
    sparkle(252, 402, 30),
    sparkle(300, 90, 20),
    sparkle(72, 448, 18),
    sparkle(446, 462, 22),
  ]);
