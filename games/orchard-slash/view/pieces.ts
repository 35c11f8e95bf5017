import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { BODIES, type Fruit } from '../rules/fruit.ts';
import type { Cut } from '../rules/state.ts';
import { LOOKS } from './looks.ts';

const PIECES = 28;
const STAINS = 12;
/** World units a second, and a second². */
const PUSH = 150;
const FALL = 1500;
/** Halves stand this far apart on the frame of the cut, so that a freeze shows it. */
const GAP = 9;
const STAIN_LIFE = 4.5;
const SPLAT_REACH = { left: -1.9, top: -1.9, right: 1.9, bottom: 1.9 };

class Piece {
  live = false;
  kind: Fruit = 'melon';
  side = 1;
  x = 0;
  y = 0;
  vx = 0;
  vy = 0;
  spun = 0;
  spin = 0;
  /** Direction of the cut, and the fruit's own turn when it was made. */
  angle = 0;
  turn = 0;
  /** The cut's line, and the flesh along it, from the fruit's middle in the cut's frame. */
  line = 0;
  faceAt = 0;
  faceHalf = 0;
}

class Stain {
  age = STAIN_LIFE;
  x = 0;
  y = 0;
  r = 0;
  key = '';
  color = '';
  seed = 1;
}

const tilted = { rotate: 0 };

/** Halves of cut fruit, and the stains that juice leaves in the air: for the eye alone. */
export class Pieces {
  readonly #pieces = Array.from({ length: PIECES }, () => new Piece());
  readonly #stains = Array.from({ length: STAINS }, () => new Stain());
  #nextPiece = 0;
  #nextStain = 0;

  /** Splits a fruit along the line of its cut. */
  split(cut: Cut): void {
    for (const side of [-1, 1] as const) this.#half(cut, side);
    const stain = this.#stains[this.#nextStain];
    this.#nextStain = (this.#nextStain + 1) % STAINS;
    if (!stain) return;
    stain.age = 0;
    stain.x = cut.x;
    stain.y = cut.y;
    stain.r = BODIES[cut.kind].size * 0.5;
    stain.seed = 1 + (cut.id % 3);
    [stain.color] = LOOKS[cut.kind].juice;
    stain.key = `juice-${cut.kind}-${stain.seed}`;
  }

  #half(cut: Cut, side: -1 | 1): void {
    const piece = this.#pieces[this.#nextPiece];
    this.#nextPiece = (this.#nextPiece + 1) % PIECES;
    if (!piece) return;
    const { size } = BODIES[cut.kind];
    const { body } = LOOKS[cut.kind];
    const angle = Math.atan2(cut.dy, cut.dx);
    // The flesh's middle, from the sprite's, in the frame of the cut.
    const lean = cut.turn - angle;
    const [bx, by] = [body.x * size, body.y * size];
    const u = bx * Math.cos(lean) - by * Math.sin(lean);
    const v = bx * Math.sin(lean) + by * Math.cos(lean);
    const [a, b] = [body.a * size, body.b * size];
    const [ux, uy] = [Math.cos(-lean - body.turn), Math.sin(-lean - body.turn)];
    const spread = a * a * uy * uy + b * b * ux * ux;
    const most = Math.sqrt(spread) * 0.5;
    const away = Math.max(-most, Math.min(most, -cut.off - v));
    piece.live = true;
    piece.kind = cut.kind;
    piece.side = side;
    piece.angle = angle;
    piece.turn = cut.turn;
    piece.line = v + away;
    piece.faceAt = u + (away * ux * uy * (b * b - a * a)) / spread;
    piece.faceHalf = (a * b * Math.sqrt(spread - away * away)) / spread;
    const [nx, ny] = [-cut.dy * side, cut.dx * side];
    piece.x = cut.x + nx * GAP;
    piece.y = cut.y + ny * GAP;
    piece.vx = cut.vx * 60 * 0.7 + nx * PUSH + cut.dx * 40;
    piece.vy = cut.vy * 60 * 0.6 + ny * PUSH + cut.dy * 40 - 60;
    piece.spun = 0.05 * side;
    piece.spin = side * (1.5 + (cut.id % 5) * 0.22);
  }

  step(dt: number, floor: number): void {
    for (const stain of this.#stains) stain.age += dt;
    for (const piece of this.#pieces) {
      if (!piece.live) continue;
      piece.vy += FALL * dt;
      piece.x += piece.vx * dt;
      piece.y += piece.vy * dt;
      piece.spun += piece.spin * dt;
      if (piece.y > floor) piece.live = false;
    }
  }

  drawStains(to: Surface): void {
    const { c } = to;
    for (const stain of this.#stains) {
      if (stain.age >= STAIN_LIFE) continue;
      const grown = 0.7 + 0.3 * Math.min(1, stain.age / 0.1);
      // Wet at first, then it sinks into the backdrop and is gone.
      const wet = Math.max(0, 1 - stain.age / 0.55);
      c.globalAlpha = 0.22 * (1 - stain.age / STAIN_LIFE) + 0.6 * wet;
      const { color, seed } = stain;
      draw.stamp(
        c,
        stain.key,
        stain.x,
        stain.y,
        stain.r * grown,
        () => SPLAT_REACH,
        (on) => draw.splat(on, 0, 0, 1, color, seed * 7),
      );
    }
    c.globalAlpha = 1;
  }

  draw(to: Surface): void {
    for (const piece of this.#pieces) if (piece.live) drawPiece(to, piece);
  }
}

function drawPiece(to: Surface, piece: Piece): void {
  const { c } = to;
  const { size } = BODIES[piece.kind];
  c.save();
  c.translate(piece.x, piece.y);
  c.rotate(piece.angle + piece.spun);
  c.save();
  c.beginPath();
  if (piece.side < 0) c.rect(-size, -size, size * 2, size + piece.line);
  else c.rect(-size, piece.line, size * 2, size - piece.line);
  c.clip();
  tilted.rotate = piece.turn - piece.angle;
  to.sprite(piece.kind, 0, 0, size, tilted);
  c.restore();
  to.sprite(LOOKS[piece.kind].face, piece.faceAt, piece.line, piece.faceHalf * 2.08);
  c.restore();
}
