import '../../ui/sheet.css';
import './boards.css';
import { fillMessage } from '@playgrove/language/message-format';
import type { Board } from '@playgrove/protocol/runs';
import { createRoot } from 'react-dom/client';
import type { CallContent } from '../../services/content.ts';
import { showModal } from '../../ui/modal.ts';
import { enterBoard } from './calls.ts';
import { boardPlayer } from './device.ts';
import * as messages from './messages/en.json';
import { LiveRows } from './live-rows.tsx';

const SHOWN = 5;

/** A day's challenge as it was played. */
export type Entry = {
  readonly date: string;
  readonly game: { readonly id: string; readonly title: string };
  /** Packed. */
  readonly run: string;
};

/** Puts a run on its day's board and shows where it stands. @throws ContentError that was shown */
export async function enterRun(call: CallContent, { date, game, run }: Entry): Promise<void> {
  const board = await enterBoard(
    call,
    date,
    game.id,
    run,
    boardPlayer(() => localStorage),
  );
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet-dialog';
  dialog.setAttribute('aria-labelledby', 'entered-title');
  const root = createRoot(dialog);
  root.render(<Entered board={board} game={game} onClose={() => dialog.close()} />);
  dialog.addEventListener('close', () => root.unmount());
  showModal(dialog);
}

function Entered(props: {
  readonly board: Board;
  readonly game: Entry['game'];
  readonly onClose: () => void;
}) {
  const { board, game, onClose } = props;
  const { top, of, place } = board;
  const heading = fillMessage(messages.boardOf, { game: game.title });
  return (
    <>
      <h2 id="entered-title">{heading}</h2>
      {/* Without a place the operator looks at the run first. */}
      <p className="board-facts">
        {place === undefined ? messages.sent : fillMessage(messages.yourPlace, { place, of })}
      </p>
      <LiveRows game={game.id} rows={top.slice(0, SHOWN)} label={heading} />
      <div className="entered-foot">
        <a className="more" href="#/today">
          {messages.allBoards}
        </a>
        <button type="button" className="button primary" onClick={onClose}>
          {messages.close}
        </button>
      </div>
    </>
  );
}
