import * as chips from '@playgrove/kit/draw/chips';
import { controls, type Control } from '@playgrove/kit/draw/controls';
import { HEX_ROW, hexAt } from '@playgrove/kit/logic/hexgrid';
import { defineGame, type Board, type Sizes, type View } from '@playgrove/kit/runtime';
import { AWAKE, FLAG, gridFor, LEAVES, numbersOf, placesOf } from './rules/meadow.ts';
import { hasBegun, marked, MAX_SLIPS, rules, type Input, type State } from './rules.ts';
import { FEEL } from './view/feel.ts';
import { FLAGS } from './view/flags.ts';
import { hands } from './view/hands.ts';
import { sayingOf } from './view/keeper.ts';
import { layoutOf, middleOf, placeAt, worldFor } from './view/layout.ts';
import { drawScene, HINT } from './view/scene.ts';
import { freshUi, type Ui } from './view/ui.ts';

/** The meadow for keyboards and screen readers; fingers touch the canvas, where hexagons are exact. */
function meadowBoard(state: State, _: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to, state);
  const { unit, portrait } = layout;
  const [width, height] = portrait ? [unit, unit * HEX_ROW] : [unit * HEX_ROW, unit];
  const places = placesOf(state);
  // As they are seen, row by row.
  const shown = portrait
    ? places
    : places.map((at) => (at % state.rows) * state.cols + Math.floor(at / state.rows));
  const cells = shown.map((place) => {
    const { x, y } = middleOf(layout, state, place);
    return {
      id: String(place),
      rect: { x: x - width / 2, y: y - height / 2, width, height },
      label: labelOf(state, place),
      keysOnly: true,
      home: place === state.start,
    };
  });
  return [
    { kind: 'grid', label: 'board.meadow', columns: portrait ? state.cols : state.rows, cells },
  ];
}

function labelOf(state: State, place: number) {
  const sees = state.shown[place];
  const value = numbersOf(state)[place] ?? 0;
  const isStart = place === state.start && !hasBegun(state);
  const kind =
    sees === FLAG
      ? 'flag'
      : sees === AWAKE
        ? 'awake'
        : sees !== LEAVES
          ? value > 0
            ? 'open'
            : 'bare'
          : isStart
            ? 'start'
            : 'leaves';
  const [row, column] = [Math.floor(place / state.cols) + 1, (place % state.cols) + 1];
  return { key: `cell.${kind}`, values: { row, column, value } };
}

const meadow: Control<State, Input, Ui> = { boards: meadowBoard };

const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'above',
  oneFinger: true,
  secondButton: true,
  hidesScore: true,
  feel: FEEL,
  outro: 1500,
  delay: ({ name, value = 1 }) => (name === 'open' ? Math.sqrt(value - 1) * 55 : 0),
  music: { mood: 'calm', seed: 31 },
  ui: freshUi,
  keepsakes: FLAGS,
  place: (at, state, _, to) => placeAt(layoutOf(to, state), at),
  ...controls<State, Input, Ui>([...hands, meadow]),
  draw: drawScene,
  how: async () => (await import('./how.ts')).how,

  hinted(hint, state, ui) {
    const places = (hint?.at ?? []).map((at) => hexAt(gridFor(state), at));
    ui.hint = hint && { places, input: hint.input, left: HINT };
  },
  busy: (state, _, to) => [layoutOf(to, state).board],

  chips: (state) => [
    chips.hearts(MAX_SLIPS + 1 - state.slips),
    chips.goal(marked(state), state.hogs.length, { label: 'chip.hogs' }),
  ],
  say: (state, ui) => sayingOf(state, ui),

  shareText: ({ slips, hogs, time }) =>
    `🦔 ${'💤'.repeat(Math.min(10, hogs.length))}${slips > 0 ? '😳' : ''} ${Math.ceil(time / 30)} s`,
};

export default defineGame(rules, view);
