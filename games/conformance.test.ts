import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { conformance } from '@playgrove/kit/testing';

const GAMES = fileURLToPath(new URL('.', import.meta.url));

/** A game has a recorded play: counted apart from how the suite finds games, so that none gets lost. */
const recorded = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^[a-z][a-z0-9-]*[\\/]golden\.txt$/.test(path),
);

const { CONFORMANCE_ONLY: one, CONFORMANCE_PART: part, PROVE: proving } = process.env;

await conformance({
  games: GAMES,
  // Without any, something is wrong with the count.
  atLeast: Math.max(1, recorded.length),
  part,
  // What `npm run prove` has proved is stamped, and the stamps are checked next to this.
  proofs: proving === undefined ? 'skip' : 'only',
  only: (proving ?? one)?.split(','),
});
