import type { Board, BoardCell, Saying, Sizes } from '@playgrove/kit/runtime';
import { EMPTY, isKnown, LETTERS, letterOf, windowsOf, type Window } from '../clues.ts';
import type { State } from '../rules.ts';
import { drumRect, layoutOf, letterRect } from './layout.ts';
import { follow, type Ui } from './ui.ts';

const capital = (code: number): string => letterOf(code).toUpperCase();

function placeLabel(place: number, typed: string, [first, last]: Window, isMisty: boolean): Saying {
  const where = { place: place + 1, first: capital(first), last: capital(last) };
  if (first === last) return { key: 'place.known', values: where };
  if (isMisty) return { key: 'place.misty', values: { ...where, letter: typed.toUpperCase() } };
  if (typed === EMPTY) return { key: 'place.empty', values: where };
  return { key: 'place.typed', values: { ...where, letter: typed.toUpperCase() } };
}

/** The word, and the fan of letters with its two buttons. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  follow(state, ui);
  const layout = layoutOf(to);
  const windows = windowsOf(state);
  const [low, high] = windows[ui.cursor] ?? [0, LETTERS - 1];
  const letters = Array.from({ length: LETTERS }, (_, code): BoardCell => {
    const key = code >= low && code <= high ? 'letter.open' : 'letter.out';
    const rect = letterRect(layout, code);
    return { id: letterOf(code), rect, label: { key, values: { letter: capital(code) } } };
  });
  return [
    {
      kind: 'grid',
      label: 'board.word',
      columns: windows.length,
      cells: windows.map((window, place) => ({
        id: `p${place}`,
        rect: drumRect(layout, place, windows.length),
        label: placeLabel(place, state.typed.charAt(place), window, state.misty.includes(place)),
        selected: place === ui.cursor,
        locked: isKnown(window),
      })),
    },
    { kind: 'grid', label: 'board.letters', columns: LETTERS / 2, cells: letters },
    {
      kind: 'tools',
      label: 'board.tools',
      columns: 0,
      cells: [
        { id: 'erase', rect: layout.erase, label: { key: 'tool.erase' } },
        { id: 'guess', rect: layout.guess, label: { key: 'tool.guess' } },
      ],
    },
  ];
}
