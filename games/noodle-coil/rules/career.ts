import type { Json, Result } from '@playgrove/kit/contract';
import { clamped, ids, lenient, oneOf, optional, whole } from '@playgrove/kit/core/parse';
import { MINDS, type ArenaState, type Career, type FlavourName, type State } from './types.ts';

export const FRESH: Career = { longest: 0, coils: 0, felled: 0, flavour: 0, nemesis: '' };

/** What opens a flavor: the longest noodle ever, coils or felled rivals in all games together. */
export type Flavour = {
  readonly name: FlavourName;
  readonly by: 'longest' | 'coils' | 'felled';
  readonly from: number;
};

/** In the order they stand on the counter. */
export const FLAVOURS: readonly Flavour[] = [
  { name: 'egg', by: 'longest', from: 0 },
  { name: 'spinach', by: 'longest', from: 45 },
  { name: 'carrot', by: 'coils', from: 25 },
  { name: 'ink', by: 'felled', from: 8 },
  { name: 'gold', by: 'longest', from: 160 },
];

export function isOpen(career: Career, flavour: number): boolean {
  const wanted = FLAVOURS[flavour];
  if (wanted === undefined) return false;
  return career[wanted.by] >= wanted.from || career.opened?.includes(wanted.name) === true;
}

export function flavourOf(state: State): Flavour['name'] {
  return FLAVOURS[state.career.flavour]?.name ?? 'egg';
}

/** What a player carries on from this position. */
export function careerAfter(state: State): Career {
  const { career } = state;
  if (state.mode === 'grid') return withOpened({ ...career, coils: career.coils + state.coils });
  return withOpened({
    ...career,
    longest: Math.max(career.longest, state.longest),
    coils: career.coils + state.coils,
    felled: career.felled + state.felled,
    nemesis: nemesisAfter(state),
  });
}

function withOpened(career: Career): Career {
  const opened = FLAVOURS.filter(({ from }, at) => from > 0 && isOpen(career, at));
  return opened.length > 0 ? { ...career, opened: opened.map(({ name }) => name) } : career;
}

/** The rival that ended the last game in the bowl, until it has been paid back. */
function nemesisAfter({ end, avenged, career }: ArenaState): Career['nemesis'] {
  const culprit = end?.by === 'rival' ? MINDS.find((mind) => mind === end.who) : undefined;
  return culprit ?? (avenged ? '' : career.nemesis);
}

const count = clamped(0, Number.MAX_SAFE_INTEGER);

const career = lenient(
  {
    longest: count,
    coils: count,
    felled: count,
    flavour: whole(0, FLAVOURS.length - 1),
    nemesis: oneOf('', ...MINDS),
    opened: optional(ids(FLAVOURS.map(({ name }) => name))),
  },
  FRESH,
);

/** The flavor that was chosen had been open. */
export function parseCareer(raw: Json): Result<Career> {
  const read = career(raw);
  if (!read.ok || isOpen(read.value, read.value.flavour)) return read;
  const { opened = [], flavour } = read.value;
  const name = FLAVOURS[flavour]?.name ?? 'egg';
  return { ...read, value: { ...read.value, opened: [...opened, name] } };
}
