import type { Saying, Surface } from '@playgrove/kit/runtime';
import { DICE, ROLLS, TWIN } from '../rules/boxes.ts';
import { chance, plainly, prospects } from '../rules/odds.ts';
import { lead, openTo, rules, totalOf, worthOf, type State } from '../rules.ts';
import { isMine, type Ui } from './ui.ts';

const keptDice = (state: State, ui: Ui): readonly number[] =>
  state.dice.filter((_, die) => (ui.keep >> die) & 1);

/** The chance that a pattern comes with what is kept now. */
export const partOf = (state: State, ui: Ui, box: number): number =>
  chance(box, keptDice(state, ui), ROLLS - state.rolls);

/** Two prospects at most are said, and none that hardly ever comes. */
const SAID = 2;
const SELDOM = 0.02;

/** What is said across the table: the odds of what is kept, in plain words. */
export function talk(to: Pick<Surface, 'words'>, state: State, ui: Ui): string {
  const { with: company, rolls, seat, last } = state;
  const versus = company !== 'nobody' && company !== 'friend';
  if (rules.status(state) !== 'playing') {
    if (versus) return to.words(`talk.${company}.${lead(state) > 0 ? 'lost' : 'won'}`);
    if (company === 'friend') return to.words(winnerOf(state));
    return to.words('talk.over', { value: totalOf(state, 0) });
  }
  if (!isMine(state))
    return to.words(rolls === 0 ? `talk.${company}.turn` : `talk.${company}.plays`);
  if (ui.box >= 0) {
    const values = { points: worthOf(state, ui.box), name: to.words(`box.${ui.box}`) };
    return to.words('talk.write', values);
  }
  if (rolls === 0) {
    if (company === 'friend') return to.words(seat === 0 ? 'talk.first' : 'talk.second');
    if (last === null && versus) return to.words(`talk.${company}.hello`);
    if (versus && last !== null) {
      const ahead = lead(state);
      const key = ahead === 0 ? 'talk.even' : ahead > 0 ? 'talk.ahead' : 'talk.behind';
      return to.words(key, { value: Math.abs(ahead) });
    }
    return to.words(
      last === null ? 'talk.start' : last.points === 0 ? 'talk.after-zero' : 'talk.next',
    );
  }
  if (rolls === ROLLS) return to.words('talk.pick');
  if (ui.keep === (1 << DICE) - 1) return to.words('talk.all');
  const kept = keptDice(state, ui);
  if (kept.length === 0) return to.words('talk.keep', { left: ROLLS - rolls });
  const lines = prospects(openTo(state), kept, ROLLS - rolls)
    .filter(({ box, part }) => part > SELDOM && worthOf(state, box) === 0)
    .slice(0, SAID)
    .map(({ box, part }) => {
      const [times, of] = plainly(part);
      return to.words('talk.odds', { name: to.words(`box.${box}`), times, of });
    });
  if (lines.length === 0) return to.words('talk.numbers', { dice: kept.toSorted().join(' ') });
  return lines.join('\n');
}

/** Which of two friends won, as a message key. */
const winnerOf = (state: State): string => rules.ending?.(state)?.reason ?? 'reason.tie';

/** The state for the live region. */
export function sayingOf(state: State): Saying {
  const { dice, rolls, last, seat, log } = state;
  const values = {
    dice: dice.join(' '),
    left: ROLLS - rolls,
    mine: totalOf(state, 0),
    theirs: totalOf(state, 1),
    points: last?.points ?? 0,
  };
  if (rules.status(state) !== 'playing') {
    return { key: state.with === 'friend' ? winnerOf(state) : 'say.over', values };
  }
  const friend = state.with === 'friend';
  if (rolls > 0) return { key: seat === 0 || friend ? 'say.dice' : 'say.their-dice', values };
  if (log.length === 0) return { key: 'say.start', values };
  if (friend) return { key: seat === 0 ? 'say.first' : 'say.second', values };
  return { key: state.scores.length > 1 ? 'say.next-two' : 'say.next', values };
}

/** What a box says to a screen reader. */
export function boxLabel(state: State, ui: Ui, box: number): readonly Saying[] {
  const own = state.scores[0]?.[box] ?? -1;
  const other = state.scores[1]?.[box] ?? -1;
  const all: Saying[] = [{ key: `box.${box}` }, { key: `box.${box}.rule` }];
  const friend = state.with === 'friend';
  if (own >= 0) all.push({ key: friend ? 'cell.first' : 'cell.own', values: { points: own } });
  if (other >= 0)
    all.push({ key: friend ? 'cell.second' : 'cell.other', values: { points: other } });
  if (!((openTo(state) >> box) & 1) || state.rolls === 0) return all;
  const points = worthOf(state, box);
  all.push({ key: 'cell.worth', values: { points } });
  if (points > 0 || box < TWIN || state.rolls === ROLLS || !isMine(state)) return all;
  const percent = Math.round(partOf(state, ui, box) * 100);
  return [...all, { key: 'cell.chance', values: { percent } }];
}
