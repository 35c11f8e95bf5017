import type { Extras } from '../extras/main.ts';
import type { ShimApi } from './api.ts';
import { config, tag } from './config.ts';
import { hear, tell } from './talk.ts';

const known = { config, tag, hear, tell, runScript };
/** `urls.ts` adds its own. */
export const shimApi = known as ShimApi;

let extras: Extras | undefined;

/** Loads and runs a script of ours synchronously: the game uses the result at once. */
function runScript(address: string): void {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.send();
  // oxlint-disable-next-line no-eval -- our own script, which must be there when this returns
  (0, eval)(request.responseText);
}

/** The extras, which only some games need. */
export function loadExtras(): Extras {
  if (!extras) {
    runScript(config.extras);
    const holder = window as unknown as { cageExtras?: (api: ShimApi) => Extras };
    extras = holder.cageExtras?.(shimApi) as Extras;
    delete holder.cageExtras;
  }
  return extras;
}
