import { list, oneOf, shape, such, text, whole, type Parser } from '@playgrove/kit/core/parse';
import { BASKETS, GARDEN, KINDS, type Params, WANTS } from './state.ts';

const ROW = /^[._sdDhHvVk0-5]{5,9}$/;

const fields: Parser<Params> = shape({
  mode: oneOf('bed', 'daily', 'endless'),
  level: whole(0, 999),
  map: such(
    list(text(9), 9, 5),
    (rows) => rows.every((row) => ROW.test(row) && row.length === rows[0]?.length),
    'five to nine rows of five to nine marks',
  ),
  kinds: whole(4, KINDS),
  moves: whole(1, 99),
  wants: such(
    list(whole(0, 200), WANTS, WANTS),
    (wants) => wants.some((want) => want > 0),
    'something to bind',
  ),
  creep: oneOf(true, false),
  streams: list(list(whole(0, 80), 81), 81),
});

const onlyWhatGrows = such(
  fields,
  ({ kinds, wants }) => wants.slice(kinds, KINDS).every((want) => want === 0),
  'only kinds that grow here',
);

const noMoreThanPlots = such(
  onlyWhatGrows,
  ({ map, wants }) => (wants[GARDEN] ?? 0) <= map.join('').split('s').length - 1,
  'no more than there are plots',
);

const withBaskets = such(
  noMoreThanPlots,
  ({ map, wants }) => (wants[BASKETS] ?? 0) > 0 || !map.join('').includes('k'),
  'the baskets there are',
);

/** Storage and links may hold anything. */
export const parseParams: Parser<Params> = such(
  withBaskets,
  ({ map, streams }) => {
    const cells = map.join('');
    return streams
      .flat()
      .every((cell) => cell < cells.length && '.ksdD'.includes(cells[cell] ?? '_'));
  },
  'brooks over open cells',
);
