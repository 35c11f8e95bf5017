import { Stroke } from '@playgrove/kit/logic/gesture';
import { Squash, type SavedStats, type Rect } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { Net } from './net.ts';

/** Games begun before a player no longer counts as new. */
const NEW = 2;

export type Ui = {
  readonly newcomer: boolean;
  /** The finger that is down, what it did, and where it is. */
  readonly stroke: Stroke;
  pointer: number | undefined;
  from: { x: number; y: number };
  now: { x: number; y: number };
  /** The screen, from the last frame. */
  height: number;
  /** Seconds since the last frame. */
  dt: number;
  /** World units the court lies below the world's top. */
  drop: number;
  bleed: Rect;
  /** Keys and pad: tenths of a degree, power, whether it is being drawn and which way it runs. */
  readonly pad: { angle: number; power: number; drawn: boolean; way: 1 | -1; shown: boolean };
  readonly nets: Net[];
  readonly squash: Squash;
  /** The ball's last places, oldest first. */
  trail: { x: number; y: number }[];
  turn: number;
  /** Seconds since the rim and the board were hit, and how hard, 0 to 1. */
  clang: { since: number; force: number };
  thud: { since: number; force: number };
  /** The crowd: how bright it is, and how long ago it cheered. */
  crowd: number;
  cheer: number;
  /** The way of the last shot, to learn from. */
  ghost: { x: number; y: number }[];
  ghostAge: number;
  readonly buttons: { ball: Rect; court: Rect };
  shownBall: number;
};

const NOWHERE: Rect = { x: -9999, y: -9999, width: 0, height: 0 };

export function createUi(state: State, saved?: Pick<SavedStats, 'plays'>): Ui {
  const first = state.hoops[0];
  const right = (first?.x ?? 400) > state.spot;
  return {
    newcomer: saved !== undefined && saved.plays < NEW,
    stroke: new Stroke(),
    pointer: undefined,
    from: { x: 0, y: 0 },
    now: { x: 0, y: 0 },
    height: 1400,
    dt: 0,
    drop: 0,
    bleed: { x: 0, y: 0, width: 720, height: 1080 },
    pad: { angle: right ? 180 : -180, power: 0, drawn: false, way: 1, shown: false },
    nets: state.hoops.map(() => new Net()),
    squash: new Squash(),
    trail: [],
    turn: 0,
    clang: { since: 9, force: 0 },
    thud: { since: 9, force: 0 },
    crowd: 0,
    cheer: 9,
    ghost: [],
    ghostAge: 0,
    buttons: { ball: NOWHERE, court: NOWHERE },
    shownBall: state.ball?.id ?? 0,
  };
}
