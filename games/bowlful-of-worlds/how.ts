import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { DAILY, ENDLESS } from './rules/levels.ts';
import { MOON, SPILL, type Body } from './rules/state.ts';
import { BOWL, layoutFor } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

let nextId = 1;

function world(kind: number, x: number, y: number, more: Partial<Body> = {}): Body {
  nextId += 1;
  const still = {
    vx: 0,
    vy: 0,
    turn: 0,
    spin: 0,
    age: 99,
    landed: true,
    calm: 5,
    over: 0,
    link: 0,
  };
  return { id: nextId, kind, x, y, ...still, ...more };
}

function bowl(bodies: Body[], more: Partial<State>): State {
  const state = rules.deal({ level: ENDLESS }, createRng('how'), null);
  return { ...state, bodies, best: 6, ...more };
}

/** The whole bowl. */
function round(_: State, to: { readonly width: number; readonly height: number }): Rect {
  const { x, y } = layoutFor(to);
  return { x: x - BOWL, y: y - BOWL * 0.98, width: BOWL * 2, height: BOWL * 1.5 };
}

/** How to play: drop and fuse, chains and moons, the ring. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.drop',
    state: () =>
      bowl(
        [world(6, -20, 34), world(5, 62, -40, { turn: 0.3 }), world(4, -34, -58, { turn: -0.2 })],
        { held: 5, next: 2 },
      ),
    prepare(ui) {
      ui.angle = ui.shown = 3100;
      ui.aiming = true;
    },
    look: round,
    hand: (_, __, to) => {
      const { x, y } = layoutFor(to);
      return { kind: 'tap', at: { x: x + 196, y: y - 210 }, keys: ['a'] };
    },
  },
  {
    say: 'how.chain',
    state: () =>
      bowl(
        [
          world(7, 10, 40, { age: 22 }),
          world(6, -74, -60, { turn: -0.3 }),
          world(5, 62, -62, { turn: 0.2 }),
          world(4, -140, 40),
        ],
        { held: MOON, next: 1, chain: 3 },
      ),
    prepare(ui) {
      ui.angle = ui.shown = 2500;
      ui.moonAge = 0.5;
      ui.effects = [{ kind: 'ring', x: 10, y: 40, size: 64, color: '#ffcf94', age: 0.2 }];
    },
    look: round,
  },
  {
    say: 'how.ring',
    state: () =>
      bowl(
        [
          world(8, 0, 30),
          world(7, -78, -92, { turn: -0.4 }),
          world(6, 58, -110, { turn: 0.3 }),
          world(6, 0, -205, { over: SPILL * 0.6, turn: 0.1 }),
          world(5, 124, -20),
        ],
        { held: 3, next: 1, heat: SPILL * 0.6, params: { level: DAILY } },
      ),
    prepare(ui) {
      ui.angle = ui.shown = 200;
    },
    look: round,
  },
];
