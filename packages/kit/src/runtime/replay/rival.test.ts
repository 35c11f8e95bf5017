import { expect, test } from 'vitest';
import type { Json, Rules } from '../../contract/index.ts';
import { runOf, type Run } from '../../session/run.ts';
import { Session } from '../../session/session.ts';
import { path, rocks } from '../../testing/samples.ts';
import { sizesOf } from '../../testing/sizes.ts';
import { defineGame } from '../game.ts';
import { Play } from '../stage/play.ts';
import type { View } from '../view.ts';
import { Rival, type Standing } from './rival.ts';

const rules = path as unknown as Rules;
const view = {
  world: () => ({ width: 1, height: 1 }),
  hud: 'above',
  ui: () => ({}),
  read: () => undefined,
  draw: () => undefined,
} as unknown as View;
const game = defineGame(rules as never, view as never);

function playOf(seed: string, of = game): Play {
  const [{ id, params }] = of.rules.levels;
  const none = (): void => undefined;
  const listener = { cues: none, moved: none, refused: none, ended: none, opened: none };
  const session = new Session(of.rules, { level: id, params, seed });
  return new Play(of, session, {}, listener, sizesOf(1, 1));
}

function theirs(): Run {
  const { session } = playOf('a');
  for (const by of [3, 3, 3, 3]) session.apply({ by });
  return runOf(session);
}

function race(run = theirs(), of = game) {
  const shown: (string | undefined)[] = [];
  const rival = new Rival(of, run, (standing: Standing | undefined) => shown.push(standing?.value));
  return { rival, shown };
}

const at = (rival: Json | undefined): number | undefined =>
  (rival as { at: number } | undefined)?.at;

test('a rival makes as many moves as the player, takes back as many, and stops at its end', () => {
  const { rival, shown } = race();
  const play = playOf('a');
  rival.begin(play);
  expect([at(play.rival), shown.at(-1)]).toEqual([0, '0/12']);
  for (const expected of [3, 6]) {
    play.input({ by: 1 });
    rival.follow(play);
    expect([at(play.rival), shown.at(-1)]).toEqual([expected, `${expected}/12`]);
  }
  play.undo();
  rival.follow(play);
  expect(at(play.rival)).toBe(3);
  for (let move = 0; move < 5; move += 1) play.input({ by: 1 });
  rival.follow(play);
  expect([at(play.rival), shown.at(-1)]).toEqual([12, '12/12']);
  expect(play.motion.rival).toBe(play.rival);
});

test('on another board there is no rival', () => {
  const { rival, shown } = race();
  const play = playOf('b');
  rival.begin(play);
  rival.follow(play);
  expect([play.rival, shown.at(-1)]).toEqual([undefined, undefined]);
});

test('a rival whose run is not what it says is gone', () => {
  const run = theirs();
  const { rival, shown } = race({ ...run, result: { ...run.result, score: 1 } });
  const play = playOf('a');
  rival.begin(play);
  for (let move = 0; move < 5; move += 1) {
    play.input({ by: 1 });
    rival.follow(play);
  }
  expect([play.rival, shown.at(-1)]).toEqual([undefined, undefined]);
});

/** Nothing falls until the first input. */
const still = defineGame(
  {
    ...rocks,
    tick: (state, context) => (state.go === 0 ? undefined : rocks.tick?.(state, context)),
  } as typeof rocks as never,
  view as never,
);
const falling = defineGame(rocks as never, view as never);

/** A run that began after this many ticks, and fell for 8 more. */
function begunAfter(ticks: number, of: typeof game): Run {
  const { session } = playOf('a', of);
  for (let tick = 0; tick < ticks; tick += 1) session.advance();
  session.apply({ go: 1 });
  for (let tick = 0; tick < 8; tick += 1) session.advance();
  return runOf(session);
}

const fell = (state: Json | undefined): number | undefined =>
  (state as { rock: { y: number } } | undefined)?.rock.y;

test.each([
  ['still', still, 2],
  ['falling', falling, 20],
] as const)('where the board is %s, a rival begins with the player', (_, of, ahead) => {
  const { rival } = race(begunAfter(12, of), of);
  const play = playOf('a', of);
  rival.begin(play);
  const from = fell(play.rival) ?? 0;
  for (let tick = 0; tick < 18; tick += 1) {
    play.session.advance();
    rival.follow(play);
  }
  expect(fell(play.rival)).toBe(from + ahead - 2);
  play.session.apply({ go: 1 });
  for (let tick = 0; tick < 2; tick += 1) {
    play.session.advance();
    rival.follow(play);
  }
  expect(fell(play.rival)).toBe(from + ahead);
});
