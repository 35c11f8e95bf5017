/** Extras, which only some games need: bundled alone, and run by the shim when a game first touches one. */
import { sdkOf } from '../sdk/addresses.ts';
import type { ShimApi } from '../shim/api.ts';
import { besideOf } from '../vendored.ts';
import { makeAbsent } from './absent.ts';
import { documentOf } from './blank-frames.ts';
import { look } from './broken.ts';
import { Jar } from './cookies.ts';
import { makeDatabases } from './databases.ts';
import { makeFullscreen } from './fullscreen.ts';
import { hush } from './hush.ts';
import { makeLinks } from './links.ts';
import { makeNested } from './nested.ts';
import { mayScroll } from './scrolling.ts';
import { inlineUse } from './svg-use.ts';
import { makeWorkers } from './workers.ts';
import { writable } from './written.ts';

const makeExtras = (api: ShimApi) => ({
  ...makeAbsent(api),
  ...makeLinks(api),
  ...makeNested(api),
  besideOf,
  documentOf,
  hush,
  look,
  mayScroll,
  writable,
  changeFull: makeFullscreen(api),
  inlineUse: (use: SVGUseElement) => inlineUse(use, api.fix),
  Jar,
  databases: once(() => makeDatabases(api)),
  workers: once((native: Parameters<typeof makeWorkers>[1]) => makeWorkers(api, native)),
  sdkOf,
});

function once<G extends unknown[], T>(make: (...given: G) => T): (...given: G) => T {
  let made: { readonly value: T } | undefined;
  return (...given) => (made ??= { value: make(...given) }).value;
}

/** What `shim/extras.ts` finds once this script has run. */
export type Extras = ReturnType<typeof makeExtras>;

Object.assign(globalThis, { cageExtras: makeExtras });
