import type { Rules } from '../../contract/index.ts';
import { element } from '../dom.ts';
import type { Finish } from '../finish.ts';
import { figure } from '../hud.ts';
import type { Words } from '../words.ts';
import { streakTiles } from './daily-panel.ts';
import { pill, starRow } from './parts.ts';

/** What came of a game: stars, score, best, how it ended, and what to play for next. */
export function resultsPanel(
  finish: Finish,
  { scoring }: Pick<Rules, 'scoring'>,
  words: Words,
  goal: string | undefined,
): readonly Node[] {
  const { stars, score, best, newBest, ending, daily } = finish;
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
  if (best !== undefined && !newBest && best !== score) {
    parts.push(
      element('p', { class: 'quiet' }, `${words('kit.best')} ${figure(best, scoring?.unit)}`),
    );
  }
  if (ending) parts.push(element('p', { class: 'reason' }, words(ending.reason)));
  if (ending?.almost !== undefined) {
    const told = words(ending.almost, { value: ending.value ?? '' });
    parts.push(element('p', { class: 'almost' }, told));
  }
  if (daily) parts.push(streakTiles(daily.streak, words));
  if (goal !== undefined) {
    parts.push(element('p', { class: 'goal' }, pill('target', goal, goal)));
  }
  return parts;
}
