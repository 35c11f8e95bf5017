import { STORED_ELSEWHERE } from '../wire.ts';
import { attempt, changes, type Changes } from './merge.ts';

/**
 * What stands in the storage of all games for a large save: the marker, and after it the changes that
 * a page had no time to make as it closed.
 */
export function writeMarker({ clear, local, cookies }: Changes): string {
  // A missing value stays missing, where `undefined` would become `null`.
  const all = (map: Changes['local']) =>
    [...map].map((pair) => pair.filter((one) => one !== undefined));
  return STORED_ELSEWHERE + JSON.stringify([clear, all(local), all(cookies)]);
}

/** The changes after a marker; none for anything else. */
export function readMarker(text: string): Changes {
  const parts = attempt(() => JSON.parse(text.slice(STORED_ELSEWHERE.length)) as unknown);
  return changes(...(Array.isArray(parts) ? (parts as unknown[]) : []));
}
