import type { Cue, Point } from '@playgrove/kit/contract';
import type { Scent } from './marks.ts';
import { wrap, type Pointing } from './pointing.ts';
import type { Wave } from './ribbon.ts';

/** A slurped topping on its way to the mouth. */
export type Flyer = {
  x: number;
  y: number;
  kind: number;
  age: number;
  delay: number;
  seconds: number;
};

/** The area a coil closed: its outline, flat, in world units of the mode. */
export type Flash = { readonly outline: readonly number[]; age: number };

/** What is only shown: motion that undo and replays know nothing of. */
export type Ui = {
  waves: Wave[];
  flyers: Flyer[];
  flashes: Flash[];
  /** Radians the head is drawn at; it leads into turns. */
  angle: number;
  /** 0 to 1: how open the mouth is, how flattened the head. */
  mouth: number;
  squash: number;
  /** 1 just after a big moment, fading. */
  joy: number;
  /** Grid: toppings as last drawn, by cell; and seconds since the tray was cleared. */
  served: Map<number, number>;
  wonFor: number;
  readonly pointing: Pointing;
  readonly scent: Scent;
};

const WAVE_SPEED = 430;
const FLY_SECONDS = 0.34;
const BITE_SECONDS = 0.11;
const FLASH_SECONDS = 0.7;
const HEAD_EASE = 22;
const JOYS = new Set(['coil', 'single', 'milestone', 'snare']);

export function createUi(angle: number): Ui {
  return {
    waves: [],
    flyers: [],
    flashes: [],
    angle,
    mouth: 0,
    squash: 0,
    joy: 0,
    served: new Map(),
    wonFor: 0,
    pointing: { stick: undefined, mouse: undefined },
    scent: { heap: undefined, at: 0 },
  };
}

/**
 * What just happened, as things to show.
 * @param place from a cue's point to world units
 * @param kindAt what lay where something was bitten, when the bite comes before the mouth is there
 */
export function takeCues(
  ui: Ui,
  cues: readonly Cue[],
  place: (at: Point) => Point,
  kindAt?: (at: Point) => number | undefined,
): void {
  let delay = 0;
  for (const { name, at, value = 0 } of cues) {
    if (name === 'eat' || name === 'chilli') {
      const kind = at && kindAt?.(at);
      if (at && kind !== undefined) {
        ui.flyers.push({ ...place(at), kind, age: 0, delay: 0, seconds: BITE_SECONDS });
      } else ui.waves.push({ far: 0, size: 1 });
      ui.mouth = 1;
    }
    if (name === 'slurped' && at) {
      ui.flyers.push({ ...place(at), kind: value, age: 0, delay, seconds: FLY_SECONDS });
      delay += 0.045;
    }
    if (JOYS.has(name)) ui.joy = 1;
    if (name === 'press' || name === 'bonk' || name === 'bounce') ui.squash = 1;
  }
}

/** Passes time. @param length of the body, where waves end */
export function stepUi(ui: Ui, dt: number, length: number): void {
  for (const wave of ui.waves) {
    wave.far += WAVE_SPEED * dt;
    wave.size = Math.max(0.45, wave.size - dt * 0.25);
  }
  ui.waves = ui.waves.filter((wave) => wave.far < length + 30);
  for (const flyer of ui.flyers) {
    if (flyer.delay > 0) flyer.delay -= dt;
    else flyer.age += dt / flyer.seconds;
    if (flyer.age >= 1) {
      ui.waves.push({ far: 0, size: 1.25 });
      ui.mouth = 1;
    }
  }
  ui.flyers = ui.flyers.filter((flyer) => flyer.age < 1);
  for (const flash of ui.flashes) flash.age += dt / FLASH_SECONDS;
  ui.flashes = ui.flashes.filter((flash) => flash.age < 1);
  ui.mouth = Math.max(0, ui.mouth - dt * 5);
  ui.squash = Math.max(0, ui.squash - dt * 5);
  ui.joy = Math.max(0, ui.joy - dt * 0.9);
}

/** Eases the drawn head toward an angle, the shorter way round. */
export function turnHead(ui: Ui, angle: number, dt: number): void {
  const gap = wrap(angle - ui.angle);
  ui.angle = wrap(ui.angle + gap * (1 - Math.exp(-HEAD_EASE * dt)));
}
