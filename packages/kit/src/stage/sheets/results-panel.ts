import type { Rules } from '../../contract/index.ts';
import { element } from '../dom.ts';
import { plain } from '../hud.ts';
import type { Finish } from '../finish.ts';
import type { Words } from '../words.ts';
import { starRow } from './parts.ts';

/** What came of a game: stars, score, best, and how it ended. */
export function resultsPanel(finish: Finish, rules: Rules, words: Words): readonly Node[] {
  const { stars, score, best, newBest, ending } = finish;
  const parts: Node[] = [];
  if (stars !== undefined) {
    const row = starRow(stars, words('kit.stars', { value: stars }));
    row.classList.add('won');
    parts.push(row);
  }
  if (rules.scoring && score !== undefined) {
    const { unit } = rules.scoring;
    const label = unit === 'moves' ? 'kit.moves' : unit === 'seconds' ? 'kit.seconds' : 'kit.score';
    parts.push(
      element(
        'p',
        { class: newBest ? 'final new-best' : 'final' },
        element('small', {}, words(newBest ? 'kit.new-best' : label)),
        element('b', {}, plain(score)),
      ),
    );
  }
  if (best !== undefined && !newBest) {
    parts.push(element('p', { class: 'quiet' }, `${words('kit.best')} ${plain(best)}`));
  }
  if (ending) parts.push(element('p', { class: 'reason' }, words(ending.reason)));
  if (ending?.almost !== undefined) {
    const told = words(ending.almost, { value: ending.value ?? '' });
    parts.push(element('p', { class: 'almost' }, told));
  }
  return parts;
}
