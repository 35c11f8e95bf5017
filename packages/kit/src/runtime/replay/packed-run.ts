import { packText, unpackText } from '@playgrove/protocol/packed-text';
import type { Run } from '../../session/run.ts';
import { MAX_RUN_TEXT, readRun, writeRun } from '../../session/run-text.ts';

/** A run as links and the server carry it. */
export const packRun = (run: Run): Promise<string> => packText(writeRun(run));

/** @returns undefined for anything but a run */
export async function unpackRun(packed: string): Promise<Run | undefined> {
  const text = await unpackText(packed, MAX_RUN_TEXT);
  const read = text === undefined ? undefined : readRun(text);
  return read?.ok ? read.value : undefined;
}
