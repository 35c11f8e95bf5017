import { BoardHand } from '../runtime/input/boards.ts';
import type { Board, BoardCell, PadButton, Saying } from '../runtime/view.ts';
import { broken, randomPlayer, startOf } from './playing.ts';
import type { Screen } from './recording.ts';
import type { Check } from './rules-checks.ts';
import { Playthrough } from './playthrough.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

const SCREENS: readonly Screen[] = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const MOVES = 12;
const MIN_TEXT_PX = 14;
const MIN_TOOL_PX = 44;
const COLOR = /^#[\da-f]{6}$/i;
const WAYS: readonly PadButton[] = ['up', 'down', 'left', 'right'];

/** Inspects a view's boards after the deal and after some moves, on several screens. */
function lookAt(subject: Subject, look: (playthrough: Playthrough, at: string) => void): void {
  if (!subject.view.boards) return;
  for (const screen of SCREENS) {
    const playthrough = new Playthrough(subject, startOf(subject.rules, 0, 'boards'), screen);
    const player = randomPlayer(subject.rules, 'boards');
    for (let move = 0; move < MOVES && !playthrough.over; move += 1) {
      if (move % 4 === 0) look(playthrough, `at ${screen.width} by ${screen.height}, move ${move}`);
      const input = player(playthrough.session);
      if (input !== undefined) playthrough.offer(input);
      playthrough.tick();
    }
  }
}

const cellsOf = (boards: readonly Board[]): readonly BoardCell[] =>
  boards.flatMap(({ cells }) => cells);

function named(subject: Subject, tally: Tally): void {
  const { words } = subject;
  const says = (saying: Saying, who: string): void => {
    tally.says(saying.key, who);
    for (const [, name] of (words[saying.key] ?? '').matchAll(/\{(\w+)\}/g)) {
      if (name !== undefined && saying.values?.[name] === undefined) {
        broken(`${who} gives ${saying.key} no {${name}}`);
      }
    }
  };
  lookAt(subject, (playthrough, at) => {
    const seen = new Set<string>();
    for (const { kind, label, columns, cells } of playthrough.boards) {
      tally.says(label, 'a board');
      if (cells.length === 0) broken(`${at}: board "${label}" has no cells`);
      if (kind === 'grid' && cells.length % columns !== 0) {
        broken(`${at}: board "${label}" has ${cells.length} cells in rows of ${columns}`);
      }
      for (const cell of cells) {
        if (seen.has(cell.id)) broken(`${at}: two cells are called "${cell.id}"`);
        seen.add(cell.id);
        for (const saying of [cell.label].flat()) says(saying, `cell "${cell.id}"`);
        if (typeof cell.text === 'object') says(cell.text, `the text of cell "${cell.id}"`);
        if (cell.color !== undefined && !COLOR.test(cell.color)) {
          broken(`${at}: cell "${cell.id}": "${cell.color}" is not a color like #ff4b55`);
        }
      }
    }
  });
}

function large(subject: Subject): void {
  lookAt(subject, (playthrough, at) => {
    const { width, height, px } = playthrough.recorder.surface;
    for (const { kind, cells } of playthrough.boards) {
      for (const { id, rect, text, marks, size } of cells) {
        const { x, y } = rect;
        const inside =
          x >= -1 && y >= -1 && x + rect.width <= width + 1 && y + rect.height <= height + 1;
        if (!inside) broken(`${at}: cell "${id}" lies outside the world: ${JSON.stringify(rect)}`);
        const side = Math.min(rect.width, rect.height) * px;
        if (kind === 'tools' && side < MIN_TOOL_PX - 0.5) {
          broken(`${at}: tool "${id}" is ${side.toFixed(1)} CSS px, not ${MIN_TOOL_PX}`);
        }
        const tall = (size ?? rect.height * 0.6) * px;
        if ((text ?? marks) !== undefined && tall < MIN_TEXT_PX - 0.05) {
          broken(`${at}: the text of cell "${id}" is ${tall.toFixed(1)} CSS px, not 14`);
        }
      }
    }
  });
}

function reached(subject: Subject, tally: Tally): void {
  lookAt(subject, ({ boards }, at) => {
    // A view may have boards only in some of its phases.
    if (boards.length === 0) return;
    const all = cellsOf(boards).map(({ id }) => id);
    const start = new BoardHand(() => boards).focus;
    if (start === undefined) broken(`${at}: there is no cell to begin at`);
    const found = new Set([start]);
    for (const id of found) {
      for (const button of WAYS) {
        const hand = new BoardHand(() => boards);
        hand.read({ kind: 'cell', phase: 'focus', id });
        const [moved] = hand.read({ kind: 'pad', phase: 'down', button, device: 'keyboard' });
        if (moved?.kind === 'cell') found.add(moved.id);
        tally.inputs += 1;
      }
    }
    const lost = all.filter((id) => !found.has(id));
    if (lost.length > 0) broken(`${at}: arrow keys never reach ${lost.join(', ')}`);
  });
}

function pressed(subject: Subject): void {
  lookAt(subject, ({ boards }, at) => {
    for (const { id, rect, disabled, keysOnly } of cellsOf(boards)) {
      const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
      const [press] = new BoardHand(() => boards).read({
        kind: 'press',
        phase: 'down',
        pointer: 1,
        device: 'touch',
        x,
        y,
        path: [{ x, y }],
        from: { x, y },
      });
      const hit = press?.kind === 'cell' && press.phase === 'down' ? press.id : undefined;
      const wanted = disabled || keysOnly ? undefined : id;
      if (hit !== wanted) broken(`${at}: a press in the middle of "${id}" goes to "${hit}"`);
    }
  });
}

/** Views without boards pass these trivially. */
export const BOARD_CHECKS: readonly Check[] = [
  { promise: 'names every cell of its boards', run: named },
  { promise: 'keeps cells in sight, their text readable and their tools large', run: large },
  { promise: 'lets the keyboard reach every cell', run: reached },
  { promise: 'lets a finger press every cell', run: pressed },
];
