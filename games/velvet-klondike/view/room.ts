import * as draw from '@playgrove/kit/draw';
import { traceSuit } from '@playgrove/kit/draw/cards';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import type { Table } from './layout.ts';

type Context = CanvasRenderingContext2D;

/** A tablecloth: the lit middle, the velvet, its far corners, and the thread it is stitched with. */
type Felt = {
  readonly lit: string;
  readonly cloth: string;
  readonly deep: string;
  readonly thread: string;
  readonly wreath: {
    readonly count: number;
    readonly piece: 'petal' | 'star' | 'heart' | 'bead' | 'diamond';
  };
};

/** By place in the wardrobe's `FELTS`: emerald, midnight, ruby, plum, amber. */
export const CLOTHS: readonly [Felt, ...Felt[]] = [
  {
    lit: '#2fae84',
    cloth: '#0f7a5f',
    deep: '#063b3d',
    thread: '#ffd978',
    wreath: { count: 16, piece: 'petal' },
  },
  {
    lit: '#3f74d8',
    cloth: '#21409f',
    deep: '#0e1650',
    thread: '#cfe6ff',
    wreath: { count: 12, piece: 'star' },
  },
  {
    lit: '#d8455c',
    cloth: '#981d45',
    deep: '#420a33',
    thread: '#ffd08a',
    wreath: { count: 14, piece: 'heart' },
  },
  {
    lit: '#9a55d6',
    cloth: '#5f2a9c',
    deep: '#260c52',
    thread: '#ffc7ec',
    wreath: { count: 20, piece: 'bead' },
  },
  {
    lit: '#e29a3c',
    cloth: '#a9601f',
    deep: '#4c2026',
    thread: '#fff0bd',
    wreath: { count: 12, piece: 'diamond' },
  },
];

/** The cloth, its woven damask, the embroidery and the lamp above; painted once a screen. */
export function drawRoom(to: Surface, table: Table, felt: number): void {
  const cloth = CLOTHS[felt] ?? CLOTHS[0];
  to.layer(`cloth ${felt}`, (c, bleed) => {
    draw.glow(
      c,
      bleed,
      table.width / 2,
      table.height * 0.34,
      cloth.lit,
      draw.mix(cloth.lit, cloth.cloth, 0.7),
      cloth.cloth,
      cloth.deep,
    );
    damask(c, bleed, cloth, table.cw);
    emblem(c, table, cloth);
    border(c, bleed, cloth, table.cw);
    draw.vignette(c, bleed, draw.shade(cloth.deep, 0.3), 0.5);
  });
}

/** Suits woven into the velvet, row by row, only just lighter than it. */
function damask(c: Context, area: Rect, cloth: Felt, unit: number): void {
  const step = unit * 1.5;
  const weave = (dx: number, dy: number, color: string): void =>
    draw.fillPath(c, color, (path) => {
      let row = 0;
      for (let y = area.y + step / 2; y < area.y + area.height + step; y += step * 0.6) {
        const first = area.x + (row % 2 === 0 ? 0 : step / 2);
        for (let x = first, at = row; x < area.x + area.width + step; x += step, at += 1) {
          traceSuit(path, at % 4, x + dx, y + dy, unit * 0.17);
        }
        row += 1;
      }
    });
  weave(unit * 0.012, unit * 0.018, draw.fade(cloth.deep, 0.22));
  weave(0, 0, draw.fade(cloth.lit, 0.22));
}

/** A stitched medallion in the lower middle, where a phone has room to spare. */
function emblem(c: Context, table: Table, cloth: Felt): void {
  const x = table.width / 2;
  const y = table.top + (table.bottom - table.top) * 0.64;
  const r = Math.min(table.cw * 1.75, (table.bottom - table.top) * 0.3);
  const thread = draw.fade(cloth.thread, 0.4);
  draw.fillPath(c, draw.fade(cloth.deep, 0.28), (path) => path.arc(x, y, r * 1.06, 0, Math.PI * 2));
  stitches(c, x, y, r, thread, r * 0.02);
  stitches(c, x, y, r * 0.92, draw.fade(cloth.thread, 0.22), r * 0.012);
  wreath(c, x, y, r, cloth);
  for (let suit = 0; suit < 4; suit += 1) {
    const turn = (suit / 4) * Math.PI * 2 - Math.PI / 2;
    const [sx, sy] = [x + Math.cos(turn) * r * 0.36, y + Math.sin(turn) * r * 0.36];
    draw.fillPath(c, draw.fade(cloth.deep, 0.35), (path) =>
      traceSuit(path, suit, sx + r * 0.012, sy + r * 0.02, r * 0.215),
    );
    draw.fillPath(c, draw.fade(cloth.thread, 0.46), (path) =>
      traceSuit(path, suit, sx, sy, r * 0.2),
    );
  }
}

/** What runs round the medallion: each cloth has its own. */
function wreath(c: Context, x: number, y: number, r: number, cloth: Felt): void {
  const { count, piece } = cloth.wreath;
  for (let at = 0; at < count; at += 1) {
    draw.place(
      c,
      x,
      y,
      () =>
        draw.rim(c, draw.fade(cloth.thread, 0.32), r * 0.016, (path) => {
          if (piece === 'star') draw.traceStar(path, 0, -r * 0.78, r * 0.09, 5);
          else if (piece === 'bead') path.arc(0, -r * 0.78, r * 0.07, 0, Math.PI * 2);
          else if (piece === 'petal') {
            path.moveTo(0, -r * 0.68);
            path.quadraticCurveTo(r * 0.12, -r * 0.78, 0, -r * 0.88);
            path.quadraticCurveTo(-r * 0.12, -r * 0.78, 0, -r * 0.68);
          } else traceSuit(path, piece === 'heart' ? 1 : 3, 0, -r * 0.78, r * 0.085);
        }),
      (at / count) * Math.PI * 2,
    );
  }
}

function stitches(c: Context, x: number, y: number, r: number, color: string, width: number): void {
  c.save();
  c.setLineDash([r * 0.075, r * 0.05]);
  draw.rim(c, color, width, (path) => path.arc(x, y, r, 0, Math.PI * 2));
  c.restore();
}

/** Two rows of gold thread and a flourish in each corner of what is seen. */
function border(c: Context, area: Rect, cloth: Felt, unit: number): void {
  const inset = unit * 0.09;
  const r = unit * 0.3;
  const frame = (by: number, alpha: number, width: number, dash: readonly number[]): void => {
    c.save();
    c.setLineDash([...dash]);
    draw.rim(c, draw.fade(cloth.thread, alpha), width, (path) =>
      path.roundRect(area.x + by, area.y + by, area.width - by * 2, area.height - by * 2, r),
    );
    c.restore();
  };
  frame(inset * 0.55, 0.5, unit * 0.022, []);
  frame(inset * 1.2, 0.4, unit * 0.018, [unit * 0.09, unit * 0.06]);
  const corner = (x: number, y: number, turn: number): void =>
    draw.place(c, x, y, () => flourish(c, cloth, unit), turn);
  const far = inset * 2;
  // The lower left is the wardrobe's; on a tall screen the stock lies in the lower right.
  if (area.height < area.width * 1.7) {
    corner(area.x + area.width - far, area.y + area.height - far, Math.PI);
  }
}

/** A curl along both edges of a corner at 0, 0. */
function flourish(c: Context, cloth: Felt, unit: number): void {
  const curl = (mirror: number): void =>
    draw.rim(c, draw.fade(cloth.thread, 0.42), unit * 0.03, (path) => {
      const to = (a: number, b: number): readonly [number, number] =>
        mirror > 0 ? [a * unit, b * unit] : [b * unit, a * unit];
      path.moveTo(...to(0.1, 0.1));
      path.bezierCurveTo(...to(0.5, 0.02), ...to(0.85, 0.06), ...to(0.9, 0.26));
      path.bezierCurveTo(...to(0.92, 0.42), ...to(0.66, 0.42), ...to(0.68, 0.24));
    });
  curl(1);
  curl(-1);
  draw.fillPath(c, draw.tint(cloth.thread, 0.1), (path) =>
    path.arc(unit * 0.2, unit * 0.2, unit * 0.05, 0, Math.PI * 2),
  );
}
