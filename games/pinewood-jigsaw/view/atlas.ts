import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { ROWS } from '../pictures/rows.ts';
import { HOURS } from '../scenes/hours.ts';
import { ACROSS, paintScene, sceneOf, type Scene } from '../scenes/scene.ts';
import { cuttingOf, HEIGHT, HOME, WIDTH, type Cutting, type State } from '../rules/state.ts';
import { edgesOf, REACH, type Edges } from './edges.ts';

/** Pixels per unit of the picture: 1,600 across. */
export const GRAIN = 2 / 3;
/** How far down a shadow falls, relative to a piece. */
const SHADOW = 0.05;
/** Pieces that are cut in one frame, so that no frame is long. */
const PER_FRAME = 10;

export type Page = { readonly canvas: OffscreenCanvas; readonly c: Context };

export function page(width: number, height: number): Page | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const canvas = new OffscreenCanvas(width, height);
  const c = canvas.getContext('2d') as Context | null;
  return c ? { canvas, c } : undefined;
}

export const sceneFor = (picture: number): Scene => sceneOf(ROWS[picture]?.[1] ?? 'day; sky');

/** The whole picture as pixels. */
export function bakePicture(scene: Scene, grain = GRAIN): OffscreenCanvas | undefined {
  const made = page(WIDTH * grain, HEIGHT * grain);
  if (!made) return undefined;
  const scale = (WIDTH * grain) / ACROSS;
  made.c.scale(scale, scale);
  paintScene(made.c, scene);
  return made.canvas;
}

/** One picture, cut: a bitmap of each piece, and one of all that lies in the frame. */
export class Atlas {
  readonly picture: OffscreenCanvas | undefined;
  readonly scene: Scene;
  readonly cutting: Cutting;
  readonly edges: Edges;
  readonly #outlines: Path2D[] = [];
  /** A bitmap each: a part of a large canvas is copied far more slowly. */
  readonly #cells: (ImageBitmap | undefined)[] = [];
  readonly #home: Page | undefined;
  readonly #isHome: boolean[] = [];
  readonly #pad: number;
  /** Pixels of a cell. */
  readonly #wide: number;
  readonly #high: number;
  #budget = 0;
  #cuts = 0;

  constructor(state: State) {
    this.scene = sceneFor(state.picture);
    this.picture = bakePicture(this.scene);
    this.cutting = cuttingOf(state);
    this.edges = edgesOf(state);
    const { width, height } = this.cutting;
    // Room for the shadow as well, which else shows next to the piece of the cell below.
    this.#pad = Math.ceil(Math.min(width, height) * (REACH + SHADOW)) + 2;
    this.#wide = Math.ceil((width + this.#pad * 2) * GRAIN);
    this.#high = Math.ceil((height + this.#pad * 2) * GRAIN);
    this.#home = page(WIDTH * GRAIN, HEIGHT * GRAIN);
  }

  /** Pieces that have been cut. */
  get cuts(): number {
    return this.#cuts;
  }

  /** All that lies in the frame, as large as the picture. */
  get home(): OffscreenCanvas | undefined {
    return this.#home?.canvas;
  }

  outline(piece: number): Path2D {
    const known = this.#outlines[piece];
    if (known) return known;
    const path = new Path2D();
    this.edges.trace(path, piece);
    this.#outlines[piece] = path;
    return path;
  }

  /** Begins a frame: pieces are cut as they are first seen, some in each frame. */
  begin(): void {
    this.#budget = PER_FRAME;
  }

  /** Draws a piece with its upper left corner at x, y. @param scale world units per unit */
  draw(c: Context, piece: number, x: number, y: number, scale: number): void {
    const at = this.#cell(piece);
    if (!at) {
      // Without bitmaps, or until this piece is cut.
      c.save();
      c.translate(x, y);
      c.scale(scale, scale);
      c.fillStyle = HOURS[this.scene.hour]?.mid ?? '#8a9ab0';
      c.fill(this.outline(piece));
      c.restore();
      return;
    }
    const pad = this.#pad * scale;
    const large = scale / GRAIN;
    c.drawImage(at, x - pad, y - pad, this.#wide * large, this.#high * large);
  }

  /** Draws all that lies in the frame, whose corner is at x, y. */
  drawHome(c: Context, state: State, x: number, y: number, scale: number): void {
    const { columns, width, height } = this.cutting;
    for (let piece = 0; piece < state.group.length; piece += 1) {
      if (state.group[piece] !== HOME || this.#isHome[piece]) continue;
      const left = (piece % columns) * width;
      const top = Math.floor(piece / columns) * height;
      if (!this.#home || !this.#cell(piece)) {
        this.draw(c, piece, x + left * scale, y + top * scale, scale);
        continue;
      }
      this.#isHome[piece] = true;
      this.#cutOut(this.#home.c, piece, left * GRAIN, top * GRAIN);
    }
    if (this.#home) c.drawImage(this.#home.canvas, x, y, WIDTH * scale, HEIGHT * scale);
  }

  #cell(piece: number): ImageBitmap | undefined {
    const known = this.#cells[piece];
    if (known) return known;
    if (this.#budget <= 0 || !this.picture) return undefined;
    this.#budget -= 1;
    this.#cuts += 1;
    const pad = this.#pad * GRAIN;
    const made = draw.bake(this.#wide, this.#high, (c) => {
      this.#shade(c, piece, pad, pad);
      this.#cutOut(c, piece, pad, pad);
    });
    this.#cells[piece] = made;
    return made;
  }

  /** Copies the part of the picture around a piece, and no more. */
  #copy(c: Context, from: OffscreenCanvas, left: number, top: number): void {
    const { width, height } = this.cutting;
    const x = Math.max(0, left - this.#pad);
    const y = Math.max(0, top - this.#pad);
    const wide = Math.min(WIDTH, left + width + this.#pad) - x;
    const high = Math.min(HEIGHT, top + height + this.#pad) - y;
    const [sx, sy, sw, sh] = [x * GRAIN, y * GRAIN, wide * GRAIN, high * GRAIN];
    c.drawImage(from, sx, sy, sw, sh, x - left, y - top, wide, high);
  }

  /** The shadow of a piece that lies loose. Of two neighbors, the later one covers the other's. */
  #shade(c: Context, piece: number, x: number, y: number): void {
    const down = Math.min(this.cutting.width, this.cutting.height) * SHADOW * GRAIN;
    c.save();
    c.translate(x + down * 0.5, y + down);
    c.scale(GRAIN, GRAIN);
    c.fillStyle = '#1a0b3a80';
    c.fill(this.outline(piece));
    c.restore();
  }

  #cutOut(c: Context, piece: number, x: number, y: number): void {
    const { columns, width, height } = this.cutting;
    const path = this.outline(piece);
    const light = Math.max(3, Math.min(width, height) * 0.022);
    c.save();
    c.translate(x, y);
    c.scale(GRAIN, GRAIN);
    c.save();
    c.clip(path);
    const left = (piece % columns) * width;
    const top = Math.floor(piece / columns) * height;
    if (this.picture) this.#copy(c, this.picture, left, top);
    c.lineWidth = light * 1.5;
    c.translate(light * 0.6, light * 0.6);
    c.strokeStyle = '#ffffff8c';
    c.stroke(path);
    c.translate(-light * 1.2, -light * 1.2);
    c.strokeStyle = '#1a0b3a66';
    c.stroke(path);
    c.restore();
    c.lineWidth = Math.max(2, light * 0.4);
    c.strokeStyle = draw.fade('#1a0b3a', 0.4);
    c.stroke(path);
    c.restore();
  }
}
