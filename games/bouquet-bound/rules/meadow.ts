import { KINDS, left, type State } from './state.ts';
import { note, type Turn } from './turn.ts';

const FIRST_ORDER = 9;
const LARGER = 2;
const LARGEST = 60;
const MAX_MOVES = 7;
const MIN_MOVES = 4;
const ORDER_POINTS = 200;
/** From this bouquet on the meadow grows wild. */
const WILD = 4;

/** What the bouquet of a round wants: two colors at first, three later on. */
export function meadowWants(state: State, pick: <T>(list: readonly T[]) => T): number[] {
  const wants = state.wants.map(() => 0);
  const colors = state.round < 3 ? 2 : 3;
  const each = Math.min(LARGEST, Math.round(FIRST_ORDER + LARGER * state.round));
  const open = Array.from({ length: Math.min(KINDS, state.kindCount) }, (_, kind) => kind);
  for (let count = 0; count < colors; count += 1) {
    const kind = pick(open);
    open.splice(open.indexOf(kind), 1);
    wants[kind] = Math.max(6, Math.round((each * 2) / colors));
  }
  return wants;
}

/** The endless meadow: a bound bouquet brings moves and the next order; later on vines come in. */
export function nextOrder(turn: Turn): void {
  const { state, rng } = turn;
  if (!rng || left(state).some((count) => count > 0)) return;
  state.round += 1;
  const bonus = Math.max(MIN_MOVES, MAX_MOVES - Math.floor(state.round / 2));
  state.movesLeft += bonus;
  state.score += ORDER_POINTS * state.round;
  state.wants = meadowWants(state, (list) => rng.pick(list));
  state.got = state.got.map(() => 0);
  if (state.round >= WILD) {
    const free = state.kinds.flatMap((kind, cell) =>
      kind >= 0 && state.power[cell] === 0 && state.vine[cell] === 0 ? [cell] : [],
    );
    for (const cell of rng.shuffled(free).slice(0, 2)) state.vine[cell] = 1;
  }
  turn.cue('order', Math.floor(state.columns / 2), state.round);
  note(turn, 'order');
}
