import type { Saying } from '@playgrove/kit/runtime';
import { leftIn } from '../rules/bag.ts';
import { homeOf, stepsLeft } from '../rules/moves.ts';
import { isRival } from '../rules/rivals.ts';
import type { State } from '../rules/state.ts';
import { canReroll, isOurs, openPawns } from '../rules.ts';
import { dieSays, isMine, risksOf, type Ui } from './ui.ts';

/** What is said between the board and the tray. */
export function talk(state: State, ui: Ui, part: number): Saying {
  const { who, side, die, last, winner, count } = state;
  if (ui.refused !== undefined) return { key: ui.refused };
  const passed = last !== null && part < 1 && last.pawn < 0 && die === 0;
  if (passed && isOurs(state, last.side)) return { key: 'talk.passed', values: { die: last.die } };
  const name = who[side];
  if (winner >= 0) {
    if (isRival(who[winner])) return { key: `talk.${who[winner]}.won` };
    return { key: winner === 0 && !who.includes('friend') ? 'talk.won' : `reason.side-${winner}` };
  }
  if (!isMine(state)) return { key: count < 8 ? `talk.${name}.hello` : `talk.${name}.turn` };
  const says = dieSays(state);
  if (says === 'roll') {
    if (count === 0) return { key: 'talk.start' };
    if (last?.side === side) return { key: last.sent.length > 0 ? 'talk.sent' : 'talk.six' };
    if (name === 'friend' || who.includes('friend')) return { key: `talk.side-${side}` };
    if (last && last.sent.some(([hit]) => isOurs(state, hit))) return { key: 'talk.lost' };
    return { key: 'talk.roll' };
  }
  if (says === 'choose') {
    return {
      key: ui.newcomer && risksOf(state).size > 0 ? 'talk.risk' : 'talk.choose',
      values: { die },
    };
  }
  if (says === 'pass') return { key: 'talk.pass', values: { die } };
  return { key: canReroll(state) ? 'talk.only' : 'talk.move', values: { die } };
}

/** The state for the live region. */
export function sayingOf(state: State): Saying {
  const { die, side, last, winner, at, who } = state;
  const friends = who.includes('friend');
  if (winner >= 0 && friends) return { key: `reason.side-${winner}` };
  if (winner >= 0) return { key: 'say.over', values: { side: winner + 1 } };
  const own = at[isOurs(state, side) ? side : 0] ?? [];
  const values = {
    die: die || (last?.die ?? 0),
    home: homeOf(own),
    left: stepsLeft(own),
    bag: leftIn(state.bags[side] ?? []),
    pawns: openPawns(state)
      .map((pawn) => pawn + 1)
      .join(', '),
    sent: last?.sent.length ?? 0,
  };
  if (isRival(who[side])) return { key: 'say.rival', values };
  if (die === 0) return { key: friends ? `talk.side-${side}` : 'say.roll', values };
  return { key: openPawns(state).length === 0 ? 'say.stuck' : 'say.choose', values };
}
