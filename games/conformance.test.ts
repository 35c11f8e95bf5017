import { fileURLToPath } from 'node:url';
import { conformance } from '@playgrove/kit/testing';

/** Raise it with every game added, so that none gets lost unseen. */
const AT_LEAST = 25;

await conformance({
  games: fileURLToPath(new URL('.', import.meta.url)),
  atLeast: AT_LEAST,
  part: process.env['CONFORMANCE_PART'],
});
