import { rankOf, suitOf, type Card } from '@playgrove/kit/logic/cards';
import { COLUMNS, HOME, WASTE } from './board.ts';
import { reach } from './leaps.ts';
import { homeCount, isWon, type Input, type State } from './table.ts';

/**
 * The moves that send all that is left home, when every card lies open and that needs no thought;
 * nothing as long as it does.
 */
export function finishing(state: State): readonly Input[] | undefined {
  if (isWon(state) || state.down.some((count) => count > 0)) return undefined;
  const columns = state.columns.map((column) => [...column]);
  const homes = [...state.homes];
  const talon = [...state.talon];
  let { drawn } = state;
  const plan: Input[] = [];
  const wanted = (card: Card | undefined): card is Card =>
    card !== undefined && homes[suitOf(card)] === rankOf(card);
  const send = (card: Card, from: number): void => {
    const suit = suitOf(card);
    homes[suit] = (homes[suit] as number) + 1;
    plan.push({ kind: 'move', from, count: 1, to: HOME + suit });
  };
  const lowest = (): boolean => {
    for (let column = 0; column < COLUMNS; column += 1) {
      const card = columns[column]?.at(-1);
      if (!wanted(card)) continue;
      columns[column]?.pop();
      send(card, column);
      return true;
    }
    const found = reach(talon.length, drawn, state.draw).find(([at]) => wanted(talon[at]));
    if (!found) return false;
    const [at, taps] = found;
    for (let tap = 0; tap < taps; tap += 1) plan.push({ kind: 'draw' });
    const [card] = talon.splice(at, 1);
    drawn = at;
    send(card as Card, WASTE);
    return true;
  };
  while (lowest()) if (homeCount({ homes }) === 52) return plan;
  return undefined;
}
