import { parOf, type Place } from '../levels.ts';

/** A level's number within its world, from its id. */
export function levelNumber(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}

/** Seconds to beat, to a tenth. */
export function parText(place: Place): string {
  return (parOf(place) / 60).toFixed(1);
}
