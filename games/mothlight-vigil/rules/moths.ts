import { noBoons, type Boons } from './boons.ts';
import type { State } from './state.ts';

/** Four moths, each with a light of its own. */
export const MOTH_NAMES = ['luna', 'ember', 'atlas', 'hawk'] as const;
export type MothName = (typeof MOTH_NAMES)[number];

type MothFacts = { readonly full: number; readonly speed: number; readonly boons: Partial<Boons> };

export const MOTHS_FACTS: Readonly<Record<MothName, MothFacts>> = {
  luna: { full: 100, speed: 2.75, boons: { spark: 1 } },
  ember: { full: 90, speed: 2.75, boons: { flies: 2 } },
  atlas: { full: 130, speed: 2.45, boons: { pulse: 2 } },
  hawk: { full: 80, speed: 3.15, boons: { trail: 2 } },
};

export const mothOf = (state: State): MothName => MOTH_NAMES[state.career.moth] ?? 'luna';
export const isMoth = (state: State, name: MothName): boolean => mothOf(state) === name;
export const startOf = (name: MothName): Boons => ({ ...noBoons(), ...MOTHS_FACTS[name].boons });
