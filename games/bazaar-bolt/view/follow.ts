import type { Motion, Surface } from '@playgrove/kit/runtime';
import { LANE, type State } from '../rules/state.ts';
import type { Ui } from './ui.ts';

/** How the squash springs back, and how fast a lean comes and goes. */
const STIFF = 260;
const DAMP = 16;
const BANK = 16;
/** Meters behind at which the goat is out of sight, at which it gallops after a stumble, at the end. */
const AWAY = 9;
const CLOSE = 1.5;
const BESIDE = 0.35;
const EATS = 0.85;
/** Seconds that it chews, and that the light takes to change. */
const CHEW = 2.6;
const LIGHT = 3;
const STRIDE = 1.18;

/** Moves all that is only shown: springs, strides, the goat, the light. */
export function follow(
  to: Pick<Surface, 'bleed' | 'width' | 'height'>,
  state: State,
  ui: Ui,
  { cues, dt }: Motion<State>,
): void {
  ui.size.width = to.width;
  ui.size.height = to.height;
  ui.bleed = to.bleed;
  const { runner } = state;
  for (const { name, value = 0 } of cues) {
    if (name === 'shift' || name === 'turn')
      ui.bank = name === 'shift' ? value * 0.8 : runner.lane * -1;
    if (name === 'edge') ui.bank = value * 0.45;
    if (name === 'shift') ui.done.side = true;
    if (name === 'turn') ui.done.fork = true;
    if (name === 'jump') {
      ui.squash.speed = 4.2;
      ui.done.up = true;
    } else if (name === 'slide') ui.done.down = true;
    else if (name === 'land') ui.squash.speed = -5.5;
    else if (name === 'bounce') {
      ui.squash.speed = 6.5;
      ui.flip = 0;
    } else if (name === 'munch') ui.goat.chew = CHEW;
    if (name === 'gate') ui.light = { gates: state.gates, part: 0 };
  }
  ui.light.part = Math.min(1, ui.light.part + dt / LIGHT);
  ui.flip += dt;
  // In small steps: a long frame must not make the spring explode.
  for (let left = Math.min(dt, 0.1); left > 0; left -= 1 / 120) {
    const step = Math.min(left, 1 / 120);
    ui.squash.speed += (-ui.squash.at * STIFF - ui.squash.speed * DAMP) * step;
    ui.squash.at = Math.max(-0.3, Math.min(0.3, ui.squash.at + ui.squash.speed * step));
  }
  const moving = runner.shift < runner.span ? Math.sign(runner.lane - runner.from) : 0;
  ui.bank += (moving - ui.bank) * (1 - Math.exp(-BANK * dt));
  if (state.phase === 'run') ui.stride += dt * 60 * Math.min(0.26, state.pace) * STRIDE;
  if (state.phase === 'end') ui.over += dt;
  ui.goat.chew = Math.max(0, ui.goat.chew - dt);
  chase(state, ui, dt);
}

function chase(state: State, ui: Ui, dt: number): void {
  const { goat } = ui;
  const { runner } = state;
  const near = goat.chew > CHEW - 1.5;
  const start = state.phase === 'ready' || (state.tick < 70 && state.gates === 0);
  const gap = state.phase === 'end' ? EATS : near ? BESIDE : start ? CLOSE : AWAY;
  const rate = gap < goat.gap ? 6 : 1.6;
  goat.gap += (gap - goat.gap) * (1 - Math.exp(-rate * dt));
  // Beside the runner rather than over it, so that both are seen.
  const beside = state.phase === 'run' && !start ? (runner.lane > 0 ? -1.4 : 1.4) : 1.05;
  const x = (state.aside + runner.x) * LANE + (state.phase === 'end' ? 0.8 : beside);
  goat.x += (x - goat.x) * (1 - Math.exp(-7 * dt));
}
