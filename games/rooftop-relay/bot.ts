import type { Bot, Proof } from '@playgrove/kit/contract';
import {
  pressJump,
  pressSlide,
  releaseJump,
  stepBody,
  type Solid,
} from './rules/platform/index.ts';
import { boxesNear, layoutHere } from './rules/course.ts';
import { MOVES_OF } from './rules/crew.ts';
import { FALL, HOP_UP, meet, SPRING_UP } from './rules/hazards.ts';
import type { Prop } from './rules/layout.ts';
import { zoneOf } from './rules/run.ts';
import type { State } from './rules/state.ts';
import type { Input } from './rules.ts';

/** Ticks of look-ahead: 1.2 s, and a beginner's half of it. */
const FAR = 72;
const SHORT = 34;

type Act = 'press' | 'release' | 'slide';
type Plan = readonly (readonly [number, Act])[];

const GROUND: readonly Plan[] = [
  ...[0, 5, 10, 15, 22].flatMap((at): Plan[] => [
    [
      [at, 'press'],
      [at + 4, 'release'],
    ],
    [
      [at, 'press'],
      [at + 26, 'release'],
    ],
    [
      [at, 'press'],
      [at + 60, 'release'],
    ],
  ]),
  [[0, 'slide']],
  [[7, 'slide']],
  [[16, 'slide']],
  [
    [0, 'press'],
    [20, 'release'],
    [24, 'press'],
    [50, 'release'],
  ],
  [
    [6, 'press'],
    [24, 'release'],
    [30, 'press'],
    [56, 'release'],
  ],
  [
    [0, 'press'],
    [22, 'release'],
    [23, 'slide'],
  ],
  [
    [0, 'press'],
    [14, 'release'],
    [15, 'slide'],
  ],
];
const AIR: readonly Plan[] = [
  [[0, 'release']],
  [[8, 'release']],
  [[16, 'release']],
  [
    [0, 'press'],
    [24, 'release'],
  ],
  [
    [8, 'press'],
    [32, 'release'],
  ],
  [
    [16, 'press'],
    [40, 'release'],
  ],
  [[0, 'slide']],
  [[10, 'slide']],
];

/**
 * Looks 1.2 s ahead over jump arcs: as long as running on ends well it does nothing, else it tries
 * jumps of several lengths, glides and slides, and takes the one that ends best. A beginner looks
 * less far and less often.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'ready') return { act: 'press' };
  const { body } = state;
  const zone = zoneOf(state);
  if (zone && body.x >= zone.from - 2 * state.pace) {
    const off = (body.x - zone.line) / state.pace;
    if (off < -14) return body.held ? { act: 'release' } : undefined;
    return off > rng.between(-9, 9) * (1 - skill) - 1 ? { act: 'press' } : undefined;
  }
  if (state.thrown) return body.held ? { act: 'release' } : undefined;
  const every = Math.round(4 + 5 * (1 - skill));
  if (state.tick % every !== 0 || rng.chance(0.04 + 0.42 * (1 - skill))) return undefined;
  const horizon = Math.round(SHORT + (FAR - SHORT) * skill);
  const world = worldOf(state, horizon);
  const idle = look(state, world, [], horizon);
  if (idle >= horizon) return body.held && body.ground ? { act: 'release' } : undefined;
  let best: Plan = [];
  let most = idle;
  for (const plan of body.ground ? GROUND : [...AIR, ...GROUND]) {
    const lasts = look(state, world, plan, horizon);
    if (lasts <= most) continue;
    most = lasts;
    best = plan;
    if (lasts > horizon) break;
  }
  const [first] = best;
  if (!first || first[0] > every - 1) return undefined;
  return { act: first[1] };
};

/** The better bot is far ahead, though runs are cut short after 100 seconds. */
export const proof: Proof = { seeds: 3, margin: 1500, limit: 60 * 100 };

type World = { readonly boxes: readonly Solid[]; readonly props: readonly Prop[] };

function worldOf(state: State, horizon: number): World {
  const [left, right] = [state.body.x - 100, state.body.x + horizon * (state.pace + 2) + 300];
  const props = state.course.there.flatMap((laid) =>
    laid.at > right || laid.at + laid.length < left
      ? []
      : layoutHere(laid).props.filter((_, index) => !laid.met.includes(index)),
  );
  return { boxes: boxesNear(state, left, right, false), props };
}

/** Ticks a plan lasts without harm; the whole horizon and one more for ending on a roof. */
function look(state: State, world: World, plan: Plan, horizon: number): number {
  const body = { ...state.body };
  const moves = MOVES_OF[state.runner];
  let floor = state.edge.y;
  let { spared } = state;
  let stuck = 0;
  const met = new Set<Prop>();
  for (let tick = 0; tick < horizon; tick += 1) {
    for (const [at, act] of plan) {
      if (at !== tick) continue;
      if (act === 'press') pressJump(body, moves);
      else if (act === 'release') releaseJump(body, moves);
      else pressSlide(body, moves);
    }
    stepBody(body, moves, state.pace, world.boxes);
    if (body.ground) floor = body.y;
    stuck = body.wall ? stuck + 1 : 0;
    if (body.y > floor + FALL || stuck > (body.ground ? 12 : 20)) return tick - stuck;
    if (spared > 0) spared -= 1;
    for (const prop of world.props) {
      if (met.has(prop)) continue;
      const meeting = meet(body, moves, prop);
      if (meeting === 'none') continue;
      if (meeting === 'spring') {
        body.vy = -SPRING_UP;
        body.ground = false;
        body.grace = 0;
        continue;
      }
      met.add(prop);
      if (meeting === 'hop') body.vy = -HOP_UP;
      else if (!(body.dash > 0 && prop.kind !== 'beam') && spared === 0) return tick;
    }
  }
  if (body.ground) return horizon + 1;
  return horizon - (body.y > floor + 70 ? 20 : 1);
}
