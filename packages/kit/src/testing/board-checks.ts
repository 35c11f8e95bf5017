import { BoardHand } from '../stage/boards.ts';
import type { Board, BoardCell, PadButton, Saying } from '../stage/view.ts';
import { broken, randomPlayer, startOf } from './playing.ts';
import type { Screen } from './recording.ts';
import type { Check } from './rules-checks.ts';
import { Sitting } from './sitting.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

const SCREENS: readonly Screen[] = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const MOVES = 12;
const LEAST_TEXT_PX = 14;
const LEAST_TOOL_PX = 44;
const COLOUR = /^#[\da-f]{6}$/i;
const WAYS: readonly PadButton[] = ['up', 'down', 'left', 'right'];

/** Looks at a view's boards after the deal and after some moves, on several screens. */
function lookAt(subject: Subject, look: (sitting: Sitting, at: string) => void): void {
  if (!subject.view.boards) return;
  for (const screen of SCREENS) {
    const sitting = new Sitting(subject, startOf(subject.rules, 0, 'boards'), screen);
    const player = randomPlayer(subject.rules, 'boards');
    for (let move = 0; move < MOVES && !sitting.over; move += 1) {
      if (move % 4 === 0) look(sitting, `at ${screen.width} by ${screen.height}, move ${move}`);
      const input = player(sitting.session);
      if (input !== undefined) sitting.offer(input);
      sitting.tick();
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
  lookAt(subject, (sitting, at) => {
    const seen = new Set<string>();
    for (const { kind, label, columns, cells } of sitting.boards) {
      tally.says(label, 'a board');
      if (cells.length === 0) broken(`${at}: board "${label}" has no cells`);
      if (kind === 'grid' && cells.length % columns !== 0) {
        broken(`${at}: board "${label}" has ${cells.length} cells in rows of ${columns}`);
      }
      for (const cell of cells) {
        if (seen.has(cell.id)) broken(`${at}: two cells are called "${cell.id}"`);
        seen.add(cell.id);
        says(cell.label, `cell "${cell.id}"`);
        if (typeof cell.text === 'object') says(cell.text, `the text of cell "${cell.id}"`);
        if (cell.colour !== undefined && !COLOUR.test(cell.colour)) {
          broken(`${at}: cell "${cell.id}": "${cell.colour}" is not a colour like #ff4b55`);
        }
      }
    }
  });
}

function large(subject: Subject): void {
  lookAt(subject, (sitting, at) => {
    const { width, height, px } = sitting.recorder.surface;
    for (const { kind, cells } of sitting.boards) {
      for (const { id, rect, text, marks, size } of cells) {
        const { x, y } = rect;
        const inside =
          x >= -1 && y >= -1 && x + rect.width <= width + 1 && y + rect.height <= height + 1;
        if (!inside) broken(`${at}: cell "${id}" lies outside the world: ${JSON.stringify(rect)}`);
        const side = Math.min(rect.width, rect.height) * px;
        if (kind === 'tools' && side < LEAST_TOOL_PX - 0.5) {
          broken(`${at}: tool "${id}" is ${side.toFixed(1)} CSS px, not ${LEAST_TOOL_PX}`);
        }
        const tall = (size ?? rect.height * 0.6) * px;
        if ((text ?? marks) !== undefined && tall < LEAST_TEXT_PX - 0.05) {
          broken(`${at}: the text of cell "${id}" is ${tall.toFixed(1)} CSS px, not 14`);
        }
      }
    }
  });
}

function reached(subject: Subject, tally: Tally): void {
  lookAt(subject, ({ boards }, at) => {
    // A view may have boards in some of its phases only.
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
    for (const { id, rect, disabled } of cellsOf(boards)) {
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
      const hit = press?.kind === 'cell' ? press.id : undefined;
      const wanted = disabled ? undefined : id;
      if (hit !== wanted) broken(`${at}: a press in the middle of "${id}" goes to "${hit}"`);
    }
  });
}

/** Kept by views without boards, which have nothing to keep. */
export const BOARD_CHECKS: readonly Check[] = [
  { promise: 'names every cell of its boards', run: named },
  { promise: 'keeps cells in sight, their text readable and their tools large', run: large },
  { promise: 'lets the keyboard reach every cell', run: reached },
  { promise: 'lets a finger press every cell', run: pressed },
];
