import type { StepContext } from '@playgrove/kit/contract';
import { needOf } from './boons.ts';
import { far } from './field.ts';
import { isMoth } from './moths.ts';
import type { Gems, State } from './state.ts';

const MAX_GEMS = 110;
const REACH = 74;
/** How near the moth glow is taken up. */
const TAKEN = 20;

export function noGems(): Gems {
  return { count: 0, x: [], y: [], worth: [], pull: [] };
}

/** If there are too many, an older one grows instead. */
export function addGem(state: State, x: number, y: number, worth: number): void {
  const { gems } = state;
  if (worth <= 0) return;
  if (gems.count >= MAX_GEMS) {
    const at = state.kills % gems.count;
    gems.worth[at] = (gems.worth[at] as number) + worth;
    return;
  }
  const at = gems.count;
  gems.count += 1;
  gems.x[at] = x;
  gems.y[at] = y;
  gems.worth[at] = worth;
  gems.pull[at] = 0;
}

/** How far away glow comes to the moth by itself. */
export const reachOf = (state: State): number =>
  REACH * (1 + 0.4 * state.boons.pollen) * (isMoth(state, 'hawk') ? 1.25 : 1);

/** Everything within `r` sets off for the moth. */
export function vacuum({ gems, x, y }: State, r: number): void {
  for (let at = 0; at < gems.count; at += 1) {
    if (gems.pull[at] !== 0) continue;
    const dx = (gems.x[at] as number) - x;
    const dy = (gems.y[at] as number) - y;
    if (dx * dx + dy * dy < r * r) gems.pull[at] = 1;
  }
}

export function moveGems(state: State, context: StepContext): void {
  const { gems } = state;
  vacuum(state, reachOf(state));
  for (let at = gems.count - 1; at >= 0; at -= 1) {
    const pull = gems.pull[at] as number;
    if (pull === 0) continue;
    const dx = state.x - (gems.x[at] as number);
    const dy = state.y - (gems.y[at] as number);
    const way = far(dx, dy);
    if (way < TAKEN) {
      take(state, gems.worth[at] as number, context);
      removeGem(gems, at);
      continue;
    }
    // A short hop away first, then faster and faster.
    const step = Math.min(way, -2.2 + pull * 0.34);
    gems.x[at] = (gems.x[at] as number) + (dx / way) * step;
    gems.y[at] = (gems.y[at] as number) + (dy / way) * step;
    gems.pull[at] = pull + 1;
  }
}

function removeGem(gems: Gems, at: number): void {
  const last = gems.count - 1;
  for (const list of [gems.x, gems.y, gems.worth, gems.pull]) {
    list[at] = list[last] as number;
    list.pop();
  }
  gems.count = last;
}

/** Glow taken up, until the next choice. */
export function take(state: State, worth: number, context: StepContext): void {
  state.glow += worth;
  state.score += worth;
  context.cue('glow', { x: state.x, y: state.y }, Math.min(12, state.glow));
  while (state.glow >= needOf(state.level)) {
    state.glow -= needOf(state.level);
    state.level += 1;
    state.picks += 1;
  }
}
