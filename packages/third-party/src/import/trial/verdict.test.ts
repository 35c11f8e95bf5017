import { expect, it } from 'vitest';
import { isPlayable, verdictOf, verdictText, type TrialResult } from './verdict.ts';

const GOOD: TrialResult = {
  firstFrame: 300,
  failed: undefined,
  blank: false,
  hung: false,
  moves: false,
  answers: true,
  errors: [],
  logged: [],
  missing: [],
  wrongTypes: [],
  hosts: [],
  uses: [],
  orientation: 'any',
  pictures: [],
};
const say = (seen: Partial<TrialResult>): string => verdictText(verdictOf({ ...GOOD, ...seen }));

it.each<readonly [string, Partial<TrialResult>]>([
  ['works', {}],
  ['works', { logged: ['a warning of the game'] }],
  ['works, but no tap or key changed its picture: play it once yourself', { answers: false }],
  ['works, but missing file a.png and 2 more', { missing: ['a.png', 'b.png', 'c.png'] }],
  ['works, but blocked request to scores.example', { hosts: ['scores.example'] }],
  ['works, but error: x is not defined', { errors: ['x is not defined\n  at a.js'] }],
  [
    'works, but refused for its MIME type: a.png is image/png',
    { wrongTypes: ['a.png is image/png'] },
  ],
  ['does not work: its picture stays blank', { blank: true, answers: false }],
  [
    'does not work: it stopped responding, perhaps in an endless loop; error: too much',
    { hung: true, errors: ['too much'] },
  ],
  [
    'does not work: it showed nothing within 20 seconds; missing file main.js; error: go is not defined',
    {
      failed: 'it showed nothing within 20 seconds',
      missing: ['main.js'],
      errors: ['go is not defined'],
    },
  ],
  // The same error is not said twice.
  [
    'does not work: Its script broke: no level',
    { failed: 'Its script broke: no level.', errors: ['no level'] },
  ],
])('says %s', (words, seen) => {
  expect(say(seen)).toBe(words);
});

it('takes no card from pictures of a game that does not work', () => {
  expect(isPlayable(GOOD)).toBe(true);
  expect(isPlayable({ ...GOOD, blank: true })).toBe(false);
  expect(isPlayable({ ...GOOD, failed: 'It broke.' })).toBe(false);
});
