import { element } from '../base/dom.ts';
import { homeOf } from './boards.ts';
import type { Fit } from '../render/fit.ts';
import type { Board, BoardCell, CellEvent, Saying } from '../view.ts';
import type { Words } from '../base/words.ts';

/** The share of a line's height that digits and capitals fill. */
const CAPITAL = 0.74;

type Shown = { readonly node: HTMLElement; readonly face: HTMLElement; wrote: string; key: string };

/**
 * Boards as elements over the canvas. Pointers pass through them to the canvas; keyboards and
 * screen readers reach them. Loaded on demand: most games have no boards.
 */
export class BoardLayer {
  readonly root = element('div', { class: 'boards' });
  readonly #words: Words;
  readonly #shown = new Map<string, Shown>();
  #built = '';

  constructor(words: Words, act: (event: CellEvent) => void) {
    this.#words = words;
    this.root.addEventListener('focusin', (event) => {
      const id = this.#idOf(event.target);
      if (id !== undefined) act({ kind: 'cell', phase: 'focus', id });
    });
    // Pointers never get here: this is a press by a screen reader or a switch.
    this.root.addEventListener('click', (event) => {
      const id = this.#idOf(event.target);
      if (id === undefined) return;
      act({ kind: 'cell', phase: 'down', id });
      act({ kind: 'cell', phase: 'up', id });
    });
  }

  /** Updates the elements. @param focus the cell that Tab reaches */
  show(boards: readonly Board[], fit: Fit, focus: string | undefined): void {
    const build = boards
      .map(({ kind, label, columns, cells }) =>
        [kind, label, columns, ...cells.map(({ id }) => id)].join(),
      )
      .join('|');
    if (build !== this.#built) this.#build(boards);
    this.#built = build;
    for (const board of boards) {
      const home = board.cells.some(({ id }) => id === focus) ? focus : homeOf(board.cells)?.id;
      for (const cell of board.cells) this.#update(board, cell, fit, cell.id === home);
    }
  }

  /** Moves the real focus to a cell, as after an arrow key. */
  focus(id: string): void {
    const { node } = this.#shown.get(id) ?? {};
    if (node && document.activeElement !== node) node.focus({ preventScroll: true });
  }

  #idOf(target: EventTarget | null): string | undefined {
    const node = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    return node?.dataset['cell'];
  }

  #build(boards: readonly Board[]): void {
    this.#shown.clear();
    this.root.replaceChildren(
      ...boards.map((board) => {
        const cells = board.cells.map((cell) => this.#make(board, cell));
        const name = { 'aria-label': this.#words(board.label) };
        if (board.kind === 'tools') return element('div', { role: 'toolbar', ...name }, ...cells);
        const rows: HTMLElement[] = [];
        for (let from = 0; from < cells.length; from += board.columns) {
          rows.push(element('div', { role: 'row' }, ...cells.slice(from, from + board.columns)));
        }
        return element('div', { role: 'grid', ...name }, ...rows);
      }),
    );
  }

  #make(board: Board, { id }: BoardCell): HTMLElement {
    const face = element('span', { 'aria-hidden': 'true' });
    const role = board.kind === 'grid' ? 'gridcell' : 'button';
    const node = element('div', { role, class: 'board-cell', 'data-cell': id }, face);
    this.#shown.set(id, { node, face, wrote: '', key: '' });
    return node;
  }

  #update(board: Board, cell: BoardCell, fit: Fit, isHome: boolean): void {
    const shown = this.#shown.get(cell.id);
    if (!shown) return;
    const { node, face } = shown;
    const key = JSON.stringify([cell, fit.px, fit.left, fit.top, isHome]);
    if (key === shown.key) return;
    const first = shown.key === '';
    shown.key = key;
    node.tabIndex = isHome ? 0 : -1;
    const label = [cell.label].flat().map((saying) => this.#said(saying));
    // Messages do not end with a full stop.
    node.setAttribute('aria-label', label.join('. ').replaceAll('..', '.'));
    const picked = board.kind === 'grid' ? 'aria-selected' : 'aria-pressed';
    if (board.kind === 'grid' || cell.selected !== undefined) {
      node.setAttribute(picked, String(cell.selected === true));
    }
    node.toggleAttribute('data-selected', cell.selected === true);
    if (board.kind === 'grid') node.setAttribute('aria-readonly', String(cell.locked === true));
    node.setAttribute('aria-disabled', String(cell.disabled === true));
    this.#lay(node, cell, fit);
    this.#write(shown, face, cell, first);
  }

  #said({ key, values }: Saying): string {
    return this.#words(key, values);
  }

  #lay(node: HTMLElement, { rect, size, color, marks, level, text }: BoardCell, fit: Fit): void {
    const { px, left, top } = fit;
    const [width, height] = [rect.width * px, rect.height * px];
    const lines = marks ? Math.sqrt(marks.length) : 1;
    const place = { left: left + rect.x * px, top: top + rect.y * px, width, height };
    for (const [name, value] of Object.entries(place)) {
      node.style.setProperty(name, `${value.toFixed(2)}px`);
    }
    const wide = typeof text === 'string' && text.length === 1 ? Infinity : width * 0.3;
    const most = Math.min(height / lines / CAPITAL, wide);
    node.style.setProperty('--text', ((size ?? rect.height * 0.6) * px).toFixed(2));
    node.style.setProperty('--most', `${most.toFixed(2)}px`);
    node.style.setProperty('--level', String(level ?? 0.5));
    node.style.color = color ?? '';
  }

  #write(shown: Shown, face: HTMLElement, cell: BoardCell, first: boolean): void {
    const text = typeof cell.text === 'object' ? this.#said(cell.text) : (cell.text ?? '');
    const wrote = cell.marks ? cell.marks.join('\n') : text;
    if (wrote === shown.wrote) return;
    shown.wrote = wrote;
    face.className = cell.marks ? 'marks' : '';
    if (cell.marks) {
      face.style.setProperty('--side', String(Math.sqrt(cell.marks.length)));
      face.replaceChildren(...cell.marks.map((mark) => element('i', {}, mark)));
      return;
    }
    // A single mark reads like the text that replaces it, so the old elements must go.
    face.replaceChildren(text);
    if (text === '' || first) return;
    face.getAnimations().forEach((each) => each.cancel());
    face.animate?.(
      [
        { transform: 'scale(0.4)' },
        { transform: 'scale(1.22)', offset: 0.5 },
        { transform: 'none' },
      ],
      {
        duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180,
        easing: 'ease-out',
      },
    );
  }
}
