import type { Json, Result } from '@playgrove/kit/contract';
import { MINDS, type ArenaState, type Career, type State } from './types.ts';

export const FRESH: Career = { longest: 0, coils: 0, felled: 0, flavour: 0, nemesis: '' };

/** What opens a flavour: the longest noodle ever, coils or felled rivals in all games together. */
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

export function parseCareer(raw: Json): Result<Career> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, error: `career: expected an object, got ${JSON.stringify(raw)}` };
  }
  const fields = raw as { readonly [key: string]: Json };
  const career = { ...FRESH };
  for (const name of ['longest', 'coils', 'felled', 'flavour'] as const) {
    const value = fields[name];
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
      return {
        ok: false,
        error: `career.${name}: expected a whole number from 0, got ${JSON.stringify(value)}`,
      };
    }
    career[name] = value;
  }
  const nemesis = (['', ...MINDS] as const).find((mind) => mind === fields['nemesis']);
  if (nemesis === undefined) {
    return {
      ok: false,
      error: `career.nemesis: expected a rival or nothing, got ${JSON.stringify(fields['nemesis'])}`,
    };
  }
  career.nemesis = nemesis;
  if (!isOpen(career, career.flavour)) {
    return { ok: false, error: `career.flavour: ${career.flavour} is not open yet` };
  }
  return { ok: true, value: career };
}
