import { appendFileSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import type { GameEvent } from '@playgrove/protocol/games-page';

/** From here on a new file is begun; the one before it stays. */
const FULL = 1024 * 1024;
const SHOWN = 30;

/** Writes down what the operator's page did, one JSON object a line. */
export function writeEvent(file: string, event: GameEvent): void {
  if (existsSync(file) && statSync(file).size > FULL) renameSync(file, `${file}.1`);
  appendFileSync(file, `${JSON.stringify(event)}\n`, { mode: 0o600 });
}

/** What was done last, the newest first. A line that a crash cut off is left out. */
export function readEvents(file: string): readonly GameEvent[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-SHOWN);
  return lines.toReversed().flatMap((line) => {
    try {
      return [JSON.parse(line) as GameEvent];
    } catch {
      return [];
    }
  });
}
