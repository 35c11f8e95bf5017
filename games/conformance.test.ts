import { fileURLToPath } from 'node:url';
import { conformance } from '@playgrove/kit/testing';

/** Raise it with every game added, so that none gets lost unseen. */
const AT_LEAST = 48;

const { CONFORMANCE_ONLY: one, CONFORMANCE_PART: part, PROVE: proving } = process.env;

await conformance({
  games: fileURLToPath(new URL('.', import.meta.url)),
  atLeast: AT_LEAST,
  part,
  // What `npm run prove` has proved is stamped, and the stamps are checked next to this.
  proofs: proving === undefined ? 'skip' : 'only',
  only: (proving ?? one)?.split(','),
});
