import { fillMessage } from '@playgrove/language/message-format';
import { nameOf } from '@playgrove/protocol/names';
import type { BoardRow } from '@playgrove/protocol/runs';
import { Glyph } from '../../ui/glyph.tsx';
import * as messages from './messages/en.json';
import { scoreText } from './scores.ts';
import { useOwnGame } from './use-own-game.ts';

/** Places of a board, each with the run that proves it. */
export function LiveRows({
  game,
  rows,
  label,
}: {
  /** Its id. */
  readonly game: string;
  readonly rows: readonly BoardRow[];
  readonly label: string;
}) {
  const own = useOwnGame(game);
  return (
    <ol className="board-rows" aria-label={label}>
      {rows.map((row) => (
        <li key={row.place} className={row.you ? 'you' : undefined}>
          <span className="place">{row.place}</span>
          <span className="name">
            <span>{nameOf(row.name)}</span>
            {row.you && <em>{messages.you}</em>}
          </span>
          <span className="score">{own && scoreText(row, own === 'unknown' ? {} : own)}</span>
          <a
            href={`#/run/${row.run}`}
            aria-label={fillMessage(messages.watchRun, { name: nameOf(row.name) })}
          >
            <Glyph name="plays" />
            <span aria-hidden="true">{messages.watch}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
