import { sparkle, vignette, type Card } from '@playgrove/kit/build';
import * as draw from '@playgrove/kit/draw';
import { cuttingOf } from './rules/state.ts';
import { paintScene } from './scenes/scene.ts';
import { sceneFor } from './view/atlas.ts';
import { edgesOf } from './view/edges.ts';
import { paintTable, TABLES } from './view/looks.ts';

/** The first picture in twelve pieces, cut so that the lighthouse is on the piece that is left. */
const CUT = { size: 0, cut: 41 };
const SCALE = 0.268;
const LEFT = 7;
/** Where the lighthouse is in the middle. */
const ACROSS = 1640;
const ALONG = 880;

/** A lighthouse picture; the piece with the tower floats over its gap. */
export const card: Card = ({ piece, scene }) => {
  const { columns, count, width, height } = cuttingOf(CUT);
  const { trace } = edgesOf(CUT);
  const picture = sceneFor(0);
  const one = (c: CanvasRenderingContext2D, which: number): void => {
    const [column, row] = [which % columns, Math.floor(which / columns)];
    draw.clipped(
      c,
      (path) => trace(path, which),
      () => {
        draw.transformed(c, { x: -column * width, y: -row * height, scale: 10 }, () =>
          paintScene(c, picture),
        );
        draw.rim(c, '#ffffff99', 26, (path) => trace(path, which));
      },
    );
    draw.rim(c, '#2b1b4d', 14, (path) => trace(path, which));
  };
  const at = (which: number): { x: number; y: number } => ({
    x: 256 + ((which % columns) * width - ACROSS) * SCALE,
    y: 256 + (Math.floor(which / columns) * height - ALONG) * SCALE,
  });
  return Promise.resolve([
    scene({ width: 512, height: 512 }, (to) =>
      paintTable(to.c, { x: 0, y: 0, width: 512, height: 512 }, TABLES.rows[0], 74),
    ),
    vignette('#3a1420', 0.4),
    ...Array.from({ length: count }, (_, which) =>
      which === LEFT ? [] : [piece((c) => one(c, which), { ...at(which), scale: SCALE })],
    ).flat(),
    piece(
      (c) => {
        draw.fillPath(c, '#1a0b3a66', (path) => {
          path.translate(60, 90);
          trace(path, LEFT);
          path.translate(-60, -90);
        });
        one(c, LEFT);
      },
      { x: at(LEFT).x - 30, y: at(LEFT).y - 46, scale: SCALE * 1.12, rotate: -9 },
    ),
    sparkle(70, 66, 22),
    sparkle(452, 96, 16),
    sparkle(300, 440, 14),
  ]);
};
