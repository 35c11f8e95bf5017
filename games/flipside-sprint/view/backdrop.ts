import { crisply, grainOf, type Grain } from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import {
  disc,
  down,
  fade,
  fillPath,
  mix,
  radial,
  type Context,
  type Rect,
  type Surface,
} from '@playgrove/kit/runtime';
import type { World } from '../rules/plan.ts';
import { Pane, spanOf, type Frame } from './frame.ts';
import { paintGround, traceTower } from './scenery.ts';
import { toneOf, type Tone } from './looks.ts';

/** Width of a repeat, and how many there are of each layer. */
const TILE = 520;
const KINDS = 2;
/** Shares of the world's movement. */
const FAR = 0.12;
const NEAR = 0.38;

type Set = {
  readonly sky: Pane;
  readonly far: readonly Pane[];
  readonly near: readonly Pane[];
  /** The ceiling's and the floor's ground. */
  readonly above: readonly Pane[];
  readonly below: readonly Pane[];
};

/** Sky, two layers of scenery and the ground, in both tones of a world; painted once for a screen. */
export class Backdrop {
  readonly #sets = new Map<string, Set>();
  #size = '';
  #frames = 0;

  /**
   * @param moved how far the world has moved
   * @param flipped 0 to 1
   */
  draw(to: Surface, frame: Frame, world: World, moved: number, flipped: number): void {
    const { c } = to;
    this.#frames += 1;
    const grain = this.#frames > 1 ? grainOf(c) : undefined;
    const span = spanOf(frame, to.bleed);
    const size = `${frame.tall} ${span.x} ${span.y} ${span.width} ${span.height}`;
    if (size !== this.#size) this.#forget();
    this.#size = size;
    const from = this.#setOf(world, false, frame, span);
    const till = this.#setOf(world, true, frame, span);
    crisply(c, () => {
      if (flipped < 1) this.#layers(to, frame, span, from, moved, grain);
      if (flipped > 0) {
        c.globalAlpha = flipped;
        this.#layers(to, frame, span, till, moved, grain);
        c.globalAlpha = 1;
      }
    });
    // The other tone is painted before it is needed, one picture at a time.
    if (grain && this.#frames > 6)
      panesOf(flipped < 1 ? till : from).some((pane) => pane.ask(grain));
  }

  #layers(
    { c }: Surface,
    frame: Frame,
    span: Rect,
    set: Set,
    moved: number,
    grain: Grain | undefined,
  ): void {
    set.sky.draw(c, frame, grain, span.x, frame.top);
    const row = (panes: readonly Pane[], depth: number, b: number): void => {
      const left = moved * depth + span.x;
      const first = Math.floor(left / TILE);
      for (let n = first; n * TILE < left + span.width; n += 1)
        panes[((n % KINDS) + KINDS) % KINDS]?.draw(c, frame, grain, n * TILE - moved * depth, b);
    };
    row(set.far, FAR, frame.top);
    row(set.near, NEAR, frame.top);
    row(set.above, 1, span.y);
    row(set.below, 1, frame.floor);
  }

  #setOf(world: World, flipped: boolean, frame: Frame, span: Rect): Set {
    const tone = toneOf(world, flipped);
    let set = this.#sets.get(tone.key);
    if (!set) {
      // Two worlds at a time are enough.
      if (this.#sets.size > 3) this.#forget();
      this.#sets.set(tone.key, (set = paintSet(world, tone, frame, span)));
    }
    return set;
  }

  #forget(): void {
    for (const set of this.#sets.values()) for (const pane of panesOf(set)) pane.forget();
    this.#sets.clear();
  }
}

const panesOf = ({ sky, far, near, above, below }: Set): readonly Pane[] => [
  sky,
  ...far,
  ...near,
  ...above,
  ...below,
];

function paintSet(world: World, tone: Tone, frame: Frame, span: Rect): Set {
  const { tall, top, floor } = frame;
  const high = floor - top;
  const kinds = (paint: (c: Context, kind: number) => void, height: number): readonly Pane[] =>
    Array.from(
      { length: KINDS },
      (_, kind) => new Pane(tall, TILE + 1, height, (c) => paint(c, kind)),
    );
  return {
    sky: new Pane(tall, span.width, high, (c) => paintSky(c, tone, span.width, high), true),
    far: kinds((c, kind) => paintRow(c, world, tone, kind, high, false), high),
    near: kinds((c, kind) => paintRow(c, world, tone, kind, high, true), high),
    above: kinds((c, kind) => {
      c.translate(0, top - span.y);
      c.scale(1, -1);
      paintGround(c, world, tone, kind + 5, TILE, top - span.y);
    }, top - span.y),
    below: kinds(
      (c, kind) => paintGround(c, world, tone, kind, TILE, span.y + span.height - floor),
      span.y + span.height - floor,
    ),
  };
}

/** A large sun ahead, with rays; everybody runs toward it. */
function paintSky(c: Context, tone: Tone, width: number, high: number): void {
  const [edge, air, glow] = tone.air;
  c.fillStyle = down(c, 0, high, edge, air, glow, air, edge);
  c.fillRect(0, 0, width, high);
  const x = width * 0.72;
  const y = high / 2;
  c.fillStyle = radial(
    c,
    x,
    y,
    high * 1.2,
    fade(tone.sun, 0.5),
    fade(tone.sun, 0.12),
    fade(tone.sun, 0),
  );
  c.fillRect(0, 0, width, high);
  fillPath(c, fade(tone.sun, 0.13), (path) => {
    for (let ray = 0; ray < 18; ray += 1) {
      const angle = (ray / 18) * Math.PI * 2 + 0.1;
      path.moveTo(x, y);
      path.lineTo(x + Math.cos(angle) * 1600, y + Math.sin(angle) * 1600);
      path.lineTo(x + Math.cos(angle + 0.17) * 1600, y + Math.sin(angle + 0.17) * 1600);
      path.closePath();
    }
  });
  disc(c, x, y, 142, fade(tone.sun, 0.3));
  disc(c, x, y, 112, tone.sun);
  // Bands across the sun, as on old posters.
  for (let band = 0; band < 4; band += 1) {
    c.fillStyle = mix(glow, tone.sun, 0.25);
    c.fillRect(x - 112, y + 22 + band * 24, 224, 4 + band * 3);
  }
}

/** Towers from the floor, and others hanging from the ceiling. */
function paintRow(
  c: Context,
  world: World,
  tone: Tone,
  kind: number,
  high: number,
  near: boolean,
): void {
  const rng = createRng(`${world} ${near ? 'near' : 'far'} ${kind}`);
  const paint = near ? tone.near : tone.far;
  for (const hangs of [false, true]) {
    c.save();
    if (hangs) c.scale(1, -1);
    else c.translate(0, high);
    const step = near ? 130 : 104;
    for (let x = rng.between(0, 30); x < TILE - step * 0.7; x += step * rng.between(0.9, 1.3)) {
      const wide = step * rng.between(0.5, 0.78);
      const tall = (near ? rng.between(38, 104) : rng.between(80, 172)) * (hangs ? 0.8 : 1);
      if (x + wide > TILE) break;
      traceTower(c, world, {
        x,
        wide,
        tall,
        near,
        rng,
        paint,
        light: mix(paint, tone.air[2], 0.4),
      });
    }
    c.fillStyle = paint;
    c.fillRect(0, -(near ? 12 : 34), TILE + 1, near ? 12 : 34);
    c.restore();
  }
}
