import { cast, sparkle, vignette, type Card } from '@playgrove/kit/build';
import type { Row } from './rules/types.ts';
import { paintRow } from './view/flat.ts';
import { paintDuck } from './view/paint.ts';
import { CHICK, PAPERS } from './view/theme.ts';

const MEADOW: Row = {
  kind: 'meadow',
  speed: 0,
  items: [],
  span: 1,
  trees: [],
  pond: null,
  duck: -1,
  swim: 0,
};
const ROWS: readonly Row[] = [
  MEADOW,
  MEADOW,
  { ...MEADOW, kind: 'road', speed: -0.02, span: 20, items: [{ from: 2.6, length: 1.6 }] },
  { ...MEADOW, trees: [0, 1, 3, 4] },
];

/** The mother in front, three ducklings behind her, a paper car and paper trees. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 512, height: 512 }, ({ c, bleed }) => {
      for (let number = 3; number >= 0; number -= 1)
        paintRow(c, bleed, { x: 56, y: 470, cell: 128 }, ROWS[number] ?? MEADOW, number, 0);
    }),
    vignette('#3a1673', 0.26),
    ...[58, 142, 218].map((x, index) =>
      cast(
        piece((c) => paintDuck(c, 0, 0, 104, CHICK), {
          x,
          y: 424 - index * 14,
          rotate: index * 5 - 6,
        }),
      ),
    ),
    cast(piece((c) => paintDuck(c, 0, 0, 300, PAPERS.rows[0]), { x: 336, y: 318, rotate: -6 })),
    sparkle(98, 292, 18),
    sparkle(468, 128, 20),
  ]);
