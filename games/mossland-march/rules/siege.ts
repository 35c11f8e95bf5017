import type { StepContext } from '@playgrove/kit/contract';
import type { Field } from './field.ts';
import { CHAIN, KINDS, SNAP_EVERY, SNAP_REACH } from './kinds.ts';
import { along } from './nodegraph/index.ts';
import { PLAYER, type Row, type Side, type State } from './types.ts';

/** A row comes to the end of its way: it joins, or fights for the mound. */
export function arrive(
  state: State,
  field: Field,
  here: number,
  row: Row,
  context: StepContext,
): void {
  const mound = state.mounds[here];
  const site = field.sites[here];
  if (!mound || !site) return;
  if (mound.side === row.side) {
    mound.count += row.n;
    if (row.side === PLAYER) context.cue('joined', site, row.n);
    return;
  }
  const { guard } = KINDS[site.kind];
  let left = row.n;
  while (left > 0 && mound.count > 0) {
    left -= 1;
    mound.hurt += 1;
    if (mound.hurt < guard) continue;
    mound.hurt = 0;
    mound.count -= 1;
  }
  if (left > 0) {
    capture(state, field, here, row.side, left, context);
    return;
  }
  context.cue(mound.side === PLAYER ? 'bitten' : 'bite', site, row.n);
}

function capture(
  state: State,
  field: Field,
  here: number,
  side: Side,
  n: number,
  context: StepContext,
): void {
  const mound = state.mounds[here];
  const site = field.sites[here];
  if (!mound || !site) return;
  const loser = mound.side;
  mound.side = side;
  mound.count = n;
  mound.birth = 0;
  mound.hurt = 0;
  state.streams = state.streams.map((stream) =>
    stream.way[0] === here ? { ...stream, left: 0 } : stream,
  );
  if (side === PLAYER) won(state, here, loser, context, site);
  else if (loser === PLAYER) {
    state.lost += 1;
    state.culprit = here;
    context.cue('lost', site);
  } else context.cue('theirs', site);
  if (site.kind === 'queen' && loser !== 0) fallAsleep(state, field, loser, context);
}

function won(
  state: State,
  here: number,
  loser: Side,
  context: StepContext,
  site: { readonly x: number; readonly y: number },
): void {
  state.taken += 1;
  state.chain = state.tick - state.chainAt <= CHAIN && state.chain > 0 ? state.chain + 1 : 1;
  state.chainAt = state.tick;
  state.bestChain = Math.max(state.bestChain, state.chain);
  state.culprit = here;
  context.cue(loser === 0 ? 'woken' : 'taken', site, state.chain);
  if (state.chain >= 2) context.cue('chain', { x: site.x, y: site.y - 40 }, state.chain);
}

/** Without its queen a side goes to sleep, wherever it is. */
function fallAsleep(state: State, field: Field, side: Side, context: StepContext): void {
  state.mounds.forEach((mound, at) => {
    if (mound.side !== side) return;
    mound.side = 0;
    mound.count = Math.max(1, Math.ceil(mound.count / 2));
    mound.birth = 0;
    context.cue('asleep', field.sites[at]);
  });
  state.streams = state.streams.filter((stream) => stream.side !== side);
  for (const row of state.rows) if (row.side === side) row.n = 0;
  state.plans = state.plans.filter((plan) => plan.side !== side);
}

/** Births, and sundews that snap what passes by. */
export function grow(state: State, field: Field, context: StepContext): void {
  for (const [at, mound] of state.mounds.entries()) {
    const site = field.sites[at];
    if (!site || mound.side === 0) continue;
    const { every, cap } = KINDS[site.kind];
    mound.birth += 1;
    if (site.kind === 'sundew' && state.tick % SNAP_EVERY === 0) snap(state, field, at, context);
    if (mound.birth < every) continue;
    mound.birth = 0;
    if (mound.count < cap) mound.count += 1;
  }
}

/** Takes one of the nearest hostile row within reach. */
function snap(state: State, field: Field, at: number, context: StepContext): void {
  const [mound, site] = [state.mounds[at], field.sites[at]];
  if (!mound || !site) return;
  let best: Row | undefined;
  let least = SNAP_REACH * SNAP_REACH;
  let where = { x: 0, y: 0 };
  for (const row of state.rows) {
    if (row.side === mound.side || row.n === 0) continue;
    const from = row.way[row.leg] ?? 0;
    const lane =
      field.graph.lanes[
        field.between[from * field.sites.length + (row.way[row.leg + 1] ?? 0)] ?? -1
      ];
    if (!lane) continue;
    const spot = along(lane, row.far, from);
    const far = (spot.x - site.x) * (spot.x - site.x) + (spot.y - site.y) * (spot.y - site.y);
    if (far >= least) continue;
    [least, best, where] = [far, row, { x: spot.x, y: spot.y }];
  }
  if (!best) return;
  best.n -= 1;
  context.cue('snap', where, at);
}
