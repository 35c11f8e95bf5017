import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { heightOf, layoutOf, type Ground, type Rail } from '../rules/layout.ts';
import type { Place } from '../rules/spots.ts';
import { THEMES, type Theme } from './theme.ts';

const INK = draw.PALETTE.ink;

export function pits(
  c: Context,
  chunk: number,
  dx: number,
  dy: number,
  place: Place,
  bottom: number,
): void {
  const theme = THEMES[place];
  for (const { kind, x, w, y0 } of layoutOf(chunk).ground) {
    if (kind !== 'gap') continue;
    const top = y0 + dy + 70;
    c.fillStyle = theme.pit;
    c.fillRect(x + dx - 4, top, w + 8, Math.max(0, bottom - top + 20));
    c.fillStyle = draw.fade('#ffffff', 0.25);
    for (let at = 0; at < 3; at += 1)
      c.fillRect(x + dx + 14 + at * (w / 3), top + 10 + (at % 2) * 14, w / 5, 4);
  }
}

/** Yellow and black where the street stops. */
export function edges(to: Surface, { x, w, y0, y1 }: Ground, dx: number, dy: number): void {
  const paint = (c: Context): void => {
    draw.rounded(c, -17, -6, 34, 40, 4, INK);
    draw.rounded(c, -14, -3, 28, 34, 2, '#ffd02e');
    for (const by of [-8, 8]) {
      draw.fillPath(c, INK, (path) => {
        path.moveTo(by - 8, 31);
        path.lineTo(by + 2, -3);
        path.lineTo(by + 9, -3);
        path.lineTo(by - 1, 31);
      });
    }
  };
  to.stamp('edge', 40, 50, paint, x + dx - 14, y0 + dy + 2);
  to.stamp('edge', 40, 50, paint, x + w + dx + 14, y1 + dy + 2);
}

/** A ramp's outlines, in its chunk; its piece of ground is always the same. */
type Ramp = Readonly<Record<'rim' | 'body' | 'top' | 'posts', draw.Outline>>;
const ramps = new WeakMap<Ground, Ramp>();

function rampOf(piece: Ground): Ramp {
  const { x, w, y0, y1 } = piece;
  const at = (part: number): readonly [number, number] => [
    x + w * part,
    heightOf(piece, x + w * part),
  ];
  const sixths = [0, 1, 2, 3, 4, 5, 6].map((sixth) => at(sixth / 6));
  const side = (grow: number): draw.Outline =>
    new draw.Outline((path) => {
      path.moveTo(x, y0 + grow);
      for (const [along, top] of sixths) path.lineTo(along, top - grow * 0.3);
      path.lineTo(x + w + grow, y1);
      path.lineTo(x + w + grow, y0 + grow);
    });
  return {
    rim: side(5),
    body: side(0),
    top: new draw.Outline((path) => {
      sixths.forEach(([along, top], on) =>
        on === 0 ? path.moveTo(along, top + 3) : path.lineTo(along, top + 3),
      );
    }),
    posts: new draw.Outline((path) => {
      for (const [along, top] of [at(0.55), at(0.8)]) {
        path.moveTo(along, top + 12);
        path.lineTo(along, y0);
      }
    }),
  };
}

export function ramp(c: Context, piece: Ground, dx: number, dy: number, theme: Theme): void {
  const known = ramps.get(piece) ?? rampOf(piece);
  ramps.set(piece, known);
  c.save();
  c.translate(dx, dy);
  known.rim.fill(c, INK);
  known.body.fill(c, '#d98f4a');
  known.top.rim(c, '#ffd98a', 7);
  known.posts.rim(c, '#a8642e', 5);
  draw.disc(c, piece.x + piece.w - 5, piece.y1 + 4, 5, theme.accent);
  c.restore();
}

/** In the air every rail shines: now a hold grinds. */
export function glow(c: Context, { x, w, y0, y1 }: Rail, dx: number, dy: number): void {
  draw.segment(c, x + dx, y0 + dy, x + w + dx, y1 + dy, 40, '#ffd02e80');
}

/** A ledge's outlines, in its chunk. */
type Ledge = Readonly<Record<'rim' | 'box' | 'foot' | 'marks' | 'cap' | 'gold', draw.Outline>>;
const ledges = new WeakMap<Rail, Ledge>();
const HIGH = 46;

function ledgeOf({ x, w, y0 }: Rail): Ledge {
  const slab = (left: number, top: number, wide: number, high: number, r: number): draw.Outline =>
    new draw.Outline((path) => path.roundRect(left, top, wide, high, r));
  return {
    rim: slab(x - 4, y0 - 4, w + 8, HIGH + 4, 8),
    box: slab(x, y0 + 2, w, HIGH - 6, 4),
    foot: new draw.Outline((path) => path.rect(x, y0 + HIGH - 14, w, 10)),
    marks: new draw.Outline((path) => {
      for (let at = 40; at < w - 20; at += 74) path.roundRect(x + at, y0 + 16, 34, 9, 4);
    }),
    cap: slab(x - 6, y0 - 5, w + 12, 13, 6),
    gold: slab(x - 3, y0 - 2, w + 6, 7, 3),
  };
}

export function ledge(c: Context, rail: Rail, dx: number, dy: number, { box }: Theme): void {
  const known = ledges.get(rail) ?? ledgeOf(rail);
  ledges.set(rail, known);
  c.save();
  c.translate(dx, dy);
  known.rim.fill(c, INK);
  known.box.fill(c, box);
  known.foot.fill(c, draw.shade(box, 0.22));
  known.marks.fill(c, draw.tint(box, 0.3));
  known.cap.fill(c, INK);
  known.gold.fill(c, '#ffd02e');
  c.restore();
}

/** Straight lines from x, y to x, y. */
const strokes = (lines: readonly (readonly [number, number, number, number])[]): draw.Outline =>
  new draw.Outline((path) => {
    for (const [x1, y1, x2, y2] of lines) {
      path.moveTo(x1, y1);
      path.lineTo(x2, y2);
    }
  });

/** A rail's outlines, in its chunk. */
type Pipe = Readonly<Record<'posts' | 'feet' | 'bar' | 'shine', draw.Outline>>;
const pipes = new WeakMap<Rail, Pipe>();

function pipeOf({ x, w, y0, y1 }: Rail, ground: readonly Ground[]): Pipe {
  const count = Math.max(2, Math.round(w / 170) + 1);
  const posts = Array.from({ length: count }, (_, at) => {
    const part = 0.03 + (0.94 * at) / (count - 1);
    const px = x + w * part;
    const piece = ground.find((one) => px >= one.x && px <= one.x + one.w);
    if (!piece || piece.kind === 'gap') return [];
    return [{ px, top: y0 + (y1 - y0) * part, foot: heightOf(piece, px) }];
  }).flat();
  return {
    posts: strokes(posts.map(({ px, top, foot }) => [px, top, px, foot])),
    feet: new draw.Outline((path) => {
      for (const { px, foot } of posts) path.roundRect(px - 13, foot - 5, 26, 8, 4);
    }),
    bar: strokes([[x, y0, x + w, y1]]),
    shine: strokes([[x + 2, y0 - 2, x + w - 2, y1 - 2]]),
  };
}

export function pipe(
  c: Context,
  rail: Rail,
  dx: number,
  dy: number,
  ground: readonly Ground[],
  theme: Theme,
): void {
  const known = pipes.get(rail) ?? pipeOf(rail, ground);
  pipes.set(rail, known);
  c.save();
  c.translate(dx, dy);
  known.posts.rim(c, INK, 11);
  known.posts.rim(c, theme.kerb, 5);
  known.feet.fill(c, INK);
  known.bar.rim(c, INK, 15);
  known.bar.rim(c, '#ffb52e', 8.5);
  known.shine.rim(c, '#fff2a0', 3);
  c.restore();
}
