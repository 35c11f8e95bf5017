import * as draw from '@playgrove/kit/draw';
import type { Grain } from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake, Surface } from '@playgrove/kit/runtime';
import { BLOSSOMS } from '../rules/faces.ts';
import { ART, partOf } from './art.ts';
import { LIFT, UNIT } from './layout.ts';

/** Room for the outline around a tile's picture. */
export const EDGE = 4;
export const CORNER = 17;
const IVORY = '#fffdf4';

/** One of the pictures, about 0, 0 in a box of 100. */
export function paintFace(c: Context, face: number, only?: string): void {
  for (const text of ART[face]?.parts ?? []) {
    const { how, color, width, d } = partOf(text);
    const paint = only ?? color;
    if (how === 'line') draw.drawPath(c, d, { rim: paint, width });
    else if (how === 'filled') draw.drawPath(c, d, { fill: paint });
    else draw.drawPath(c, d, { fill: paint, line: only ?? draw.PALETTE.ink, width });
  }
}

type Look = Keepsake & { readonly back: string };

/** What players own: the stone on the backs of their tiles. */
export const STONES = keepsakes<Look>(
  [
    { id: 'jade', needs: 0, back: '#17a673' },
    { id: 'amber', needs: 2, back: '#e59a1f' },
    { id: 'coral', needs: 6, back: '#f0604e' },
    { id: 'sky', needs: 14, back: '#2f8fe0' },
    { id: 'rose', needs: 26, back: '#e0548f' },
    { id: 'amethyst', needs: 42, back: '#8a4fd0' },
    { id: 'onyx', needs: 62, back: '#3a3450' },
    { id: 'moon', needs: 90, back: '#a8b8e0' },
  ],
  (c, look) => {
    c.translate(-33, -42);
    const scale = 62 / UNIT;
    c.scale(scale, scale);
    paintTile(c, 0, UNIT * 1.2, look);
  },
);

/** A whole tile, its face's corner at 0, 0: a jade back, an ivory front, the picture. */
export function paintTile(
  c: Context,
  face: number,
  tall: number,
  { back }: Look = STONES.rows[0],
): void {
  const art = ART[face];
  const blossom = face >= BLOSSOMS;
  for (const grow of [EDGE - 0.5, 0]) {
    for (let part = 1; part >= 0; part -= 1 / 12) {
      const paint =
        grow > 0
          ? draw.PALETTE.ink
          : part > 0.42
            ? draw.mix(draw.shade(back, 0.38), back, (1 - part) * 1.6)
            : draw.mix('#b9a88c', '#e6dabf', 1 - part * 2.2);
      const [x, y] = [part * LIFT.x - grow, part * LIFT.y - grow];
      draw.rounded(c, x, y, UNIT + grow * 2, tall + grow * 2, CORNER + grow, paint);
    }
  }
  const color = art?.tint ?? IVORY;
  draw.rounded(
    c,
    0,
    0,
    UNIT,
    tall,
    CORNER,
    draw.linear(c, 0, 0, UNIT * 0.5, tall, IVORY, draw.mix(IVORY, color, 0.5), color),
  );
  draw.rim(
    c,
    blossom ? '#e8a01f' : draw.fade(draw.shade(color, 0.42), 0.55),
    blossom ? 4.5 : 2.5,
    (path) => path.roundRect(6, 6, UNIT - 12, tall - 12, CORNER - 5),
  );
  if (blossom)
    draw.rim(c, '#ffd978', 1.5, (path) =>
      path.roundRect(10.5, 10.5, UNIT - 21, tall - 21, CORNER - 8),
    );
  draw.clipped(
    c,
    (path) => path.roundRect(0, 0, UNIT, tall, CORNER),
    () => {
      draw.rounded(c, 3, 2.5, UNIT - 6, 7, 4, '#ffffffe6');
      draw.rounded(c, 2.5, 3, 5, tall - 12, 3, '#ffffffa6');
    },
  );
  const size = Math.min(0.83, ((tall - 16) / 100) * 0.9);
  draw.place(c, UNIT / 2, tall / 2, () => paintFace(c, face), 0, size);
}

/** Where a tile's picture lies around its face. */
const span = (tall: number) => ({
  width: UNIT + LIFT.x + EDGE * 2,
  height: tall + LIFT.y + EDGE * 2,
});

/** The pictures of one board: all tiles of a size, what dims them, and their shadow. */
export class Tiles {
  readonly tall: number;
  readonly look: Look;
  readonly #faces: draw.Print[] = [];
  readonly #shade: draw.Print;
  readonly #shadow: draw.Print;

  constructor(tall: number, look: Look) {
    this.tall = tall;
    this.look = look;
    const { width, height } = span(tall);
    this.#shade = new draw.Print(width, height, (c) => {
      for (let part = 1; part >= 0; part -= 0.25)
        draw.rounded(c, EDGE + part * LIFT.x, EDGE + part * LIFT.y, UNIT, tall, CORNER, '#0d3a52');
    });
    this.#shadow = new draw.Print(width + 40, height + 40, (c) => {
      for (const [grow, alpha] of [
        [15, 0.07],
        [10, 0.09],
        [5, 0.12],
        [1, 0.16],
      ] as const)
        draw.rounded(
          c,
          20 - grow,
          22 - grow,
          UNIT + 18 + grow,
          tall + 20 + grow,
          CORNER + grow,
          draw.fade('#05121f', alpha),
        );
    });
  }

  /** Draws a tile with its face's corner at x, y. */
  draw(
    c: Context,
    face: number,
    x: number,
    y: number,
    grain: Grain | undefined = draw.grainOf(c),
  ): void {
    const { width, height } = span(this.tall);
    const print = (this.#faces[face] ??= new draw.Print(width, height, (on) => {
      on.translate(EDGE, EDGE);
      paintTile(on, face, this.tall, this.look);
    }));
    print.draw(c, grain, x - EDGE, y - EDGE);
  }

  shadow(c: Context, x: number, y: number, grain: Grain | undefined = draw.grainOf(c)): void {
    this.#shadow.draw(c, grain, x - 20, y - 20);
  }

  /** Darkens a tile that can't be taken. */
  shade(c: Context, x: number, y: number, grain: Grain | undefined = draw.grainOf(c)): void {
    c.globalAlpha = 0.37;
    this.#shade.draw(c, grain, x - EDGE, y - EDGE);
    c.globalAlpha = 1;
  }
}

let tiles: Tiles | undefined;

/** The pictures for tiles of this shape: only one board is shown at a time. */
export function tilesFor(to: Surface, tall: number): Tiles {
  const look = STONES.of(to);
  if (tiles?.tall !== tall || tiles.look !== look) tiles = new Tiles(tall, look);
  return tiles;
}

/** The glow around a tile that lies at 0, 0. */
export function paintGlow(c: Context, tall: number, color: string): void {
  for (const [grow, alpha] of [
    [20, 0.1],
    [14, 0.16],
    [8, 0.28],
  ] as const)
    draw.rounded(
      c,
      -grow,
      -grow,
      UNIT + grow * 2 + LIFT.x,
      tall + grow * 2 + LIFT.y,
      CORNER + grow,
      draw.fade(color, alpha),
    );
}
