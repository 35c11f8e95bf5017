import { beforeEach, expect, it } from 'vitest';
import { keepsakes } from '../../draw/keepsakes/index.ts';
import { fakeDrawer } from '../../testing/fake-drawer.ts';
import { finishes, key, open, reset, sent, stored } from '../../testing/fake-stage.ts';
import { keepsakeStates, nextKeepsake, withKeepsakes } from './keepsakes.ts';
import type { Stage } from './stage.ts';
import { Store } from './storage.ts';

beforeEach(reset);

const VANS = keepsakes(
  [
    { id: 'red', needs: 0, body: '#ff0000' },
    { id: 'copper', needs: 3, body: '#c8743a' },
    { id: 'silver', needs: 5, body: '#cccccc' },
  ],
  () => undefined,
);
const GAME = 'game:countdown';
const opened = (): Stage => open('turns', {}, { keepsakes: VANS });
const missingOf = (stage: Stage): readonly number[] =>
  stage.records.keepsakes.map(({ missing }) => missing);
const nextSent = (): unknown =>
  sent.flatMap((each) => (each.kind === 'progress' ? [each.keepsake] : [])).at(-1);

/** Wins the level that is played: three stars. */
function win(stage: Stage): void {
  for (let move = 0; move < 9 && stage.phase === 'playing'; move += 1) stage.event(key('take'));
  for (let second = 0; second < 5; second += 1)
    stage.frame(1000, { pad: new Set(), stick: { x: 0, y: 0 } });
}

const storing = (progress: object): void => void stored.set(GAME, JSON.stringify(progress));

it('stars open looks in order, and a result says which', () => {
  const stage = opened();
  stage.report();
  expect(missingOf(stage)).toEqual([0, 3, 5]);
  expect(nextSent()).toEqual({ name: 'copper', missing: 3 });
  win(stage);
  expect(finishes.at(-1)).toMatchObject({ opened: 'copper' });
  expect(missingOf(stage)).toEqual([0, 0, 2]);
  expect(nextSent()).toEqual({ name: 'silver', missing: 2 });
  stage.restart();
  win(stage);
  expect(finishes.at(-1)?.opened).toBeUndefined();
});

it('a game whose looks are all open, or that has none, reports none', () => {
  storing({ stars: { short: 3, long: 3 } });
  opened().report();
  open('turns').report();
  expect(sent.map((each) => 'keepsake' in each)).toEqual([false, false]);
});

it('only an open look is chosen, and it is chosen in the next visit too', () => {
  storing({ stars: { short: 3 } });
  const stage = opened();
  stage.records.choose('silver');
  stage.records.choose('rocket');
  expect(VANS.of(stage.progress).id).toBe('red');
  stage.records.choose('copper');
  expect(VANS.of(opened().progress)).toEqual({ id: 'copper', needs: 3, body: '#c8743a' });
});

it('a look that was open stays open, though it needs more by now or stars are gone', () => {
  win(opened());
  const rules = { levels: opened().play.game.rules.levels, stars: () => 3 };
  const dearer = keepsakes(
    [VANS.rows[0], { id: 'copper', needs: 9, body: '#c8743a' }],
    () => undefined,
  );
  const progress = new Store({ slug: 'countdown', version: 2 }, fakeDrawer(stored)).progress();
  expect(keepsakeStates(dearer, rules, progress).map(({ missing }) => missing)).toEqual([0, 0]);
  const without = { ...progress, stars: {} };
  expect(keepsakeStates(VANS, rules, without).map(({ missing }) => missing)).toEqual([0, 0, 5]);
});

it('a look that this release does not know stays stored, and the first one is shown', () => {
  storing({ keepsake: 'rocket', keepsakes: ['rocket', 'red'] });
  const stage = opened();
  expect(VANS.of(stage.progress).id).toBe('red');
  win(stage);
  expect(stage.progress.keepsake).toBe('rocket');
  expect(stage.progress.keepsakes).toEqual(['rocket', 'red', 'copper']);
});

it.each([
  { keepsake: 7, keepsakes: 'red' },
  { keepsake: null, keepsakes: { 0: 'red' } },
  { keepsake: ['red'], keepsakes: [1, null, {}, ['red']] },
])('junk is no look: %j', (junk) => {
  storing({ ...junk, stars: { short: 2 } });
  const stage = opened();
  expect(VANS.of(stage.progress).id).toBe('red');
  expect(missingOf(stage)).toEqual([0, 1, 3]);
  win(stage);
  expect(stage.progress.keepsakes).toEqual(['red', 'copper']);
});

it('two tabs lose neither look nor choice', () => {
  const [one, other] = [opened(), opened()];
  win(one);
  one.records.choose('copper');
  other.restart('long');
  win(other);
  expect(other.progress).toMatchObject({
    keepsake: 'copper',
    keepsakes: ['red', 'copper', 'silver'],
  });
});

it('what was won before stars opened looks stays open, whatever a career says', () => {
  const owned = (career: unknown): readonly string[] =>
    (career as { charm?: number } | null)?.charm === 2 ? ['silver'] : [];
  const from = (career: unknown): readonly number[] => {
    stored.set(`${GAME}:career`, JSON.stringify(career));
    return missingOf(open('turns', {}, { keepsakes: { ...VANS, owned } }));
  };
  expect([null, 7, { charm: 1 }].map(from)).toEqual([
    [0, 3, 5],
    [0, 3, 5],
    [0, 3, 5],
  ]);
  expect(from({ charm: 2 })).toEqual([0, 3, 0]);
  // And when the career has forgotten it.
  expect(from({})).toEqual([0, 3, 0]);
});

it('a day’s challenge opens nothing', () => {
  const stage = open('turns', { daily: '2020-02-02' }, { keepsakes: VANS });
  win(stage);
  expect(finishes.at(-1)?.opened).toBeUndefined();
  expect(missingOf(stage)).toEqual([0, 3, 5]);
});

it('without stars, the best score opens looks', () => {
  const rules = { levels: opened().play.game.rules.levels };
  const progress = { stars: {}, best: { short: 2, long: 4 }, keepsakes: [] };
  const states = keepsakeStates(VANS, rules, progress);
  expect(states.map(({ missing }) => missing)).toEqual([0, 0, 1]);
  expect(nextKeepsake(states)).toEqual({ id: 'silver', missing: 1 });
  expect(withKeepsakes(VANS, rules, progress).keepsakes).toEqual(['red', 'copper']);
});
