import type { Held, InputEvent, Pad, Press } from '@playgrove/kit/runtime';
import type { Input, State } from '../rules/state.ts';
import { apart, CELL } from '../rules/yard.ts';

import { follow, lead, legsOf, planFrom } from './plan.ts';
import type { Ui } from './ui.ts';

type Answer = Input | 'redraw' | undefined;

/** A press this near to the raccoon takes it up; farther away, the path leads there first. */
const NEAR = CELL * 1.1;
/** How far a stick is tilted to run. */
const RUNNING = 0.75;

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (event.kind === 'press') return readPress(event, state, ui);
  return event.kind === 'pad' ? readPad(event, state, ui) : undefined;
}

function readPress(event: Press, state: State, ui: Ui): Answer {
  const at = ui.layout.toBoard(event);
  if (event.phase === 'down') {
    if (state.phase !== 'play' || ui.plan) return undefined;
    ui.plan = planFrom(state, event.pointer, at);
    ui.hint.left = Math.min(ui.hint.left, 1);
    if (apart(at, state) > NEAR) lead(ui.plan, state, at);
    return { act: 'hold' };
  }
  const { plan } = ui;
  if (!plan || plan.pointer !== event.pointer) return undefined;
  if (state.phase !== 'play' || event.phase === 'cancel') {
    ui.plan = undefined;
    return { act: 'resume' };
  }
  event.path.forEach((point, one) => {
    follow(plan, state, ui.layout.toBoard(point), event.times?.[one]);
  });
  if (event.phase !== 'up') return 'redraw';
  ui.plan = undefined;
  if (plan.legs.length > 0) return { act: 'path', legs: legsOf(plan) };
  // A tap on the raccoon: it stops.
  return { act: 'steer', dx: 0, dy: 0, sneak: false };
}

function readPad({ button, phase }: Pad, state: State, ui: Ui): Answer {
  if (button !== 'a' || phase === 'repeat') return undefined;
  if (phase === 'up') {
    ui.peek = -1;
    return state.held ? { act: 'resume' } : undefined;
  }
  if (state.phase !== 'play' || ui.plan) return undefined;
  ui.peek = 0;
  return { act: 'hold' };
}

/** What keys and stick hold; and time goes on when nothing holds it anymore. */
export function poll({ pad, stick }: Held, state: State, ui: Ui): Input | undefined {
  if (state.phase !== 'play' || ui.plan) return undefined;
  if (ui.peek >= 0 && !pad.has('a')) ui.peek = -1;
  if (ui.peek >= 0) return undefined;
  if (state.held) return { act: 'resume' };
  const on = (one: 'left' | 'right' | 'up' | 'down'): number => (pad.has(one) ? 1 : 0);
  const tilt = Math.hypot(stick.x, stick.y);
  const lean = (value: number): number => (Math.abs(value) < 0.35 * tilt ? 0 : Math.sign(value));
  const x = on('right') - on('left') || (tilt > 0.2 ? lean(stick.x) : 0);
  const y = on('down') - on('up') || (tilt > 0.2 ? lean(stick.y) : 0);
  const keyed = tilt <= 0.2;
  const sneak = pad.has('b') || (!keyed && tilt < RUNNING);
  const way = ui.layout.direction({ x, y });
  const { steer } = state;
  const [dx, dy] = [way.x + 0, way.y + 0];
  if (dx === steer.dx && dy === steer.dy && (sneak === steer.sneak || (dx === 0 && dy === 0))) {
    return undefined;
  }
  return { act: 'steer', dx, dy, sneak };
}
