import type { Rng } from '@playgrove/kit/contract';
import type { Input } from '../rules.ts';
import { STEEPEST } from './flight.ts';
import { aim, outcome, type Outcome } from './outcome.ts';
import { BLUEBERRY, COLUMNS, FULL, gridFor, GUMMY, lowestRow, type State } from './state.ts';

const STEP = 20;
const COARSE = 40;
/** Shots that are looked at with the next sweet in mind. */
const WIDTH = 5;
/** Tenths of a degree by which a beginner's hand is off. */
const UNSTEADY = 26;

type Choice = { readonly angle: number; readonly result: Outcome; readonly worth: number };

/** What a shot brings: what pops, what falls more, gummies most; else neighbors for a later shot. */
export function worthOf(state: State, result: Outcome, flavor: number): number {
  const { pops, drops, freed, cells, melted, flight } = result;
  const shown = state.top * COLUMNS;
  const gummy = state.goal === 'free' ? 14 : 4;
  let worth = pops.size * 1.5 + drops.length * 2 + freed * gummy + melted.length * 0.6;
  if (pops.size === 0 && flight.cell >= 0) {
    const grid = gridFor({ cells, shift: state.shift });
    const row = Math.floor(flight.cell / COLUMNS);
    const twins = (grid.adjacent[flight.cell] ?? []).filter((one) => cells[one] === flavor);
    worth += Math.min(2, twins.length) * 1.6 - (row - shown / COLUMNS) * 0.25 - 2;
    if ((grid.adjacent[flight.cell] ?? []).some((one) => cells[one] === GUMMY)) worth -= 0.8;
  }
  if (state.mode === 'endless') worth -= lowestRow(cells) * 1.2;
  return worth;
}

/** One shot for every cell that can be reached, at the angle in the middle of those that lead there. */
function reachable(state: State, flavor: number, charged: boolean, step: number): Choice[] {
  const pierce = charged && flavor === BLUEBERRY;
  const found = new Map<string, { angles: number[]; hit: number }>();
  for (let angle = -STEEPEST + 10; angle <= STEEPEST - 10; angle += step) {
    const { cell, hit, crossed } = aim(state, angle, pierce);
    if (!pierce && cell < 0) continue;
    const key = pierce ? crossed.join(' ') : `${cell} ${charged ? hit : 0}`;
    const known = found.get(key);
    if (known) known.angles.push(angle);
    else found.set(key, { angles: [angle], hit });
  }
  return [...found.values()].map(({ angles }) => {
    const angle = angles[Math.floor(angles.length / 2)] ?? 0;
    const result = outcome(state, aim(state, angle, pierce), flavor, charged);
    return { angle, result, worth: worthOf(state, result, flavor) };
  });
}

const best = (choices: readonly Choice[]): Choice | undefined =>
  choices.reduce<Choice | undefined>(
    (top, one) => (top && top.worth >= one.worth ? top : one),
    undefined,
  );

/** The board after a shot, as far as it can be known. */
function after(state: State, { cells, ice, other }: Outcome): State {
  return { ...state, cells, ice, other, charged: false };
}

export function chooseShot(state: State, rng: Rng, skill: number): Input | undefined {
  if (skill < 0.25) return beginner(state, rng);
  const [now, next] = state.queue;
  const plain = reachable(state, now, state.charged, skill < 0.75 ? COARSE : STEP);
  if (skill < 0.75) return angleOf(best(plain));
  const swapped = state.charged || now === next ? [] : reachable(state, next, false, STEP);
  const stay = ahead(state, plain, next);
  const change = ahead(state, swapped, now);
  if (!state.charged && state.fizz === FULL) {
    const blasting = best(reachable(state, now, true, STEP * 2));
    const most = Math.max(stay?.worth ?? 0, change?.worth ?? 0);
    if (blasting && blasting.worth > 16 && blasting.worth > most * 0.8) return 'blast';
  }
  if (change && (!stay || change.worth > stay.worth)) return 'swap';
  return angleOf(stay);
}

const angleOf = (choice: Choice | undefined): Input | undefined =>
  choice ? { angle: choice.angle } : { angle: 0 };

/** The best of the most promising shots when the sweet after it is counted too. */
function ahead(state: State, choices: readonly Choice[], next: number): Choice | undefined {
  const promising = choices.toSorted((a, b) => b.worth - a.worth).slice(0, WIDTH);
  return best(
    promising.map((choice) => {
      const following = best(reachable(after(state, choice.result), next, false, COARSE));
      return { ...choice, worth: choice.worth + 0.8 * Math.max(0, following?.worth ?? 0) };
    }),
  );
}

/** Straight shots only, pops only, and a hand that trembles. */
function beginner(state: State, rng: Rng): Input {
  let [chosen, most] = [0, -1];
  for (let angle = -600; angle <= 600; angle += 60) {
    const flight = aim(state, angle, false);
    if (flight.cell < 0 || flight.path.length > 2) continue;
    const { pops } = outcome(state, flight, state.queue[0], false);
    const worth = pops.size + rng.unit() * 0.9;
    if (worth > most) [chosen, most] = [angle, worth];
  }
  const angle = chosen + Math.round(rng.between(-UNSTEADY, UNSTEADY));
  return { angle: aim(state, angle, false).cell >= 0 ? angle : chosen };
}
