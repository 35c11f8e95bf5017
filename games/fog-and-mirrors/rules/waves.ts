import type { Rng } from '@playgrove/kit/contract';
import { power } from '@playgrove/kit/core/power';
import { PLACES } from '../levels.ts';
import { FOES, isFoe, type FoeKind } from './foes.ts';

/** `3w2D` as `wwwDD`. */
const spelled = (wave: string): string =>
  wave.replaceAll(/(\d+)([a-z])/gi, (_, count: string, letter: string) =>
    letter.repeat(Number(count)),
  );

const spelledOut = new Map<number, readonly string[]>();

export function wavesOf(place: number): readonly string[] {
  let waves = spelledOut.get(place);
  if (!waves) {
    waves = (PLACES[place]?.waves ?? '').split(' ').map(spelled);
    spelledOut.set(place, waves);
  }
  return waves;
}

/** A letter of a wave. */
export function readFoe(letter: string): { readonly kind: FoeKind; readonly route: number } {
  const low = letter.toLowerCase();
  return { kind: isFoe(low) ? low : 'w', route: low === letter ? 0 : 1 };
}

/** What a wave is made of, in the order of its letters. */
export function countsIn(line: string): readonly (readonly [kind: FoeKind, count: number])[] {
  const counts = new Map<FoeKind, number>();
  for (const letter of line) {
    const { kind } = readFoe(letter);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts];
}

/** Each wave of the endless night adds a kind, and the king comes every eighth time. */
const ORDER: readonly FoeKind[] = ['w', 'd', 'h', 'm', 's', 'p', 'k'];

export function endlessWave(wave: number, rng: Rng, gates: number): string {
  if (wave % 8 === 7) return `b${'w'.repeat(4)}`;
  const kinds = ORDER.slice(0, Math.min(ORDER.length, 1 + wave));
  const first = kinds.at(-1) ?? 'w';
  const second = rng.pick(kinds);
  let room = 5 + wave * 0.8;
  let line = '';
  while (room > 0) {
    const kind = rng.chance(0.5) ? first : second;
    room -= Math.max(0.6, FOES[kind].gap);
    line += gates > 1 && rng.chance(0.5) ? kind.toUpperCase() : kind;
  }
  return line;
}

/** How thick the fog is in a wave of the endless night. */
export const endlessFog = (wave: number): number => 0.9 * power(1.2, wave);
