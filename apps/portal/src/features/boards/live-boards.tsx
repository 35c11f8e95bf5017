import './boards.css';
import { fillMessage } from '@playgrove/language/message-format';
import { nameOf } from '@playgrove/protocol/names';
import type { Board } from '@playgrove/protocol/runs';
import { useEffect, useState } from 'react';
import type { DayView } from '../../data/daily/view.ts';
import { useServices } from '../../services/context.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { fetchBoard, joinCircle } from './calls.ts';
import { readBoardPlayer, rename, type BoardPlayer } from './device.ts';
import { LiveCircles } from './live-circles.tsx';
import * as messages from './messages/en.json';
import { LiveRows } from './live-rows.tsx';

/** Rows of a board on Today; your place says the rest. */
const SHOWN = 5;

const storage = (): Storage => localStorage;

/** The boards of the day's five challenges, and the visitor's circles. */
export function LiveBoards({
  day: { date, five },
}: {
  readonly day: Pick<DayView, 'date' | 'five'>;
}) {
  const { callContent } = useServices();
  const [player, setPlayer] = useState(() => readBoardPlayer(storage));
  const [boards, setBoards] = useState<ReadonlyMap<string, Board> | 'failed'>();
  const ids = five.map(({ game }) => game.id).join(' ');
  useEffect(() => {
    let left = false;
    const games = ids.split(' ');
    Promise.all(games.map((id) => fetchBoard(callContent, date, id, player))).then(
      (found) => left || setBoards(new Map(games.map((id, at) => [id, found[at] as Board]))),
      () => left || setBoards('failed'),
    );
    return () => {
      left = true;
    };
  }, [callContent, date, ids, player]);
  const onRename = (renamed: BoardPlayer): void => {
    setPlayer(renamed);
    // Boards take the new name with the next entry, circles now.
    for (const circle of renamed.circles) {
      joinCircle(callContent, circle, renamed).catch(() => undefined);
    }
  };
  if (five.length === 0) return null;
  return (
    <>
      <section className="boards" aria-labelledby="boards" aria-busy={boards === undefined}>
        <h2 id="boards">{messages.boards}</h2>
        <p className="page-lead">{boards === 'failed' ? messages.failed : messages.lead}</p>
        {boards !== 'failed' && (
          <div className="board-list">
            {five.map(({ game }) => (
              <DayBoard key={game.id} game={game} board={boards?.get(game.id)} />
            ))}
          </div>
        )}
        {player && <Name player={player} onChange={onRename} />}
      </section>
      <LiveCircles five={five} date={date} player={player} onChange={setPlayer} />
    </>
  );
}

/** Open for somebody who is on it; for everybody else a line that says how many are. */
function DayBoard(props: {
  readonly game: { readonly id: string; readonly title: string };
  readonly board: Board | undefined;
}) {
  const { game, board } = props;
  const { top = [], of = 0, place } = board ?? {};
  const facts =
    place === undefined
      ? fillMessage(messages.players, { n: of })
      : fillMessage(messages.yourPlace, { place, of });
  return (
    <details className="board" open={place !== undefined}>
      <summary>
        <h3>{game.title}</h3>
        <span className="board-facts">{board && facts}</span>
        <Glyph name="unfold" />
      </summary>
      {top.length > 0 ? (
        <LiveRows
          game={game.id}
          rows={top.slice(0, SHOWN)}
          label={fillMessage(messages.boardOf, { game: game.title })}
        />
      ) : (
        <p className="board-none">{board && messages.nobody}</p>
      )}
    </details>
  );
}

function Name(props: {
  readonly player: BoardPlayer;
  readonly onChange: (player: BoardPlayer) => void;
}) {
  const { player, onChange } = props;
  return (
    <p className="board-name">
      {messages.name}
      <strong aria-live="polite">{nameOf(player.name)}</strong>
      <button type="button" className="more" onClick={() => onChange(rename(storage, player))}>
        {messages.newName}
      </button>
    </p>
  );
}
