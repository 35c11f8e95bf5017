/** What few games need: bundled alone, and run by the shim when a game first touches one of these. */
import { blankDocument } from './blank-frames.ts';
import { Jar } from './cookies.ts';
import { makeDatabases } from './databases.ts';
import { inlineUse } from './svg-use.ts';
import { makeWorkers } from './workers.ts';

const lazy = { blankDocument, Jar, makeDatabases, makeWorkers, inlineUse };

/** What `shim/more.ts` finds once this script has run. */
export type Lazy = typeof lazy;

Object.assign(globalThis, { cageLazy: lazy });
