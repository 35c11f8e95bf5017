/** What few games need: bundled alone, and run by the shim when a game first touches one of these. */
import { sdkOf } from '../sdk/addresses.ts';
import type { Parts } from '../shim/more.ts';
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

const makeLazy = (parts: Parts) => ({
  ...makeAbsent(parts),
  ...makeLinks(parts),
  ...makeNested(parts),
  besideOf,
  documentOf,
  hush,
  look,
  mayScroll,
  changeFull: makeFullscreen(parts),
  inlineUse: (use: SVGUseElement) => inlineUse(use, parts.fix),
  Jar,
  databases: once(() => makeDatabases(parts)),
  workers: once((native: Parameters<typeof makeWorkers>[1]) => makeWorkers(parts, native)),
  sdkOf,
});

function once<G extends unknown[], T>(make: (...given: G) => T): (...given: G) => T {
  let made: { readonly value: T } | undefined;
  return (...given) => (made ??= { value: make(...given) }).value;
}

/** What `shim/more.ts` finds once this script has run. */
export type Lazy = ReturnType<typeof makeLazy>;

Object.assign(globalThis, { cageLazy: makeLazy });
