import './found.css';
import { fillMessage } from '@playgrove/language/message-format';
import { defined, HOT } from '@playgrove/catalogue';
import { Stats } from '../../ui/stats.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { GameSummary } from '../../data/game-summary.ts';
import { categoryPath } from '../../data/routes.ts';
import { categoryTitle } from '../../data/category-title.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { FOUND_ID } from '../top-bar.tsx';
import { optionsOf, type SearchState } from './state.ts';
import * as messages from './messages/en.json';

export type FoundProps = {
  readonly state: SearchState;
  readonly onChoose: (game: GameSummary) => void;
  readonly onAll: () => void;
  readonly onRandom: () => void;
  readonly onLeave: () => void;
};

export const optionId = (place: number): string => `${FOUND_ID}-${place}`;

/** What was found, below the field; other games if nothing was. */
export function Found({ state, onChoose, onAll, onRandom, onLeave }: FoundProps) {
  const games = optionsOf(state);
  const fitting = state.failed ? 0 : (state.findings?.games.length ?? 0);
  return (
    <div className="found">
      <p className="found-words" role="status">
        {statusText(state)}
      </p>
      <div id={FOUND_ID} role="listbox" aria-label={messages.results}>
        {games.map((game, place) => (
          // The keys that choose are the field's: it keeps the focus, as in every combobox.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={game.id}
            className="option"
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === state.active}
            data-game={game.id}
            onClick={() => onChoose(game)}
          >
            <span className="art">
              <Picture icon={game.icon} sizes="48px" />
            </span>
            <span className="words">
              <span className="title">{game.title}</span>
              <span className="found-cate">{game.genre ?? categoryTitle(game.cate)}</span>
            </span>
            {/* What sort of game it is stands there already. */}
            <Stats game={defined({ ...game, genre: undefined, cate: undefined })} />
          </div>
        ))}
      </div>
      {fitting > games.length && (
        <p className="found-ways">
          <button type="button" className="button" onClick={onAll}>
            {fillMessage(messages.seeAll, { n: fitting })}
          </button>
        </p>
      )}
      {(games.length === 0 || state.findings?.games.length === 0) && (
        <p className="found-ways">
          <button type="button" className="button" onClick={onRandom}>
            <Glyph name="dice" />
            {messages.randomGame}
          </button>
          <a className="button" href={`#${categoryPath(HOT)}`} onClick={onLeave}>
            <Glyph name="flame" />
            {messages.hotGames}
          </a>
        </p>
      )}
    </div>
  );
}

function statusText(state: SearchState): string {
  const { words, findings, failed } = state;
  if (failed) return messages.failed;
  if (words.trim() === '') return messages.prompt;
  if (!findings) return messages.searching;
  if (findings.missing !== undefined)
    return fillMessage(messages.notHere, { game: findings.missing });
  if (findings.games.length === 0) return fillMessage(messages.noMatch, { words: words.trim() });
  const shown = optionsOf(state).length;
  return fillMessage(shown < findings.total ? messages.best : messages.found, {
    n: findings.total,
    shown,
  });
}
