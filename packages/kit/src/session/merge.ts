import type { Career, Json } from '../contract/index.ts';
import { canonical } from './json.ts';

/** Fields that games add to, wherever they stand in a career. */
const SUMS = new Set(['coins']);

type Fields = { readonly [key: string]: Json };

/**
 * Joins two careers that grew from one, so that nothing won in either is lost: coins of both count,
 * of other numbers the larger, of lists what either added, of recorded runs the quicker one. Where
 * only one side changed something, that change stands.
 * @param base what both began with
 */
export function mergeCareers(
  { parse }: Pick<Career<Json, Json>, 'parse'>,
  base: Json,
  mine: Json,
  theirs: Json,
): Json {
  if (canonical(theirs) === canonical(base)) return mine;
  const read = parse(merged('', base, mine, theirs));
  return read.ok ? read.value : mine;
}

function merged(
  name: string,
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
): Json {
  const [was, now, other] = [base, mine, theirs].map((value) => canonical(value ?? null));
  if (now === was || now === other) return theirs ?? null;
  if (other === was) return mine ?? null;
  if (typeof mine === 'number' && typeof theirs === 'number') {
    const isSum = SUMS.has(name) && typeof base === 'number';
    return isSum ? Math.max(0, theirs + mine - base) : Math.max(mine, theirs);
  }
  if (isList(mine) && isList(theirs)) return mergedLists(isList(base) ? base : [], mine, theirs);
  if (isRun(mine) && isRun(theirs)) return theirs.ticks < mine.ticks ? theirs : mine;
  if (isFields(mine) && isFields(theirs)) {
    const before = isFields(base) ? base : {};
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    return Object.fromEntries(
      [...keys]
        .filter((key) => !isRemoved(key, before, mine, theirs))
        .map((key) => [key, merged(key, before[key], mine[key], theirs[key])]),
    );
  }
  return mine ?? theirs ?? null;
}

/** Whether one side removed what the other left as it was. */
function isRemoved(key: string, base: Fields, mine: Fields, theirs: Fields): boolean {
  const left = mine[key] ?? theirs[key] ?? null;
  const isMissing = mine[key] === undefined || theirs[key] === undefined;
  return isMissing && base[key] !== undefined && canonical(left) === canonical(base[key]);
}

/** Lists of one length are tables, each place on its own; others are sets of what was added. */
function mergedLists(base: readonly Json[], mine: readonly Json[], theirs: readonly Json[]): Json {
  const isTable = mine.length === base.length && theirs.length === base.length;
  if (isTable && !mine.some((value) => typeof value === 'string')) {
    return mine.map((value, at) => merged('', base[at], value, theirs[at]));
  }
  const [was, now, other] = [base, mine, theirs].map((list) => new Set(list.map(canonical)));
  return [
    ...theirs.filter((value) => now?.has(canonical(value)) || !was?.has(canonical(value))),
    ...mine.filter((value) => !other?.has(canonical(value)) && !was?.has(canonical(value))),
  ];
}

/** A recorded run and how long it took belong together. */
const isRun = (
  value: Json | undefined,
): value is { readonly ticks: number; readonly run: string } =>
  isFields(value) && typeof value['ticks'] === 'number' && typeof value['run'] === 'string';

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
