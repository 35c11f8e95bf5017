import type { Motion, Surface } from '@playgrove/kit/runtime';
import { alongKick } from '../rules/flight.ts';
import { SLOW } from '../rules/match.ts';
import { BALL_R, GOAL, type State } from '../rules/types.ts';
import { lensFor } from './lens.ts';
import type { Ui } from './ui.ts';

const GOALS = new Set(['goal', 'top', 'bent', 'fooled', 'conceded']);

/** What only the picture knows, brought on by a frame: ball between ticks, camera, net, crowd. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { dt, cues } = motion;
  for (const { name } of cues) {
    if (GOALS.has(name)) ui.due = true;
    if (name === 'roar') ui.cheer = 1;
    if (name === 'conceded') ui.sting = 1;
    if (name === 'beat') ui.beat = 0;
  }
  ui.cheer = Math.max(0, ui.cheer - dt * 0.42);
  ui.sting = Math.max(0, ui.sting - dt * 1.4);
  ui.beat += dt;
  ui.ripple.age += dt;
  moveBall(state, ui, motion.part, dt);
  const own = state.turn === 0 && state.params.mode !== 'two';
  const goal = state.phase === 'after' && state.outcome === 'goal';
  const wish = goal && own ? 1 : state.phase === 'flight' && own ? 0.3 : 0;
  const rate = (speed: number): number => 1 - Math.exp(-speed * dt);
  ui.push += ((to.reducedMotion ? 0 : wish) - ui.push) * rate(wish > 0.5 ? 2.4 : 7);
  if (goal) ui.aside += (Math.sign(ui.ball.x) - ui.aside) * rate(2);
  const back = state.turn === 1 && state.params.mode !== 'two' ? 1 : 0;
  ui.keep += (back - ui.keep) * (to.reducedMotion ? 1 : rate(6));
  ui.lens = lensFor(to.bleed, ui.push, ui.aside, ui.keep);
}

function moveBall(state: State, ui: Ui, part: number, dt: number): void {
  const { kick, phase, clock, ball, outcome, turn } = state;
  const before = ui.ball;
  if (phase === 'flight' && kick) ui.ball = alongKick(kick, Math.min(kick.ticks, clock + part));
  else if (phase === 'after') {
    const slow = outcome === 'goal' && turn === 0 && clock < SLOW.ticks ? SLOW.part : 1;
    ui.ball = {
      x: ball.x + ball.vx * part * slow,
      y: Math.max(BALL_R, ball.y + ball.vy * part * slow),
      z: ball.z + ball.vz * part * slow,
    };
  } else if (phase !== 'over') {
    ui.ball = { x: 0, y: BALL_R, z: 0 };
    ui.due = false;
  }
  const { x, y, z } = ui.ball;
  if ((phase === 'flight' || phase === 'after') && dt > 0) {
    ui.roll.x -= (z - before.z) * 3;
    ui.roll.y += (x - before.x) * 3;
  }
  if (ui.due && z > GOAL.far + GOAL.deep - 0.75) {
    ui.due = false;
    ui.ripple = { x, y, age: 0, force: 0.75 };
  }
}
