import type { Json, Result } from '@playgrove/kit/contract';
import { BASKETS, GARDEN, KINDS, type Params, WANTS } from './state.ts';

const MARKS = /^[._sdDhHvVk0-5]+$/;

function whole(raw: Json | undefined, low: number, high: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= low && raw <= high;
}

function isMap(raw: Json | undefined): raw is readonly string[] {
  if (!Array.isArray(raw) || raw.length < 5 || raw.length > 9) return false;
  const rows = raw as readonly Json[];
  const [first] = rows;
  if (typeof first !== 'string' || first.length < 5 || first.length > 9) return false;
  return rows.every(
    (row) => typeof row === 'string' && row.length === first.length && MARKS.test(row),
  );
}

function isList(raw: Json | undefined, most: number): raw is readonly number[] {
  return Array.isArray(raw) && raw.every((each: Json) => whole(each, 0, most));
}

/** Storage and links are strangers. */
export function parseParams(raw: Json): Result<Params> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, error: `params: expected an object, got ${JSON.stringify(raw)}` };
  }
  const fields = raw as { readonly [key: string]: Json };
  const { mode, level, map, kinds, moves, wants, creep, streams } = fields;
  const bad = (name: string, what: string): Result<Params> => ({
    ok: false,
    error: `params.${name}: expected ${what}, got ${JSON.stringify(fields[name] ?? null)}`,
  });
  if (mode !== 'bed' && mode !== 'daily' && mode !== 'endless') {
    return bad('mode', 'bed, daily or endless');
  }
  if (!whole(level, 0, 999)) return bad('level', 'a whole number from 0');
  if (!isMap(map)) return bad('map', 'five to nine rows of five to nine marks');
  if (!whole(kinds, 4, KINDS)) return bad('kinds', 'a whole number from 4 to 6');
  if (!whole(moves, 1, 99)) return bad('moves', 'a whole number from 1 to 99');
  if (!isList(wants, 200) || wants.length !== WANTS) return bad('wants', `${WANTS} whole numbers`);
  if (wants.every((want) => want === 0)) return bad('wants', 'something to bind');
  if (wants.slice(kinds, KINDS).some((want) => want > 0)) {
    return bad('wants', 'only kinds that grow here');
  }
  const cells = map.join('');
  const plots = [...cells].filter((mark) => mark === 's').length;
  if ((wants[GARDEN] ?? 0) > plots) return bad('wants', `no more than ${plots} plots`);
  if ((wants[BASKETS] ?? 0) === 0 && cells.includes('k'))
    return bad('wants', 'the baskets there are');
  if (typeof creep !== 'boolean') return bad('creep', 'true or false');
  const paths = streams as readonly Json[];
  if (!Array.isArray(streams) || !paths.every((path) => isList(path, cells.length - 1))) {
    return bad('streams', 'lists of cells');
  }
  const brooks = paths as readonly (readonly number[])[];
  if (brooks.some((path) => path.some((cell) => !'.ksdD'.includes(cells[cell] ?? '_')))) {
    return bad('streams', 'brooks over open cells');
  }
  return { ok: true, value: { mode, level, map, kinds, moves, wants, creep, streams: brooks } };
}
