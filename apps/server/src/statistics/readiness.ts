import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { StoreTrouble } from '../store/database.ts';
import { codeOf } from '../base/thrown.ts';
import type { Spool } from './spool.ts';

export type SpoolState = 'ok' | 'full' | 'disk-full' | 'not-writable';

/**
 * The state of everything a server depends on, as codes. Anybody may read it, so it names neither
 * hosts nor paths; the log has the details.
 */
export type Readiness = {
  readonly ready: boolean;
  readonly parts: {
    readonly store?: 'ok' | StoreTrouble | 'failing';
    readonly bus?: 'ok' | 'unreachable';
    /** `full`: too many events wait to be counted. */
    readonly spool?: SpoolState;
    /** `failing`: the last attempt failed. `late`: the oldest segment waits too long. `stopped`: it will not resume. */
    readonly counting?: 'ok' | 'failing' | 'late' | 'stopped';
  };
};

/** A disk with fewer free bytes counts as full. */
const MIN_FREE_BYTES = 1024 * 1024;
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether the spool can take the next event. */
export async function spoolState(spooling: {
  readonly folder: string;
  readonly spool: Pick<Spool, 'failure' | 'append'>;
}): Promise<SpoolState> {
  const { folder, spool } = spooling;
  if (await isDiskFull(folder)) return 'disk-full';
  // An earlier failure may be over, and without events nothing else would notice.
  if (spool.failure !== undefined) await spool.append('').catch(() => undefined);
  if (spool.failure !== undefined) {
    return DISK_FULL.has(codeOf(spool.failure)) ? 'disk-full' : 'not-writable';
  }
  try {
    await access(folder, constants.W_OK);
    return 'ok';
  } catch {
    return 'not-writable';
  }
}

async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  // Some file systems report no size.
  return disk !== undefined && disk.blocks > 0 && disk.bavail * disk.bsize < MIN_FREE_BYTES;
}
