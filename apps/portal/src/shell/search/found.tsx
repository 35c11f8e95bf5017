import './found.css';
import { HOT } from '@playgrove/catalogue';
import { Figures } from '../../cards/figures.tsx';
import { Picture } from '../../cards/picture.tsx';
import type { Slim } from '../../records/rows.ts';
import { categoryPath } from '../../routes.ts';
import { Glyph } from '../glyph.tsx';
import { FOUND_ID } from '../top-bar.tsx';

export type FoundProps = {
  /** Nothing until the words of the catalogue have come. */
  readonly found: readonly Slim[] | undefined;
  readonly words: string;
  /** Place of the option that the arrow keys stand on; -1 for none. */
  readonly active: number;
  readonly failed: boolean;
  readonly onChoose: (game: Slim) => void;
  readonly onRandom: () => void;
  readonly onLeave: () => void;
};

export const optionId = (place: number): string => `${FOUND_ID}-${place}`;

/** What was found, below the field; ways on when nothing was. */
export function Found(props: FoundProps) {
  const { found, words, active, failed, onChoose, onRandom, onLeave } = props;
  const typed = words.trim() !== '';
  const games = typed ? (found ?? []) : [];
  return (
    <div className="found">
      <p className="found-words" role="status">
        {told(typed, found, failed, words.trim())}
      </p>
      <div id={FOUND_ID} role="listbox" aria-label="Games found">
        {games.map((game, place) => (
          // The keys that choose are the field's: it keeps the focus, as in every combobox.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={game.id}
            className="option"
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onClick={() => onChoose(game)}
          >
            <span className="art">
              <Picture icon={game.icon} sizes="48px" />
            </span>
            <span className="words">
              <span className="title">{game.title}</span>
              <span className="found-cate">{game.cate}</span>
            </span>
            <Figures game={game} />
          </div>
        ))}
      </div>
      {games.length === 0 && (
        <p className="found-ways">
          <button type="button" className="button" onClick={onRandom}>
            <Glyph name="dice" />
            Random game
          </button>
          <a className="button" href={`#${categoryPath(HOT)}`} onClick={onLeave}>
            <Glyph name="flame" />
            Hot
          </a>
        </p>
      )}
    </div>
  );
}

function told(
  typed: boolean,
  found: readonly Slim[] | undefined,
  failed: boolean,
  words: string,
): string {
  if (failed) return 'The search could not be fetched.';
  if (!typed) return 'Type a name, a kind or a tag, or let chance choose.';
  if (!found) return 'Looking…';
  if (found.length === 0) return `Nothing found for “${words}”. Try another word, or one of these.`;
  return found.length === 1 ? '1 game' : `${found.length} games`;
}
