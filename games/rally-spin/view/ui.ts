import { damp, since, squash } from '@playgrove/kit/draw/animate';
import type { Cue } from '@playgrove/kit/contract';
import type { Motion, SavedStats } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';

/** A place on the table or the wall that something has just touched. */
export type Mark = { readonly x: number; readonly y: number; readonly z: number; age: number };

export type Hand = {
  pointer: number | undefined;
  x: number;
  y: number;
  /** CSS pixels that the finger has gone since it came down. */
  far: number;
  /** How long an arrow has been held, in ticks, and which way. */
  held: number;
  way: number;
};

/** x, y, z of the ball lately, oldest first. */
export type Trail = { readonly x: number; readonly y: number; readonly z: number };

const LONGEST = 22;
/** Hits of a rally until the whole crowd is up. */
const UPROAR = 14;

export type Ui = ReturnType<typeof freshUi>;

export function freshUi(_: State, { isNewcomer }: SavedStats) {
  return {
    isNewcomer,
    hand: { pointer: undefined, x: 0, y: 0, far: 0, held: 0, way: 0 } as Hand,
    trail: [] as Trail[],
    marks: [] as Mark[],
    turn: 0,
    /** Centimeters from the rival to its bat, across. */
    reach: 26,
    show: {
      crowd: damp<State>(3, ({ rally, phase, wonPoint }) =>
        phase === 'point' || phase === 'over' ? Number(wonPoint) : Math.min(1, rally / UPROAR),
      ),
      ball: squash({
        block: 0.5,
        topspin: 0.8,
        'topspin.perfect': 1,
        slice: 0.6,
        'slice.perfect': 0.7,
        smash: 1,
        return: 0.6,
        bounce: 0.45,
        wall: 0.7,
      }),
      swung: since(
        'block',
        'topspin',
        'topspin.perfect',
        'slice',
        'slice.perfect',
        'smash',
        'serve',
      ),
      foeSwung: since('return', 'weak', 'whiff', 'serve'),
      weak: since('weak', 'point.style'),
      perfect: since('topspin.perfect', 'slice.perfect', 'smash'),
      cheer: since('point.mine', 'point.style', 'crowd', 'panel'),
    },
  };
}

/** Brings what only the eye needs up to now. */
export function follow(state: State, ui: Ui, { cues, dt }: Motion<State>): void {
  const { ball, phase, tick, hitTick } = state;
  for (const cue of cues) notice(cue, state, ui);
  for (const mark of ui.marks) mark.age += dt;
  if ((ui.marks[0]?.age ?? 0) > 0.7) ui.marks.shift();
  if (dt === 0) return;
  ui.turn += (Math.abs(ball.top) + Math.abs(ball.side) + 60) * dt * 0.022;
  if (phase === 'serve' || tick - hitTick < 2) ui.trail.length = 0;
  if (phase === 'serve') return;
  ui.trail.push({ x: ball.x, y: ball.y, z: ball.z });
  if (ui.trail.length > LONGEST) ui.trail.shift();
}

function notice({ name, at }: Cue, { ball }: State, ui: Ui): void {
  if (!at || (name !== 'bounce' && name !== 'wall')) return;
  ui.marks.push({ x: at.x, y: name === 'wall' ? ball.y : 0, z: at.y, age: 0 });
  if (ui.marks.length > 6) ui.marks.shift();
}
