import { oneOf, shape, such, whole, type Parser } from '@playgrove/kit/core/parse';
import { MINDS, type ArenaState, type Career, type State } from './types.ts';

export const FRESH: Career = { longest: 0, coils: 0, felled: 0, flavour: 0, nemesis: '' };

/** What opens a flavor: the longest noodle ever, coils or felled rivals in all games together. */
export type Flavour = {
  readonly name: 'egg' | 'spinach' | 'carrot' | 'ink' | 'gold';
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
  return wanted !== undefined && career[wanted.by] >= wanted.from;
}

export function flavourOf(state: State): Flavour['name'] {
  return FLAVOURS[state.career.flavour]?.name ?? 'egg';
}

/** What a player carries on from this position. */
export function careerAfter(state: State): Career {
  const { career } = state;
  if (state.mode === 'grid') return { ...career, coils: career.coils + state.coils };
  return {
    longest: Math.max(career.longest, state.longest),
    coils: career.coils + state.coils,
    felled: career.felled + state.felled,
    flavour: career.flavour,
    nemesis: nemesisAfter(state),
  };
}

/** The rival that ended the last game in the bowl, until it has been paid back. */
function nemesisAfter({ end, avenged, career }: ArenaState): Career['nemesis'] {
  const culprit = end?.by === 'rival' ? MINDS.find((mind) => mind === end.who) : undefined;
  return culprit ?? (avenged ? '' : career.nemesis);
}

const count = whole(0, Number.MAX_SAFE_INTEGER);

export const parseCareer: Parser<Career> = such(
  shape({
    longest: count,
    coils: count,
    felled: count,
    flavour: whole(0, FLAVOURS.length - 1),
    nemesis: oneOf('', ...MINDS),
  }),
  (career) => isOpen(career, career.flavour),
  'a flavor that is open',
);
