import { LEVELS } from '../levels.ts';
import type { Career } from './state.ts';

/** Coats, and the embers that each asks for. */
export const COATS = ['ember', 'silver', 'snow', 'night', 'star'] as const;
export type Coat = (typeof COATS)[number];

const ASKS: Readonly<Record<Coat, number>> = {
  ember: 0,
  silver: 12,
  snow: 30,
  night: 60,
  star: 90,
};

const BITS = [0, 1, 1, 2, 1, 2, 2, 3];

/** Embers brought home, all levels together. */
export function embersOf({ embers }: Career): number {
  return [...embers].reduce((sum, digit) => sum + (BITS[Number(digit)] ?? 0), 0);
}

/** The embers that a coat asks for. */
export function asks(coat: number): number {
  const name = COATS[coat];
  return name === undefined ? Infinity : ASKS[name];
}

/** Coats that may be worn. */
export function coatsOf(career: Career): number {
  const won = embersOf(career);
  return COATS.filter((name) => ASKS[name] <= won).length;
}

/** The career with a level's embers added. */
export function withEmbers(career: Career, level: number, found: number): Career {
  const digits = Array.from({ length: LEVELS.length }, (_, at) => {
    const had = Number(career.embers.charAt(at) || '0');
    return String(at === level ? had | found : had);
  });
  return { ...career, embers: digits.join('') };
}
