import * as draw from '@playgrove/kit/draw';
import type { Grain } from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { World } from '../rules/plan.ts';
import { Pane, spanOf, type Frame } from './frame.ts';
import { paintGround, paintSky, paintTowers } from './scenery.ts';
import { toneOf, type Tone } from './looks.ts';

/** Width of a repeat; each layer has two. */
const TILE = 520;
/** Shares of the world's movement. */
const FAR = 0.12;
const NEAR = 0.38;

type Row = { readonly panes: readonly Pane[]; readonly depth: number; readonly b: number };
type Set = { readonly sky: Pane; readonly rows: readonly Row[] };

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
    const grain = this.#frames > 1 ? draw.grainOf(c) : undefined;
    const span = spanOf(frame, to.bleed);
    const size = `${frame.tall} ${span.x} ${span.y} ${span.width} ${span.height}`;
    if (size !== this.#size) this.#forget();
    this.#size = size;
    const from = this.#setOf(world, false, frame, span);
    const till = this.#setOf(world, true, frame, span);
    draw.crisply(c, () => {
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
    for (const { panes, depth, b } of set.rows) {
      const left = moved * depth + span.x;
      for (let n = Math.floor(left / TILE); n * TILE < left + span.width; n += 1) {
        const pane = panes[n & 1];
        // Half transparent, two panes that overlap by a pixel would show a line.
        if (c.globalAlpha < 1) pane?.drawCut(c, frame, grain, n * TILE - moved * depth, b, TILE);
        else pane?.draw(c, frame, grain, n * TILE - moved * depth, b);
      }
    }
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

const panesOf = ({ sky, rows }: Set): readonly Pane[] => [
  sky,
  ...rows.flatMap(({ panes }) => panes),
];

function paintSet(world: World, tone: Tone, { tall, top, floor }: Frame, span: Rect): Set {
  const high = floor - top;
  const [above, below] = [top - span.y, span.y + span.height - floor];
  const repeats = (height: number, paint: (c: Context, kind: number) => void): readonly Pane[] =>
    [0, 1].map((kind) => new Pane(tall, TILE + 3, height, (c) => paint(c, kind)));
  const towers = (near: boolean, depth: number): Row => {
    const panes = repeats(high, (c, kind) =>
      paintTowers(c, world, tone, tall, kind, [TILE, high], near),
    );
    return { panes, depth, b: top };
  };
  const ceiling = repeats(above, (c) => {
    c.translate(0, above);
    c.scale(1, -1);
    paintGround(c, world, tone, TILE, above);
  });
  const ground = repeats(below, (c) => paintGround(c, world, tone, TILE, below));
  return {
    sky: new Pane(tall, span.width, high, (c) => paintSky(c, tone, tall, span.width, high), true),
    rows: [
      towers(false, FAR),
      towers(true, NEAR),
      { panes: ceiling, depth: 1, b: span.y },
      { panes: ground, depth: 1, b: floor },
    ],
  };
}
