import { boardOf, CELLS, COLUMNS, type Ground } from './board.ts';
import type { Piece, State } from './state.ts';

const GROUND: Readonly<Record<Ground, string>> = {
  grass: '.',
  road: ':',
  tree: 'T',
  water: '~',
  home: 'H',
};

const signOf = ({ kind, turn }: Piece): string =>
  kind === 'lantern'
    ? ('^>v<'[turn] ?? '?')
    : kind === 'mirror'
      ? ('/\\'[turn] ?? '?')
      : ('%@'[turn] ?? '?');

/** The board as characters, then who is on the road. */
export function picture(state: State): string {
  const board = boardOf(state.place);
  const signs = Array.from({ length: CELLS }, (_, at) => GROUND[board.ground[at] ?? 'grass']);
  for (const piece of state.pieces) signs[piece.at] = signOf(piece);
  const rows: string[] = [];
  for (let at = 0; at < CELLS; at += COLUMNS) rows.push(signs.slice(at, at + COLUMNS).join(''));
  const bright = state.pieces.filter(({ n }) => n > 1).map(({ at, n }) => `${at}*${n}`);
  const foes = state.foes.map(
    ({ kind, route, far, hp }) => `${kind}${route} ${far.toFixed(2)} ${hp.toFixed(1)}`,
  );
  return [
    `tick ${state.tick} ${state.end || state.phase} wave ${state.wave} ${state.line} out ${state.out} x${state.speed} light ${state.light} hearts ${state.hearts}`,
    ...rows,
    ...bright,
    ...foes,
  ].join('\n');
}
