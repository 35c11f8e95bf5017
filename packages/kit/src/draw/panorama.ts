import { createRng } from '@playgrove/kit/core';
import { parallax } from '@playgrove/kit/logic/scroll';
import {
  disc,
  down,
  fade,
  mix,
  radial,
  type Context,
  type Rect,
  type Surface,
} from '@playgrove/kit/runtime';
import { cloud, rays, sky, vignette } from './backdrop.ts';
import { crisply, grainOf, Print, type Grain } from './print.ts';

/** A row of the background, repeated. World units. */
export type Row = {
  /** Its share of the world's movement: 0 is still, 1 moves with the world. */
  readonly depth: number;
  /** The distance of its foot below the horizon. */
  readonly below: number;
  /** Its height above its foot. */
  readonly high: number;
  /** How far below its foot a plain color continues. */
  readonly under: number;
  readonly color: string;
  /** Paints one of `kinds` repeats: its foot on y 0, its center on x 0, `tile` wide. */
  readonly paint: (c: Context, kind: number) => void;
};

/** A location at one hour. */
export type Hour = {
  /** From top to bottom. */
  readonly sky: readonly string[];
  /** x and y relative to the screen, `r` in world units. */
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly light: string;
  readonly halo: string;
  readonly cloud: string;
  /** Stars and a crescent instead of beams. */
  readonly night?: boolean;
  /** What is painted below the sky, with it. `sun`: its x. */
  readonly ground?: (c: Context, area: Rect, sun: number) => void;
};

/** What all hours of a game share. */
export type Manner = {
  /** Of the light's halo: inside and halfway out, 0 to 1. */
  readonly glow: readonly [number, number];
  readonly beams: string;
  /** How far down stars reach, relative to the screen. */
  readonly stars: number;
  /** How dark the corners are, 0 to 1. */
  readonly dim: number;
  readonly clouds: {
    readonly depth: number;
    /** The distance from one to the next. */
    readonly every: number;
    /** The smallest size, and the step to the next of four. */
    readonly size: number;
    readonly step: number;
    /** How opaque they are at the bottom, 0 to 1. */
    readonly foot: number;
    /** Relative to the screen: the highest, and the distance to the lowest. */
    readonly top: number;
    readonly spread: number;
  };
  /** A repeat's width, and how many variants a row has. */
  readonly tile: number;
  readonly kinds: number;
  /** Seconds in which one hour becomes another. */
  readonly seconds: number;
};

/** The viewpoint: how far the world has moved, where the horizon is, how tall screens are. */
export type Eye = {
  readonly left: number;
  /** On the screen; it may move with the camera. */
  readonly horizon: number;
  /** Any value that rows depend on: another value rebuilds them. */
  readonly tall: number;
};

const SIZES = [0, 1, 2, 3] as const;

/**
 * The sky changes until here, and from there on one row after another: shares of the whole change.
 */
const SKY_TURNS = 0.45;
const ROWS_TURN = 0.35;

/**
 * The sky with the background of a street or a row of roofs, drifting at different speeds, with one
 * hour fading into the next. Everything is painted once; the next hour is painted after frames,
 * piece by piece, before it is shown.
 *
 * ```ts
 * const view = new Panorama(MANNER, (district) => HOURS[district], (district, tall) => rowsOf(district, tall));
 * // every frame
 * view.draw(to, district, { left: camera.x, horizon: 420, tall: 440 }, motion.dt);
 * ```
 */
export class Panorama<Name extends string> {
  readonly #manner: Manner;
  readonly #hourOf: (name: Name) => Hour;
  readonly #rowsOf: (name: Name, tall: number) => readonly Row[];
  #now: Scene | undefined;
  #coming: Scene | undefined;
  #before: Scene | undefined;
  #part = 1;
  #frames = 0;

  constructor(
    manner: Manner,
    hourOf: (name: Name) => Hour,
    /** From the farthest to the nearest. */
    rowsOf: (name: Name, tall: number) => readonly Row[],
  ) {
    this.#manner = manner;
    this.#hourOf = hourOf;
    this.#rowsOf = rowsOf;
  }

  /**
   * @param name the hour to show; the displayed one follows
   * @param dt seconds since the last frame
   */
  draw(to: Surface, name: Name, eye: Eye, dt: number): void {
    this.#frames += 1;
    // The first frame uses no bitmap.
    const grain = this.#frames > 1 ? grainOf(to.c) : undefined;
    this.#follow(to, name, eye, grain, dt);
    const { c } = to;
    const scenes = [this.#before, this.#now].filter((scene) => scene !== undefined);
    const alone = scenes.length < 2;
    /** The progress of a part of the change: the opacity of the old and the new hour. */
    const solid = (from: number, till: number): readonly number[] => {
      if (alone) return [1];
      const part = Math.min(1, Math.max(0, (this.#part - from) / (till - from)));
      return [Math.min(1, 2 - part * 2), Math.min(1, part * 2)];
    };
    crisply(c, () => {
      const above = alone ? 1 : Math.min(1, this.#part / SKY_TURNS);
      scenes.forEach((scene, at) => {
        const last = at === scenes.length - 1;
        // Skip what is completely covered.
        if (!last && above === 1) return;
        c.globalAlpha = last ? above : 1;
        scene.drawSky(to, grain);
      });
      const drifting = solid(0, SKY_TURNS);
      scenes.forEach((scene, at) => scene.drawClouds(to, eye.left, grain, drifting[at] ?? 1));
      const rows = scenes[0]?.rows.length ?? 0;
      const each = (1 - ROWS_TURN) / Math.max(1, rows);
      for (let row = 0; row < rows; row += 1) {
        const coming = solid(ROWS_TURN + row * each, ROWS_TURN + (row + 1) * each);
        scenes.forEach((scene, at) => scene.drawRow(to, row, eye, grain, coming[at] ?? 1));
      }
    });
    c.globalAlpha = 1;
  }

  /** The hour that is shown, the next one, and the one that fades out. */
  #follow(to: Surface, name: Name, eye: Eye, grain: Grain | undefined, dt: number): void {
    const { bleed } = to;
    const key = `${name} ${eye.tall} ${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height}`;
    if (this.#part < 1) {
      this.#part = Math.min(1, this.#part + dt / this.#manner.seconds);
      if (this.#part < 1) return;
      this.#before?.forget();
      this.#before = undefined;
    }
    if (this.#now?.key === key) return;
    if (this.#now?.name !== name && this.#coming?.key !== key) {
      this.#coming?.forget();
      this.#coming = this.#sceneOf(name, key, eye.tall, bleed);
    }
    if (!this.#now || this.#now.name === name) {
      // The screen has changed.
      this.#now?.forget();
      this.#now = this.#sceneOf(name, key, eye.tall, bleed);
      return;
    }
    if (grain && this.#coming?.prepare(grain)) return;
    this.#before = this.#now;
    this.#now = this.#coming;
    this.#coming = undefined;
    this.#part = 0;
  }

  #sceneOf(name: Name, key: string, tall: number, bleed: Rect): Scene {
    return new Scene(name, key, this.#manner, this.#hourOf(name), this.#rowsOf(name, tall), bleed);
  }
}

/** One hour on one screen, with its bitmaps. */
class Scene {
  readonly name: string;
  readonly key: string;
  readonly rows: readonly Row[];
  readonly #manner: Manner;
  readonly #sky: Print;
  readonly #clouds: readonly Print[];
  readonly #tiles: readonly (readonly Print[])[];
  readonly #colors: readonly string[];

  constructor(
    name: string,
    key: string,
    manner: Manner,
    hour: Hour,
    rows: readonly Row[],
    bleed: Rect,
  ) {
    this.name = name;
    this.key = key;
    this.rows = rows;
    this.#manner = manner;
    const area = { x: 0, y: 0, width: bleed.width, height: bleed.height };
    const paintAll = (c: Context): void => paintSky(c, area, hour, manner);
    this.#sky = new Print(area.width, area.height, paintAll, true);
    this.#clouds = SIZES.map((at) => cloudOf(hour, manner.clouds, at));
    this.#tiles = rows.map((row) =>
      Array.from({ length: manner.kinds }, (_, kind) => tileOf(row, kind, manner.tile)),
    );
    this.#colors = rows.map(({ color }) => color);
  }

  /** Creates one missing bitmap. @returns whether one was missing */
  prepare(grain: Grain): boolean {
    return [this.#sky, ...this.#clouds, ...this.#tiles.flat()].some((print) => print.ask(grain));
  }

  drawSky({ c, bleed }: Surface, grain: Grain | undefined): void {
    this.#sky.draw(c, grain, bleed.x, bleed.y);
  }

  drawClouds({ c, bleed }: Surface, left: number, grain: Grain | undefined, alpha: number): void {
    if (alpha === 0) return;
    const { depth, every, size, step, top, spread } = this.#manner.clouds;
    const { first, offset } = parallax(left, depth, every);
    c.globalAlpha = alpha;
    for (let at = 0; offset + at * every < bleed.width + every; at += 1) {
      const number = first + at;
      const high = ((number * 37) % 5) / 5;
      const which = (((number * 53) % 4) + 4) % 4;
      const half = size + which * step;
      this.#clouds[which]?.draw(
        c,
        grain,
        bleed.x + offset + at * every - half * 1.1,
        bleed.y + bleed.height * (top + high * spread) - half * 0.7,
      );
    }
  }

  drawRow(to: Surface, at: number, eye: Eye, grain: Grain | undefined, alpha: number): void {
    const row = this.rows[at];
    if (!row || alpha === 0) return;
    const { c, bleed } = to;
    const { tile, kinds } = this.#manner;
    const { first, offset } = parallax(eye.left, row.depth, tile);
    const foot = eye.horizon + row.below;
    const under = Math.min(bleed.y + bleed.height - foot, row.under);
    c.globalAlpha = alpha;
    if (under > 0) {
      c.fillStyle = this.#colors[at] ?? '#000000';
      c.fillRect(bleed.x, foot - 1, bleed.width, under + 1);
    }
    for (let on = 0; offset + on * tile < bleed.width; on += 1) {
      const kind = (((first + on) % kinds) + kinds) % kinds;
      this.#tiles[at]?.[kind]?.draw(c, grain, bleed.x + offset + on * tile, foot - row.high);
    }
  }

  forget(): void {
    for (const print of [this.#sky, ...this.#clouds, ...this.#tiles.flat()]) print.forget();
  }
}

/** Two units wider than a repeat, to hide the seam. */
function tileOf(row: Row, kind: number, tile: number): Print {
  return new Print(tile + 2, row.high, (c) => {
    c.translate(tile / 2, row.high);
    row.paint(c, kind);
  });
}

/** Its center in the middle of 2.2 by 1.4 times half its width. */
function cloudOf(hour: Hour, { size, step, foot }: Manner['clouds'], at: number): Print {
  const half = size + at * step;
  return new Print(half * 2.2, half * 1.4, (c) => {
    c.translate(half * 1.1, half * 0.7);
    c.globalAlpha = 0.85;
    const paint = down(c, -half * 0.6, half * 0.5, hour.cloud, fade(hour.cloud, foot));
    cloud(c, 0, 0, half, paint);
  });
}

function paintSky(c: Context, area: Rect, hour: Hour, manner: Manner): void {
  const { sun, light, halo, night = false } = hour;
  const [x, y] = [area.width * sun.x, area.height * sun.y];
  const [inside, half] = manner.glow;
  sky(c, area, ...hour.sky);
  if (night) stars(c, area, manner.stars);
  c.fillStyle = radial(c, x, y, sun.r * 6, fade(halo, inside), fade(halo, half), fade(halo, 0));
  c.fillRect(area.x, area.y, area.width, area.height);
  if (!night) rays(c, area, x, y, 16, manner.beams);
  disc(c, x, y, sun.r, light);
  if (night) {
    const [top = '#000000', next = top] = hour.sky;
    disc(c, x + sun.r * 0.36, y - sun.r * 0.22, sun.r * 0.86, mix(next, top, 0.4));
  }
  hour.ground?.(c, area, x);
  vignette(c, area, '#2b0f4d', manner.dim);
}

function stars(c: Context, area: Rect, deep: number): void {
  const rng = createRng('stars');
  for (let star = 0; star < 90; star += 1) {
    const x = rng.unit() * area.width;
    const y = rng.unit() ** 1.6 * area.height * deep;
    disc(c, x, y, rng.between(0.8, 2.4), fade('#ffffff', rng.between(0.3, 0.9)));
  }
}
