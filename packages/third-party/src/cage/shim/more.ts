import type { Lazy } from '../lazy/main.ts';
import { config, tag } from './config.ts';
import type * as Urls from './urls.ts';
import { hear, tell } from './talk.ts';

/** What the parts that few games need know of this script. */
export type Parts = typeof known & Pick<typeof Urls, 'fix' | 'isOwn'>;

const known = { config, tag, hear, tell, runScript };
/** `urls.ts` adds its own. */
export const parts = known as Parts;

let lazy: Lazy | undefined;

/** Loads a script of ours and runs it before it returns: the game looks and goes on in one breath. */
function runScript(address: string): void {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.send();
  // oxlint-disable-next-line no-eval -- our own script, which must be there when this returns
  (0, eval)(request.responseText);
}

/** The parts that few games need. */
export function more(): Lazy {
  if (!lazy) {
    runScript(config.lazy);
    const holder = window as unknown as { cageLazy?: (given: Parts) => Lazy };
    lazy = holder.cageLazy?.(parts) as Lazy;
    delete holder.cageLazy;
  }
  return lazy;
}
