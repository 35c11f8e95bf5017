import type { Board, BoardCell, CellEvent, InputEvent, PadButton, Press } from '../view.ts';

const WAYS: Partial<Record<PadButton, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** Milliseconds in which cells that appear in mid-play ignore presses: they were meant for the game. */
const MISPRESS_MS = 400;

/**
 * Turns presses and pad events over boards into cell events, and tracks the focus. It does not use
 * the DOM.
 */
export class BoardHand {
  readonly #boards: () => readonly Board[];
  #focus: string | undefined;
  /** By pointer: the cell that is pressed. */
  readonly #pressed = new Map<number, string>();
  /** The cell that a key or button presses. */
  #keyed: string | undefined;
  readonly #now: () => number;
  /** Whether the player acted while there were no cells. */
  #played = false;
  /** When cells appeared in mid-play. */
  #appeared = -Infinity;

  /** @param now milliseconds on the clock of the events */
  constructor(boards: () => readonly Board[], now = () => performance.now()) {
    this.#boards = boards;
    this.#now = now;
  }

  /** Call when the boards are shown. */
  show(): void {
    if (!this.#played || this.#boards().length === 0) return;
    this.#played = false;
    this.#appeared = this.#now();
  }

  /** Whether a press comes before the player can have seen the cells. */
  #isEarly(at = this.#now()): boolean {
    return at - this.#appeared < MISPRESS_MS;
  }

  /** The focused cell: the chosen or the first one until the focus has moved. */
  get focus(): string | undefined {
    const cells = this.#boards().flatMap((board) => board.cells);
    const here = cells.find(({ id }) => id === this.#focus);
    return (here ?? homeOf(cells))?.id;
  }

  /** The events for the view instead of this one. */
  read(event: InputEvent): readonly InputEvent[] {
    // If the cells disappear and come back, the focus starts over.
    if (this.#boards().length === 0) {
      this.#focus = undefined;
      this.#played = true;
    }
    if (event.kind === 'press') return this.#press(event);
    if (event.kind === 'cell') {
      if (event.phase === 'focus') this.#focus = event.id;
      return this.#isDisabled(event) ? [] : [event];
    }
    if (event.kind !== 'pad') return [event];
    // There are no cells now: the view gets the pad.
    if (this.focus === undefined && this.#keyed === undefined) return [event];
    const way = WAYS[event.button];
    if (way) return event.phase === 'up' ? [] : this.#go(way);
    if (event.button !== 'a') return [event];
    if (event.phase === 'repeat' || (event.phase === 'down' && this.#isEarly())) return [];
    const id = event.phase === 'down' ? this.focus : this.#keyed;
    this.#keyed = event.phase === 'down' ? id : undefined;
    if (id === undefined) return [];
    return this.read({ kind: 'cell', phase: event.phase, id });
  }

  #isDisabled({ id, phase }: CellEvent): boolean {
    if (phase === 'focus') return false;
    return this.#boards().some(({ cells }) =>
      cells.some((cell) => cell.id === id && cell.disabled === true),
    );
  }

  #go(way: readonly [number, number]): readonly InputEvent[] {
    const boards = this.#boards();
    const id = this.focus;
    const next = id === undefined ? undefined : cellThatWay(boards, id, way);
    return next === undefined ? [] : this.read({ kind: 'cell', phase: 'focus', id: next });
  }

  #press(event: Press): readonly InputEvent[] {
    const { pointer, phase } = event;
    const second = event.second && { second: true };
    const before = this.#pressed.get(pointer);
    if (phase === 'hover') return [event];
    const hit = cellAt(this.#boards(), event);
    if (phase === 'down') {
      if (!hit) return [event];
      if (this.#isEarly(event.times?.at(-1))) return [];
      const { id, disabled } = hit.cell;
      this.#pressed.set(pointer, id);
      this.#focus = id;
      return this.read({ kind: 'cell', phase: disabled ? 'focus' : phase, id, ...second });
    }
    if (before === undefined) return [event];
    if (phase === 'move') {
      const grid = hit?.board.kind === 'grid' && hit.board.cells.some(({ id }) => id === before);
      if (!grid || hit.cell.id === before) return [];
      this.#pressed.set(pointer, hit.cell.id);
      return this.read({ kind: 'cell', phase: 'over', id: hit.cell.id, ...second });
    }
    this.#pressed.delete(pointer);
    const ended = phase === 'up' && hit?.cell.id === before ? 'up' : 'cancel';
    return this.read({ kind: 'cell', phase: ended, id: before, ...second });
  }
}

/** The cell where the keyboard starts. */
export function homeOf(cells: readonly BoardCell[]): BoardCell | undefined {
  return cells.find(({ home }) => home) ?? cells.find(({ selected }) => selected) ?? cells[0];
}

/** The cell at a world point. */
function cellAt(
  boards: readonly Board[],
  { x, y }: { readonly x: number; readonly y: number },
): { readonly board: Board; readonly cell: BoardCell } | undefined {
  for (const board of boards) {
    const cell = board.cells.find(
      ({ rect, keysOnly }) =>
        !keysOnly &&
        x >= rect.x &&
        x < rect.x + rect.width &&
        y >= rect.y &&
        y < rect.y + rect.height,
    );
    if (cell) return { board, cell };
  }
  return undefined;
}

/**
 * Straight on inside the board, else the nearest in that direction on any board; undefined at the
 * edge.
 */
function cellThatWay(
  boards: readonly Board[],
  from: string,
  [dx, dy]: readonly [number, number],
): string | undefined {
  const home = boards.find(({ cells }) => cells.some(({ id }) => id === from));
  const start = home?.cells.find(({ id }) => id === from);
  if (!home || !start) return undefined;
  const { rect } = start;
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const aside = dx === 0 ? rect.width / 2 : rect.height / 2;
  let best: string | undefined;
  let least = Infinity;
  for (const board of boards) {
    for (const { id, rect: other } of board.cells) {
      const x = other.x + other.width / 2 - middle.x;
      const y = other.y + other.height / 2 - middle.y;
      const on = x * dx + y * dy;
      const off = Math.abs(x * dy) + Math.abs(y * dx);
      if (on <= 1e-6) continue;
      const straight = board === home && off < aside;
      const cost = on + off * 2 + (straight ? 0 : 1e6);
      if (cost >= least) continue;
      least = cost;
      best = id;
    }
  }
  return best;
}
