import { createRng } from '@playgrove/kit/core';
import type { Context } from '@playgrove/kit/runtime';
import * as deep from './deep.ts';
import * as hearth from './hearth.ts';
import * as home from './home.ts';
import { HOURS } from './hours.ts';
import * as land from './land.ts';
import * as life from './life.ts';
import { ACROSS, ALONG, type Painter, type Pen } from './pen.ts';
import * as plants from './plants.ts';
import * as scattered from './scatter.ts';
import * as sights from './sights.ts';
import * as heavens from './sky.ts';
import * as town from './town.ts';
import * as water from './water.ts';

const { blade: _blade, flower: _flower, round: _round, ...growing } = plants;
const { courses: _courses, pane: _pane, smoke: _smoke, ...streets } = town;

/** Painters by the word that a part of a row begins with. */
export const PAINTERS: Readonly<Record<string, Painter>> = {
  ...heavens,
  ...land,
  ...growing,
  ...water,
  ...deep,
  ...streets,
  ...sights,
  ...life,
  ...home,
  ...hearth,
  ...scattered,
};

/** What stays as it is on the pieces: it is painted once. */
const STILL = new Set(
  'sky peaks hills trees pines rocks path grass mushrooms pumpkins cobbles house street bridge stall barn tent sand coral cactus dim air wall table cloth shelf frame rainbow'.split(
    ' ',
  ),
);

type Part = { readonly paint: Painter; readonly still: boolean; readonly words: readonly string[] };
/** A picture: its hour and its parts from the back to the front. */
export type Scene = { readonly hour: string; readonly parts: readonly Part[] };

/** Reads `dusk; sky; sun 180 60 16`. */
export function sceneOf(row: string): Scene {
  const [hour = '', ...parts] = row.split(';').map((part) => part.trim());
  return {
    hour,
    parts: parts.map((part) => {
      const [name = '', ...words] = part.split(/\s+/);
      const paint = PAINTERS[name];
      if (!paint) throw new Error(`pinewood-jigsaw: nobody paints "${name}"`);
      return { paint, still: STILL.has(name), words };
    }),
  };
}

function penFor(c: Context, { hour }: Scene, { words }: Part, index: number, t: number): Pen {
  const at = HOURS[hour];
  if (!at) throw new Error(`pinewood-jigsaw: there is no hour "${hour}"`);
  return {
    c,
    t,
    hour: at,
    rng: createRng(`${words.join(' ')} ${index}`),
    n: (place, otherwise) =>
      words[place] === undefined || words[place] === '-' ? otherwise : Number(words[place]),
    s: (place, otherwise) =>
      words[place] === undefined || words[place] === '-' ? otherwise : words[place],
  };
}

/** Paints a picture 240 × 180 large. */
export function paintScene(c: Context, scene: Scene, t = 0): void {
  scene.parts.forEach((part, index) => part.paint(penFor(c, scene, part, index, t)));
}

/** Runs of parts that rest, and parts that move, from the back to the front. */
export type Layer = { readonly still: boolean; paint(c: Context, t: number): void };

/** Cut where rest and motion meet: rest is painted once, motion in every frame. */
export function layersOf(scene: Scene): readonly Layer[] {
  const layers: Layer[] = [];
  let from = 0;
  while (from < scene.parts.length) {
    const still = scene.parts[from]?.still === true;
    let until = from + 1;
    while (until < scene.parts.length && scene.parts[until]?.still === still) until += 1;
    const [first, last] = [from, until];
    layers.push({
      still,
      paint: (c, t) => {
        for (let index = first; index < last; index += 1) {
          const part = scene.parts[index];
          if (part) part.paint(penFor(c, scene, part, index, t));
        }
      },
    });
    from = until;
  }
  return layers;
}

export { ACROSS, ALONG };
