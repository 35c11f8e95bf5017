import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import type { TaskKind } from '../rules/missions.ts';
import { isHigh, isLow, type State } from '../rules/state.ts';
import { EEL, GROTTO_STARS, ROUNDS, SHELLS, SPINNER, STARS } from '../rules/table.ts';

type Spot = { readonly x: number; readonly y: number; readonly r: number };

const rounds = (kind: string): readonly Spot[] =>
  ROUNDS.filter((round) => round.kind === kind).map(({ x, y, r }) => ({ x, y, r: r + 9 }));
const spots = (list: readonly { x: number; y: number }[], r: number): readonly Spot[] =>
  list.map(({ x, y }) => ({ x, y, r }));

const CLAM = rounds('clam');
const UP: readonly Spot[] = [{ x: 201, y: 226, r: 26 }];
const CAVE: readonly Spot[] = [{ x: 288, y: 340, r: 26 }];

/** The shells, which turn the tide when it has closed the way. */
const TIDE = spots(SHELLS, 18);

/** What the mission wants to be hit. */
const GOALS: Readonly<Partial<Record<TaskKind, readonly Spot[]>>> = {
  coral: rounds('coral'),
  stars: spots(STARS, 17),
  shells: TIDE,
  spins: spots([SPINNER], 20),
  eel: spots([EEL, SPINNER], 20),
  slings: spots(
    [
      { x: 92, y: 486 },
      { x: 274, y: 486 },
    ],
    30,
  ),
};

function goalsOf(state: State): readonly Spot[] {
  const { task, lit } = state;
  if (task.kind === 'jackpot') {
    if (!lit) return spots(STARS, 17);
    return isHigh(state) ? [...CLAM, ...UP] : TIDE;
  }
  if (task.kind === 'anemone') return isHigh(state) ? [...rounds('anemone'), ...UP] : TIDE;
  if (task.kind === 'grotto') return isLow(state) ? [...CAVE, ...spots(GROTTO_STARS, 13)] : TIDE;
  return GOALS[task.kind] ?? [];
}

/** Rings around what the mission counts, so that nobody has to read where to shoot. */
export function drawGoals(to: Surface, state: State): void {
  if (state.phase === 'over') return;
  const { c } = to;
  const beat = to.reducedMotion ? 0.5 : 0.5 + Math.sin(to.time * 4) * 0.5;
  c.save();
  c.setLineDash([7, 6]);
  c.lineDashOffset = to.reducedMotion ? 0 : -to.time * 14;
  for (const { x, y, r } of goalsOf(state)) {
    draw.ring(c, x, y, r + beat * 2, 4.6, '#2b1b4d90');
    draw.ring(c, x, y, r + beat * 2, 2.6, draw.fade('#fff27a', 0.65 + beat * 0.35));
  }
  c.restore();
}
