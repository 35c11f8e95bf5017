import {
  cast,
  circle,
  ellipse,
  glow,
  PALETTE,
  sparkle,
  vignette,
  type Card,
} from '@playgrove/kit/build';
import { paintBroth } from './view/bowl.ts';
import { paintHead } from './view/face.ts';
import { createSpine, paintBody, put } from './view/ribbon.ts';
import { brothOf, SKINS } from './view/skins.ts';

/** The noodle's way from the head round the toppings and out of the picture: curves of four points. */
const WAY = [
  [226, 168, 262, 146, 300, 138, 352, 150],
  [352, 150, 470, 178, 516, 328, 432, 432],
  [432, 432, 330, 556, 40, 512, -60, 396],
] as const;

function paintNoodle(c: CanvasRenderingContext2D): void {
  const spine = createSpine();
  for (const [ax, ay, bx, by, cx, cy, dx, dy] of WAY)
    for (let t = 0; t < 1; t += 0.05) {
      const u = 1 - t;
      const on = (p: number, q: number, r: number, s: number): number =>
        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
      put(spine, on(ax, bx, cx, dx), on(ay, by, cy, dy));
    }
  spine.rest = 200;
  paintBody(c, spine, 42, SKINS.you, { rim: 9 });
  const mood = { gaze: 0.6, mouth: 1, blink: 0, squash: 0, sprig: true, rim: 9 };
  paintHead(c, 184, 216, 98, SKINS.you, { ...mood, angle: 0.7 });
}

/** The noodle coiled round its dinner, mouth open: the slurp that is about to happen. */
export const card: Card = async ({ hero, piece, scene }) => [
  scene({ width: 720, height: 720 }, (to) => paintBroth(to, brothOf(0), 0)),
  glow(210, 190, '#8cf5dd88', '#2fb8a844', '#0a4f6600'),
  circle(256, 262, 326, 'none', { stroke: PALETTE.ink, 'stroke-width': 110 }),
  circle(256, 262, 330, 'none', { stroke: '#fff3df', 'stroke-width': 100 }),
  circle(256, 262, 284, 'none', { stroke: '#cfdcf2', 'stroke-width': 9 }),
  circle(256, 262, 330, 'none', {
    stroke: '#2f6fd6',
    'stroke-width': 40,
    'stroke-dasharray': '3 22',
  }),
  vignette('#06304f', 0.42),
  ellipse(262, 356, 122, 74, '#06304f59'),
  await hero('fluent-emoji:fish-cake-with-swirl', 326, 274, 118, { rotate: 10 }),
  await hero('fluent-emoji:fried-shrimp', 216, 362, 112, { rotate: -18 }),
  await hero('fluent-emoji:brown-mushroom', 322, 384, 104, { rotate: 12 }),
  cast(piece(paintNoodle)),
  sparkle(428, 108, 26),
  sparkle(72, 104, 20),
  sparkle(404, 452, 18),
];
