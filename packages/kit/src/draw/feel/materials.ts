import { PALETTE } from '@playgrove/kit/runtime';
import { material, whole, WORLD } from './row.ts';

const DUST = ['#fff6e3cc', '#e8d8b8cc', '#c9b490cc'] as const;
const GOLD = ['#ffd02e', '#fff2a0', '#ff8a1f'] as const;
const PARTY = [PALETTE.red, PALETTE.yellow, PALETTE.green, PALETTE.sky, PALETTE.pink] as const;

export const wood = /* @__PURE__ */ material({
  sound: 'clack',
  gain: 0.85,
  colors: ['#e0aa6a', '#b9783c', '#ffe0ad'],
  shape: 'confetti',
  speed: 260,
  size: 8,
  gravity: 700,
  life: 0.5,
});
export const stone = /* @__PURE__ */ material({
  sound: 'hit',
  gain: 0.7,
  colors: ['#d8dae6', '#a6a9bc', '#7b7f96'],
  shape: 'puff',
  speed: 190,
  size: 13,
  life: 0.45,
});
export const metal = /* @__PURE__ */ material({
  sound: [0.7, 0.05, 392, 0.001, 0.03, 0.3, 1, 0.6, 0, 0, 190, 0.01, 0, 0.1],
  colors: ['#fff6c8', '#ffd02e', '#ffffff'],
  shape: 'star',
  speed: 300,
  size: 8,
  life: 0.4,
});
export const glass = /* @__PURE__ */ material({
  sound: 'shatter',
  colors: ['#d9f6ff', '#ffffff', '#7fd0ff'],
  shape: 'confetti',
  speed: 330,
  size: 10,
  gravity: 800,
  life: 0.6,
});
export const paper = /* @__PURE__ */ material({
  sound: 'flip',
  colors: ['#ffffff', '#fff0c9', '#ffd9e6'],
  shape: 'confetti',
  speed: 240,
  size: 11,
  gravity: 260,
  life: 0.8,
});
export const water = /* @__PURE__ */ material({
  sound: 'splash',
  colors: ['#4cc3ff', '#ffffff', '#a9e4ff'],
  shape: 'drop',
  speed: 260,
  size: 11,
  gravity: 800,
  life: 0.55,
});
/** Fruit, jelly, slime. */
export const juice = /* @__PURE__ */ material({
  sound: 'pop',
  colors: ['#ff5a6a', '#ffb3c1'],
  shape: 'drop',
  speed: 250,
  size: 10,
  gravity: 640,
  life: 0.5,
});
/** Ground that is walked, landed or rolled on. */
export const earth = /* @__PURE__ */ material({
  sound: 'land',
  colors: DUST,
  shape: 'puff',
  speed: 190,
  size: 13,
  life: 0.45,
});
export const rubber = /* @__PURE__ */ material({
  sound: 'bounce',
  colors: ['#ffffffcc', '#fff6e3cc'],
  shape: 'puff',
  speed: 180,
  size: 11,
  life: 0.4,
});
export const air = /* @__PURE__ */ material({
  sound: 'whoosh',
  colors: ['#ffffffcc', '#bff4ffcc'],
  shape: 'puff',
  speed: 260,
  size: 12,
  life: 0.5,
});
/** Coins and points. */
export const gold = /* @__PURE__ */ material({
  sound: 'coin',
  colors: GOLD,
  shape: 'star',
  speed: 240,
  size: 10,
  life: 0.45,
  soft: true,
});
/** Magic, lamps, charms. */
export const light = /* @__PURE__ */ material({
  sound: 'gem',
  colors: ['#fff6d0', '#ffe27a', '#ffffff'],
  shape: 'star',
  speed: 240,
  size: 10,
  life: 0.5,
  soft: true,
});

/** A level's goal, a record, the best that can happen. */
export const finish = /* @__PURE__ */ whole({
  sound: 'levelup',
  duck: true,
  buzz: 40,
  shake: 0.2,
  burst: {
    count: 32,
    colors: PARTY,
    shape: 'confetti',
    speed: 600,
    size: 14,
    life: 1.1,
    across: WORLD,
  },
});
/** A life or a run is lost. */
export const fail = /* @__PURE__ */ whole({
  sound: 'lose',
  duck: true,
  buzz: 60,
  shake: 0.5,
  stop: 70,
  burst: {
    count: 18,
    colors: ['#8a86a8', '#c9c4e0'],
    shape: 'puff',
    speed: 200,
    size: 15,
    life: 0.8,
    across: WORLD,
  },
});
/** Close: a near miss that went well. */
export const almost = /* @__PURE__ */ whole({
  sound: 'gem',
  gain: 0.7,
  burst: { count: 8, colors: GOLD, shape: 'star', speed: 320, size: 11, life: 0.5, across: WORLD },
});
/** A step toward the goal: a checkpoint, a star, a full basket. */
export const reward = /* @__PURE__ */ whole({
  sound: 'clear',
  duck: true,
  buzz: 20,
  burst: { count: 18, colors: GOLD, shape: 'star', speed: 400, size: 12, life: 0.7, across: WORLD },
});
