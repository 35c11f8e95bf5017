/**
 * What stands in the storage of all games for a large save: the marker, and after it, one list a line,
 * the changes that pages had no time to make as they closed.
 */
import { STORED_ELSEWHERE } from '../wire.ts';
import { attempt, changes, join, type Changes } from './merge.ts';

/** @returns the marker with these changes after it; the next page makes them first */
export function note(marker: string, { clear, local, cookies }: Changes): string {
  return `${marker}\n${JSON.stringify([clear, [...local], [...cookies]])}`;
}

/** The changes after a marker; none for anything else. */
export function readMarker(text: string): Changes {
  return text
    .slice(STORED_ELSEWHERE.length)
    .split('\n')
    .map((line) => attempt((): unknown => JSON.parse(line, orMissing)))
    .reduce<Changes>(
      (all, parts) => join(all, changes(...(Array.isArray(parts) ? (parts as unknown[]) : []))),
      changes(),
    );
}

/** JSON has `null` for a value that is missing. */
const orMissing = (_: string, value: unknown): unknown => value ?? undefined;
