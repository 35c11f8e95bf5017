import { addBullet } from './rules/bullets/index.ts';
import { createRng } from '@playgrove/kit/core';
import type { Lesson } from '@playgrove/kit/runtime';
import { freshPurse } from '@playgrove/kit/logic/upgrades';
import { rules, type State } from './rules.ts';
import { MAX_BULLETS, WIDTH } from './rules/field.ts';
import { factsOf, type FoeKind } from './rules/foes.ts';
import { SHOP } from './rules/types.ts';
import type { Ui } from './view/ui.ts';

const X = WIDTH / 2;
const Y = 420;

/** A moment of a flight: who is there, and what flies about. */
function moment(foes: readonly (readonly [FoeKind, number, number])[]): State {
  const state = rules.deal({ mode: 'level', level: 0 }, createRng('how'), freshPurse(SHOP));
  Object.assign(state, { phase: 'fly', x: X, y: Y, targetX: X, targetY: Y });
  state.foes = foes.map(([kind, x, y], at) => {
    const full = factsOf(kind).hp;
    const still = { side: 1 as const, wait: 99, volley: 0, lit: 0, phase: 0 };
    return { id: 50 + at, kind, x, y, hp: full, full, age: 90, homeX: x, homeY: y, ...still };
  });
  return state;
}

/** Seeds on their way up from the flock, or bullets on their way down. */
function shots(
  state: State,
  of: 'seeds' | 'bullets',
  places: readonly (readonly [number, number])[],
): State {
  for (const [x, y] of places) {
    addBullet(state[of], x, y, 0, of === 'seeds' ? -6 : 2, 5, 0, MAX_BULLETS);
  }
  return state;
}

const LOOK = { x: 60, y: 270, width: 280, height: 175 };
const lowered = (_: State, __: unknown, { drop }: Ui): typeof LOOK => ({
  ...LOOK,
  y: LOOK.y + drop,
});

/** How to play: fly, free birds, mind the heart. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.drag',
    state: () =>
      shots(moment([['chick', 250, 300]]), 'seeds', [
        [200, 370],
        [172, 350],
        [228, 350],
        [200, 320],
      ]),
    look: lowered,
    hand: (_, { drop }) => ({
      kind: 'path',
      points: [
        { x: X - 80, y: Y + 12 + drop },
        { x: X + 40, y: Y + 2 + drop },
      ],
      keys: [],
    }),
  },
  {
    say: 'how.cage',
    state() {
      const state = moment([['balloon', 130, 330]]);
      state.drops = [{ id: 90, kind: 'bird', x: 262, y: 340, vx: 0, vy: 0 }];
      return shots(state, 'seeds', [[130, 385]]);
    },
    look: lowered,
  },
  {
    say: 'how.gust',
    state: () =>
      shots(moment([['ladybird', 120, 310]]), 'bullets', [
        [150, 350],
        [185, 372],
        [235, 330],
        [262, 380],
        [290, 320],
      ]),
    look: lowered,
  },
];
