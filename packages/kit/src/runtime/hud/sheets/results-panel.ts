import { numberText } from '@playgrove/language/message-format';
import type { OtherGame } from '@playgrove/protocol/messages';
import type { Rules, Status } from '../../../contract/index.ts';
import { element } from '../../base/dom.ts';
import type { Duel, Finish } from '../../stage/finish.ts';
import { figure } from '../hud.ts';
import type { Words } from '../../base/words.ts';
import { starRow } from './parts.ts';

/** The most characters of two sentences in one line. */
const ONE_LINE = 64;

/** A game's result: stars or score, and one line on how close it was or why it ended. */
export function resultsPanel(
  finish: Finish,
  { scoring }: Pick<Rules, 'scoring'>,
  words: Words,
  goal: string | undefined,
  dailyScore?: number,
): readonly Node[] {
  const { stars, score, newBest, daily } = finish;
  const parts: Node[] = [];
  if (stars !== undefined) {
    const row = starRow(stars, words('kit.stars', { value: stars }));
    row.classList.add('prize');
    parts.push(row);
  }
  if (scoring && score !== undefined) {
    const { unit } = scoring;
    const label = unit === 'moves' ? 'kit.moves' : unit === 'seconds' ? 'kit.seconds' : 'kit.score';
    parts.push(
      element(
        'p',
        { class: newBest ? 'final new-best' : 'final' },
        element('small', {}, words(newBest ? 'kit.new-best' : label)),
        element('b', {}, figure(score, unit)),
      ),
    );
  }
  if (finish.duel)
    parts.push(element('p', { class: 'line' }, duelLine(finish.duel, scoring, words)));
  for (const line of linesOf(finish, words, goal))
    parts.push(element('p', { class: 'line' }, line));
  if (daily && !daily.met && dailyScore !== undefined) {
    const wanted = words('kit.daily-goal', { value: dailyScore });
    parts.push(element('p', { class: 'line' }, wanted));
  }
  return parts;
}

/**
 * Whether an undo can still turn the end, as when the last move was one too many. A game that only
 * ends, such as a full board, offers it where undos are counted: they were saved up for this.
 */
export function offersUndo(
  { pace }: Pick<Rules, 'pace'>,
  { status, undoLeft }: { readonly status: Status; readonly undoLeft: number },
): boolean {
  const counted = pace.kind === 'turns' && typeof pace.undo === 'number';
  return undoLeft > 0 && (status === 'lost' || (status === 'over' && counted));
}

/** How a run compares with the score that its link carries. */
export function duelLine(
  { score, by, beaten }: Duel,
  scoring: Rules['scoring'],
  words: Words,
): string {
  const value = scoring ? figure(score, scoring.unit) : numberText(score);
  if (by === undefined) return words(beaten ? 'kit.duel-won' : 'kit.duel-lost', { value });
  return words(beaten ? 'kit.duel-won-by' : 'kit.duel-lost-by', { value, name: by });
}

/**
 * One line: a loss says why before how close, a win says what is next. Two sentences that are too
 * long for a glance are two lines: a loss always says how far it was.
 * @param goal the next goal, in words
 */
export function linesOf(
  { won, ending }: Finish,
  words: Words,
  goal: string | undefined,
): readonly string[] {
  const reason = ending && words(ending.reason);
  const almost =
    ending?.almost === undefined ? undefined : words(ending.almost, { value: ending.value ?? '' });
  const close = almost ?? goal;
  const said = (won ? [close ?? reason] : [reason, close]).filter((line) => line !== undefined);
  const whole = said.join(' ');
  return whole.length <= ONE_LINE ? said.slice(0, 1).map(() => whole) : said;
}

/** Other games by name; undefined if none were offered. */
export function otherGames(
  games: readonly OtherGame[],
  words: Words,
  open: (game: OtherGame) => void,
): readonly HTMLElement[] {
  if (games.length === 0) return [];
  const list = element('ul', { class: 'others' });
  for (const game of games) {
    const node = element(
      'button',
      { type: 'button', class: 'other' },
      element('img', { src: game.picture, alt: '', width: '64', height: '64', draggable: 'false' }),
      element('span', {}, game.title),
    );
    node.addEventListener('click', () => open(game));
    list.append(element('li', {}, node));
  }
  return [element('nav', { class: 'more-games', 'aria-label': words('kit.more-games') }, list)];
}
