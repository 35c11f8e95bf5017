import type { PortalConfig } from '@playgrove/site-config/config';
import { runChild } from './base/child.ts';

/** A site that has its operator's settings. */
export type Dressed = { readonly site: string; readonly config: PortalConfig };

/** Gives the site its operator's settings, if they changed. @throws Error in plain words */
export type Dresser = () => Promise<Dressed>;

/**
 * How a release dresses its site: in a child process.
 * @param program of the release
 * @param counts whether this server only counts and needs no site
 */
export function dresserOf(program: string, counts: boolean): Dresser {
  return async () => {
    const { code, said, wrong } = await runChild(program, [
      '--report',
      ...(counts ? ['--check'] : []),
    ]);
    const report = said === '' ? {} : (JSON.parse(said) as Partial<Dressed> & { last?: string });
    const { site, config, last } = report;
    if (code === 0 && site !== undefined && config) return { site, config };
    throw new WrongDress(wrong.trim() || `Dressing the site ended with ${code}.`, last);
  };
}

/** Settings that cannot be used, and the site that was made before them, if there is one. */
export class WrongDress extends Error {
  readonly last: string | undefined;

  constructor(why: string, last: string | undefined) {
    super(why);
    this.last = last;
  }
}
