import type { Control } from '@playgrove/kit/draw/controls';
import type {
  Board,
  BoardCell,
  Coach,
  InputEvent,
  Rect,
  Saying,
  Sizes,
} from '@playgrove/kit/runtime';
import { landing } from '../rules/moves.ts';
import type { Input, State } from '../rules/state.ts';
import { HOME, isSafe, tileOf, YARD } from '../rules/track.ts';
import { canReroll, openPawns } from '../rules.ts';
import { layoutOf } from './layout.ts';
import { dieSays, isMine, placed, press, readPress, tried, type Ui } from './ui.ts';

const CELL = 96;

function pawnLabels(state: State, pawn: number): readonly Saying[] {
  const step = state.at[state.side]?.[pawn] ?? YARD;
  const values = { pawn: pawn + 1, left: HOME - step };
  const tile = tileOf(state.side, step);
  const key =
    step === YARD
      ? 'yard'
      : step === HOME
        ? 'home'
        : tile === undefined
          ? 'lane'
          : isSafe(tile)
            ? 'safe'
            : 'ring';
  const labels: Saying[] = [{ key: `cell.${key}`, values }];
  if (isMine(state) && state.die > 0 && landing(step, state.die) !== undefined)
    labels.push({ key: 'cell.goes' });
  return labels;
}

/** Die, token and pawns for keys and screen readers; touches are read by place. */
function boardsOf(state: State, _: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to);
  const { die } = layout;
  const mine = isMine(state);
  const open = openPawns(state);
  const around = ({ x, y }: { x: number; y: number }, half: number): Rect => ({
    x: x - half,
    y: y - half,
    width: half * 2,
    height: half * 2,
  });
  const says = dieSays(state);
  const pawns = (state.at[state.side] ?? []).map((step, pawn): BoardCell => ({
    id: `p${pawn}`,
    rect: around(placed(layout, state.side, pawn, step), CELL / 2),
    label: pawnLabels(state, pawn),
    keysOnly: true,
    home: mine && says === 'choose' && open[0] === pawn,
    disabled: !mine,
  }));
  return [
    {
      kind: 'tools',
      label: 'board.tray',
      columns: 2,
      cells: [
        {
          id: 'die',
          rect: around(die, die.r * 1.2),
          label: { key: mine ? `cell.${says}` : 'cell.wait', values: { die: state.die } },
          keysOnly: true,
          home: says !== 'choose',
        },
        {
          id: 'token',
          rect: layout.token,
          label: { key: 'cell.token', values: { count: state.tokens[state.side] ?? 0 } },
          keysOnly: true,
          disabled: !mine || !canReroll(state),
        },
      ],
    },
    { kind: 'grid', label: 'board.pawns', columns: 2, cells: pawns },
  ];
}

/** In the first game: draw, choose, draw. */
function coach(state: State, _: Ui, to: Sizes): Coach | 'wait' | undefined {
  if (state.count > 7 || state.who.includes('friend')) return undefined;
  if (!isMine(state)) return 'wait';
  const layout = layoutOf(to);
  if (dieSays(state) !== 'choose') {
    return { kind: 'tap', at: { x: layout.die.x, y: layout.die.y }, keys: ['a'] };
  }
  const [pawn = 0] = openPawns(state);
  const { x, y } = placed(layout, state.side, pawn, state.at[state.side]?.[pawn] ?? YARD);
  return { kind: 'tap', at: { x, y: y - 20 }, keys: ['a'] };
}

const KEYS = ['1', '2', '3', '4', 't'];

export const hands: Control<State, Input, Ui> = {
  keys: KEYS,
  boards: boardsOf,
  coach: (state, ui, _, to) => coach(state, ui, to),
  read: (event, state, ui, to) => tried(readAny(event, state, ui, to), state, ui),
};

function readAny(event: InputEvent, state: State, ui: Ui, to: Sizes): Input | 'redraw' | undefined {
  if (event.kind === 'cell') return event.phase === 'down' ? press(event.id, state, ui) : undefined;
  if (event.kind !== 'key') return readPress(event, state, ui, to);
  if (event.phase !== 'down' || !KEYS.includes(event.key)) return undefined;
  return press(event.key === 't' ? 'token' : `p${Number(event.key) - 1}`, state, ui);
}
