import type { Habit, State, Tell } from '../rules/types.ts';
import { bodyOf, type Body } from '../rules/flight.ts';
import { RUN } from '../rules/match.ts';
import { OWN, rivalOf } from '../rules/minds.ts';
import type { Figure } from './figure.ts';
import { LINE } from './stadium.ts';

/** Ticks of one round of signs; the clap, where there is one, comes first. */
const ROUND = 150;
const CLAP = 46;

/** 0 to 1 and back within part of a round, soft at both ends. */
function swell(now: number, from: number, to: number): number {
  if (now < from || now > to) return 0;
  const part = Math.min(1, (now - from) / 12, (to - now) / 12);
  return part * part * (3 - 2 * part);
}

function rest({ body, torso, head, arms, legs }: Figure): void {
  for (const one of [body, torso, head, ...arms, ...legs]) one.rotation.set(0, 0, 0);
  body.position.set(0, 0, 0);
  torso.position.y = 0.78;
}

/** How strongly a sign is shown now, and the clap before it. */
export function signNow(tell: Tell, clock: number): { sign: number; clap: number } {
  const now = clock % ROUND;
  const from = tell.clap ? CLAP + 6 : 14;
  return {
    sign: tell.shown === 2 ? 0 : tell.shown * swell(now, from, ROUND - 14),
    clap: tell.clap ? swell(now, 2, CLAP) : 0,
  };
}

function show(
  figure: Figure,
  habit: Habit['tell'],
  sign: number,
  time: number,
  facing: 1 | -1,
): void {
  const { body, torso, head, arms } = figure;
  // Seen from behind, left and right change places.
  const own = sign * facing;
  const strong = Math.abs(sign);
  if (habit === 'lean') {
    torso.rotation.z = -own * 0.36;
    body.position.x = own * 0.16;
  } else if (habit === 'glance') {
    head.rotation.y = own * 1.15;
    torso.rotation.y += own * 0.12;
  } else if (habit === 'glove' || habit === 'arm') {
    const at = own > 0 ? 1 : 0;
    const arm = arms[at];
    const side = at === 1 ? 1 : -1;
    arm.rotation.z = side * (0.8 + strong * (1.25 + 0.25 * Math.sin(time * 12)));
  } else if (habit === 'hop') {
    const hop = Math.abs(Math.sin(time * 6.4));
    body.position.x = own * 0.3 * hop;
    body.position.y = strong * 0.24 * hop;
  } else if (habit === 'hips') {
    torso.rotation.y = own * 0.85;
  }
}

/** A clap over the chest; kickers have it as a stutter of the feet. */
function clapNow({ arms, torso }: Figure, clap: number, time: number): void {
  if (clap <= 0) return;
  const open = 0.25 + 0.35 * Math.abs(Math.sin(time * 11));
  arms[0].rotation.set(-1.7 * clap, 0, -0.9 * (1 - clap) + open * clap);
  arms[1].rotation.set(-1.7 * clap, 0, 0.9 * (1 - clap) - open * clap);
  torso.rotation.x -= 0.1 * clap;
}

/** The keeper's line now, falling to the ground once the ball is decided. */
export function keeperBody(state: State, part: number): Body {
  const kind = state.turn === 1 || state.params.mode === 'two' ? OWN : rivalOf(state).keeper;
  const body = bodyOf(state.keeper.x, state.keeper.dive, state.tick + part, kind);
  if (state.phase !== 'after' || !state.keeper.dive) return body;
  const aside = Math.min(1, Math.abs(body.bx - body.ax) / 0.9);
  const fall = Math.min(1, (state.clock + part) / 24) ** 2 * aside;
  return {
    ...body,
    ay: body.ay + (0.16 - body.ay) * fall,
    by: body.by + (0.3 - body.by) * fall,
  };
}

/** A keeper that faces the viewer: crouches, signs, dives. */
export function poseKeeper(figure: Figure, state: State, time: number, part: number): void {
  const { group, body, torso, arms, legs } = figure;
  rest(figure);
  const line = keeperBody(state, part);
  const { dive } = state.keeper;
  const gone = dive ? Math.max(0, Math.min(1, (state.tick + part - dive.at) / 9)) : 0;
  const crouch = 1 - gone;
  const bob = Math.sin(time * 5) * 0.03;
  group.position.set(line.ax, line.ay - 0.1 * (1 - gone) - gone * 0.1, LINE + 0.22);
  torso.position.y = 0.78 - crouch * (0.13 + bob);
  torso.rotation.x = crouch * 0.32;
  for (const [at, side] of [
    [0, -1],
    [1, 1],
  ] as const) {
    arms[at].rotation.z = side * (0.85 + bob * 3 + gone * 2.05);
    arms[at].rotation.x = -0.5 * crouch;
    legs[at].rotation.z = side * (0.3 * crouch + 0.12);
    legs[at].rotation.x = -0.18 * crouch;
  }
  if (state.turn === 0 && state.phase === 'aim' && state.params.mode !== 'two') {
    const { sign, clap } = signNow(state.keeper.tell, state.clock + part);
    show(figure, rivalOf(state).keeper.tell, sign, time, 1);
    clapNow(figure, clap, time);
  }
  if (!dive || gone <= 0) {
    if (state.phase === 'after') mood(figure, state, time);
    return;
  }
  const turn = Math.atan2(line.by - line.ay, line.bx - line.ax) - Math.PI / 2;
  body.rotation.z = turn * gone;
  const way = Math.sign(line.bx - line.ax);
  legs[way > 0 ? 0 : 1].rotation.z = -way * 0.5 * gone;
}

/** Joy and dismay of a keeper who did not move far. */
function mood({ arms, head }: Figure, { outcome }: State, time: number): void {
  const glad = outcome !== 'goal';
  arms.forEach((arm, at) => {
    const side = at === 1 ? 1 : -1;
    arm.rotation.z = glad ? side * (2.5 + 0.2 * Math.sin(time * 11)) : side * 0.25;
  });
  head.rotation.x = glad ? -0.2 : 0.45;
}

const START = { aside: 1.15, back: 1.9 } as const;

/** A kicker seen from behind: waits, signs, runs, kicks. */
export function poseKicker(figure: Figure, state: State, time: number, part: number): void {
  const { group, torso, arms, legs } = figure;
  rest(figure);
  const habit = rivalOf(state).kicker;
  const { kicker, phase } = state;
  const clock = state.clock + part;
  const running = phase === 'run';
  const done = phase === 'flight' || phase === 'after';
  const run = running ? clock / RUN : done ? 1 : 0;
  // The last third of the run-up is quick; before, small steps with all the signs.
  const near = done ? 1 : run < 0.45 ? 0 : ((run - 0.45) / 0.55) ** 1.5;
  const from = habit.tell === 'run' ? -kicker.shown * START.aside : -0.62;
  const [x, z] = [from + (-0.28 - from) * near, START.back + (0.32 - START.back) * near];
  group.position.set(x, 0, z);
  const heading = Math.atan2(-0.28 - from, START.back - 0.32);
  group.rotation.y = Math.PI - (done ? 0 : heading);
  const pace = near > 0 && !done ? Math.sin(clock * 0.42) : 0;
  const sway = near > 0 ? 0 : Math.sin(time * 4) * 0.05;
  legs[0].rotation.x = pace * 0.95;
  legs[1].rotation.x = -pace * 0.95;
  arms[0].rotation.x = -pace * 0.8;
  arms[1].rotation.x = pace * 0.8;
  for (const [at, side] of [
    [0, -1],
    [1, 1],
  ] as const) {
    arms[at].rotation.z = side * (0.28 + sway);
  }
  torso.rotation.x = near > 0 && !done ? 0.16 : 0.03;
  group.position.y = Math.abs(pace) * 0.07;
  if (phase === 'ready' || running) gestures(figure, state, clock, time);
  if (done) swing(figure, phase === 'flight' ? Math.min(1, clock / 14) : 1);
  if (phase === 'after' && state.outcome === 'goal') {
    arms.forEach((arm, at) => {
      arm.rotation.z = (at === 1 ? 1 : -1) * (2.6 + 0.2 * Math.sin(time * 10));
    });
    group.position.y = Math.abs(Math.sin(time * 7)) * 0.22;
  }
}

function gestures(figure: Figure, state: State, clock: number, time: number): void {
  const { kicker } = state;
  const habit = rivalOf(state).kicker;
  const before = state.phase === 'ready' ? 0 : clock;
  const fade = Math.min(1, before / 10);
  if (habit.tell !== 'run') show(figure, habit.tell, kicker.shown * fade, time, -1);
  if (kicker.clap && before > 4 && before < 34) {
    figure.group.position.y += Math.abs(Math.sin(before * 0.42)) * 0.26;
  }
}

function swing({ legs, torso, arms }: Figure, part: number): void {
  const through = Math.sin(Math.min(1, part) * Math.PI * 0.5);
  legs[1].rotation.x = 1 - through * 2.2;
  legs[0].rotation.x = 0.12;
  torso.rotation.x = -0.12;
  torso.rotation.y = through * 0.5;
  arms[0].rotation.z = -1.2;
  arms[1].rotation.z = 0.7;
}
