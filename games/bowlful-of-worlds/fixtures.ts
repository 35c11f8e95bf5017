import { createRng } from '@playgrove/kit/core';
import { rules, type State } from './rules.ts';
import { ENDLESS } from './rules/levels.ts';
import type { Body } from './rules/state.ts';

let lastId = 1000;

/** A body that lies still in the pile. */
export function resting(kind: number, x: number, y: number, more: Partial<Body> = {}): Body {
  lastId += 1;
  return {
    id: lastId,
    kind,
    x,
    y,
    vx: 0,
    vy: 0,
    turn: 0,
    spin: 0,
    age: 99,
    landed: true,
    calm: 0,
    over: 0,
    link: 0,
    ...more,
  };
}

/** A bowl with these bodies. */
export function bowlOf(bodies: readonly Body[], more: Partial<State> = {}): State {
  const level = more.params?.level ?? ENDLESS;
  const state = rules.deal({ level }, createRng('bowl'), null);
  return { ...state, bodies: [...bodies], ...more };
}
