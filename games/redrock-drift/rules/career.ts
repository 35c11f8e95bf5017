import { byName, lenient, shape, such, text, whole, type Parser } from '@playgrove/kit/core/parse';
import { readRun } from '@playgrove/kit/logic/ghost';
import { freshPurse, parsePurse } from '@playgrove/kit/logic/upgrades';
import { CIRCUIT_COUNT } from '../levels.ts';
import { MAX_TICKS, SHOP, type Career } from './types.ts';

export const FRESH: Career = { purse: freshPurse(SHOP), ghosts: {} };

/** Characters of a run; the longest race has far fewer. */
const LONGEST_RUN = 100_000;
const CIRCUITS = Array.from({ length: CIRCUIT_COUNT }, (_, circuit) => String(circuit));

const ghost = shape({
  ticks: whole(1, MAX_TICKS),
  run: such(text(LONGEST_RUN), (run) => readRun(run).ok, 'a run'),
});

/** A ghost whose circuit is gone, or that cannot be read, is dropped alone. */
const ghosts = byName(CIRCUITS, ghost) as Parser<Career['ghosts']>;

export const parseCareer: Parser<Career> = lenient(
  { purse: (raw) => parsePurse(SHOP, raw), ghosts },
  FRESH,
);
