import type { Lazy } from '../lazy/main.ts';
import type { Config } from './config.ts';

let lazy: Lazy | undefined;

/** Loads a script of ours and runs it before it returns: the game looks and goes on in one breath. */
export function runScript(address: string): void {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.send();
  // oxlint-disable-next-line no-eval -- our own script, which must be there when this returns
  (0, eval)(request.responseText);
}

/** The parts that few games need. */
export function more({ lazy: address }: Config): Lazy {
  if (!lazy) {
    runScript(address);
    const holder = window as { cageLazy?: Lazy };
    lazy = holder.cageLazy;
    delete holder.cageLazy;
    if (!lazy) throw new Error('The script of the cage could not be loaded.');
  }
  return lazy;
}
