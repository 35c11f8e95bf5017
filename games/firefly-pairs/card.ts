import { cast, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { CARDS, CREATURES, type Motif } from './art/motifs.ts';
import { BACKS, paintBack, paintFace } from './art/faces.ts';
import { paintGarden } from './art/garden.ts';
import { paintEyes, paintGlow, paintLayers } from './art/paint.ts';

const MUSHROOM = CARDS[1] as Motif;
const [WIDTH, HEIGHT] = [150, 178];

/** A firefly over two mushrooms that were found, and a card that is still dark. */
export const card: Card = ({ piece, scene }) => {
  const face = (x: number, rotate: number): string =>
    cast(piece((c) => paintFace(c, WIDTH, HEIGHT, MUSHROOM), { x, y: 330, rotate, scale: 1.36 }));
  return Promise.resolve([
    scene({ width: 720, height: 1200, side: 560, x: 80, y: 40 }, (to) =>
      paintGarden(to.c, to.bleed, 322, 0),
    ),
    piece((c) => paintGlow(c, 250, '#ffc94a', 0.2), { x: 256, y: 300 }),
    cast(
      piece((c) => paintBack(c, WIDTH, HEIGHT, BACKS.rows[0]), {
        x: 256,
        y: 214,
        rotate: 3,
        scale: 1.1,
      }),
    ),
    face(134, -12),
    face(378, 12),
    piece((c) => paintGlow(c, 230, '#ffe45e', 0.3), { x: 256, y: 250 }),
    cast(
      piece(
        (c) => {
          paintLayers(c, CREATURES.firefly.layers);
          paintEyes(c, CREATURES.firefly, { x: 0, y: 0.6 });
        },
        { x: 256, y: 168, rotate: -6, scale: 2.5 },
      ),
    ),
    sparkle(84, 110, 24),
    sparkle(432, 96, 20),
    vignette('#03051c', 0.3),
  ]);
};
