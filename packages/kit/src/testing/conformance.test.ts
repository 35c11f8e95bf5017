import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Json, Level } from '../contract/index.ts';
import { CHECKS, partOf } from './conformance.ts';
import { complaint, folder, rulesWith, tickGame, turnGame, type Loose } from './broken-samples.ts';
import { goldenText } from './golden.ts';
import { pathSubject } from './sample-views.ts';
import { gameFolders, loadSubject, withMargin, type Subject } from './subject.ts';
import { Tally } from './tally.ts';

describe('games that keep every promise', () => {
  test('pass, and the tally counts what was done', () => {
    for (const subject of [turnGame(), tickGame()]) {
      const tally = new Tally(subject.slug);
      for (const { run } of CHECKS) run(subject, tally);
      expect(tally.row).toMatchObject({ game: subject.slug, deals: 200 });
      for (const count of [tally.games, tally.inputs, tally.refused, tally.frames]) {
        expect(count).toBeGreaterThan(15);
      }
      expect(tally.bots).toMatch(/ to .* (moves|points)/);
    }
  });

  test('give the same tally every time', () => {
    const rows = [turnGame(), turnGame()].map((subject) => {
      const tally = new Tally(subject.slug);
      for (const { run } of CHECKS) run(subject, tally);
      return tally.row;
    });
    expect(rows[0]).toEqual(rows[1]);
  });
});

let calls = 0;

/** The turn game with levels along packs, and stars for winning. */
function packsGame(...levels: readonly Partial<Level<Json>>[]): Subject {
  const game = turnGame();
  const [short] = game.rules.levels;
  const [first, ...rest] = levels.map((level, at) => ({
    ...short,
    ...(at > 0 && { id: `l-${at}` }),
    ...level,
  }));
  const subject = rulesWith(game, { levels: [first ?? short, ...rest], stars: () => 3 });
  return { ...subject, words: { ...subject.words, 'pack.a': 'A', 'pack.b': 'B' } };
}

/** These seats while the game goes on. */
const seated =
  ({ rules }: Subject, seats: readonly number[]) =>
  (state: Json): readonly number[] =>
    rules.status(state) === 'playing' ? seats : [];

const brokenRules: readonly [string, () => Subject, string][] = [
  [
    'nobody’s turn in the middle of a game',
    () => rulesWith(turnGame(), { seats: () => [] }),
    'playing, yet 0 seats may act',
  ],
  [
    'two players at once whose inputs belong to nobody',
    () => rulesWith(tickGame(), { seats: seated(tickGame(), [0, 1]) }),
    'several seats may act, but there is no seatOf()',
  ],
  [
    'an input of a player who may not act',
    () => rulesWith(turnGame(), { seats: seated(turnGame(), [0]), seatOf: () => 1 }),
    'is of seat 1, which may not act',
  ],
  [
    'another slug',
    () => rulesWith(turnGame(), { slug: 'x' }),
    'has a valid name, version and level ids: rules.slug is "x"',
  ],
  [
    'two levels of one name',
    () => {
      const game = turnGame();
      return rulesWith(game, { levels: [game.rules.levels[0], game.rules.levels[0]] });
    },
    'two levels are called "short"',
  ],
  [
    'a level that its own parser refuses',
    () => rulesWith(turnGame(), { levels: [{ id: 'bad', params: { target: -1 } }] }),
    'level bad: its own params are refused',
  ],
  [
    'a lock that asks for more stars than there are before it',
    () => packsGame({ pack: 'pack.a' }, { pack: 'pack.a', needs: 4 }),
    'level l-1: needs 4 stars, but at most 3 are won before it',
  ],
  [
    'a lock that counts on the stars of a mode',
    () => packsGame({}, { pack: 'pack.a', needs: 1 }),
    'level l-1: needs 1 stars, but at most 0',
  ],
  ['half a star to win', () => packsGame({}, { needs: 0.5 }), 'level l-1: needs 0.5 stars'],
  [
    'nothing but daily challenges',
    () => packsGame({ daily: true }),
    'the first level is for the daily challenge alone',
  ],
  [
    'a pack in two pieces',
    () => packsGame({ pack: 'pack.a' }, { pack: 'pack.b' }, { pack: 'pack.a' }),
    'level l-2: pack "pack.a" has been left before',
  ],
  [
    'a pack without a name',
    () => packsGame({ pack: 'pack.c' }),
    '"pack.c" (the pack of level short)',
  ],
  [
    'a deal that is not the same twice',
    () => {
      const game = turnGame();
      return rulesWith(game, {
        deal: (params, rng, career) => ({
          ...(game.rules.deal(params, rng, career) as Loose),
          n: (calls += 1),
        }),
      });
    },
    'dealt twice, it differs',
  ],
  [
    'a state that JSON would lose',
    () => {
      const game = turnGame();
      return rulesWith(game, {
        deal: (params, rng, career) => ({
          ...(game.rules.deal(params, rng, career) as Loose),
          speed: Infinity,
        }),
      });
    },
    'state.speed is Infinity',
  ],
  [
    'inputs after the end',
    () => rulesWith(turnGame(), { inputs: () => [{ by: 1 }] }),
    'yet inputs() gives 1',
  ],
  [
    'inputs that the rules refuse',
    () => {
      const game = turnGame();
      return rulesWith(game, {
        inputs: (state, rng) =>
          game.rules.inputs(state, rng).length > 0 ? [1, 2, 3].map((by) => ({ by })) : [],
      });
    },
    'was refused: path.too-far',
  ],
  [
    'no end in sight',
    () => ({ ...rulesWith(tickGame(), { status: () => 'playing', inputs: () => [{ go: 1 }] }) }),
    'ends, with inputs',
  ],
  [
    'randomness of its own',
    () => {
      const game = tickGame();
      return rulesWith(game, {
        tick(state, context) {
          game.rules.tick?.(state, context);
          (state as Loose)['dust'] = calls += 1;
        },
      });
    },
    'ends-elsewhere',
  ],
  [
    'something stored outside the state',
    () => {
      const game = tickGame();
      let seen: Json;
      return rulesWith(game, {
        deal(params, rng, career) {
          seen = 0;
          return game.rules.deal(params, rng, career);
        },
        tick(state, context) {
          game.rules.tick?.(state, context);
          seen = (seen as number) + 1;
          (state as Loose)['age'] = seen;
        },
      });
    },
    'continues from a save as if never stopped',
  ],
  [
    'a refusal that leaves a trace in a tick game',
    () => {
      const game = tickGame();
      return rulesWith(game, {
        step(state, input, context) {
          (state as Loose)['tried'] = Number((state as Loose)['tried'] ?? 0) + 1;
          return game.rules.step(state, input, context);
        },
      });
    },
    'leaves no trace of a refused input',
  ],
  [
    'a parser that reads nothing',
    () => rulesWith(turnGame(), { parseParams: (raw) => ({ ok: true, value: raw }) }),
    'parseParams accepts "no such thing"',
  ],
  [
    'a parser that does not say why',
    () => {
      const game = turnGame();
      return rulesWith(game, {
        parseInput(raw) {
          const read = game.rules.parseInput(raw);
          return read.ok ? read : { ok: false, error: 'no' };
        },
      });
    },
    'parseInput refuses',
  ],
  [
    'a rules function that writes to what it reads',
    () => {
      const game = turnGame();
      return rulesWith(game, {
        inputs(state, rng) {
          (state as Loose)['looked'] = true;
          return game.rules.inputs(state, rng);
        },
      });
    },
    'not extensible',
  ],
];

const brokenProofs: readonly [string, () => Subject, string][] = [
  ['a bot no better than chance', () => ({ ...turnGame(), proof: { margin: 30 } }), 'not 30'],
  [
    'a better bot that is worse',
    () => {
      const game = turnGame();
      return { ...game, bot: (state, rng, skill) => game.bot(state, rng, 1 - skill) };
    },
    'lets the better bot win: skill 0 makes',
  ],
  ['a bot that cheats', () => ({ ...turnGame(), bot: () => ({ by: 9 }) }), '{"by":9} was refused'],
  [
    'a better bot that never gets there',
    () => ({ ...tickGame(), proof: { ends: 'bot', limit: 40 } }),
    'not even the better bot reaches an end',
  ],
  ['no solution', () => ({ ...turnGame(), solve: () => undefined }), 'finds no solution'],
  ['half a solution', () => ({ ...turnGame(), solve: () => [{ by: 3 }] }), 'is playing, not won'],
  ['an illegal solution', () => ({ ...turnGame(), solve: () => [{ by: 4 }] }), '{"by":4}: by: not'],
  [
    'no golden',
    () => ({ ...turnGame(), folder: join(folder, 'nowhere') }),
    'golden.txt is missing',
  ],
  [
    'rules that have changed since the golden',
    () => {
      const game = turnGame();
      return rulesWith(game, { text: (state) => `!${game.rules.text(state)}` });
    },
    'golden.txt, line 4: stored "@ 12 to go',
  ],
];

describe('a game with one broken promise fails with a message that says why:', () => {
  test.each(brokenRules)('rules with %s', (_, game, says) => {
    expect(complaint(game())).toContain(says);
  });
  test.each(brokenProofs)('%s', (_, game, says) => {
    expect(complaint(game())).toContain(says);
  });
});

test('a golden is written only with UPDATE_GOLDEN', () => {
  const game = { ...pathSubject(folder), folder: mkdtempSync(join(folder, 'golden-')) };
  expect(complaint(game)).toContain('golden.txt is missing');
  vi.stubEnv('UPDATE_GOLDEN', '1');
  expect(complaint(game)).toBe('none');
  vi.unstubAllEnvs();
  expect(complaint(game)).toBe('none');
  expect(readFileSync(join(game.folder, 'golden.txt'), 'utf8')).toBe(goldenText(game));
});

test('a golden is the same for a copy under another slug', () => {
  const game = pathSubject(folder);
  expect(goldenText(rulesWith(game, { slug: 'copy' }))).toBe(goldenText(game));
});

describe('splitting the games into parts', () => {
  const games = Array.from({ length: 11 }, (_, index) => `game-${index}`);

  test('all parts together contain each game once', () => {
    const parts = [1, 2, 3, 4].map((index) => partOf(games, `${index}/4`));
    expect(parts.flat().sort()).toEqual([...games].sort());
    expect(parts.map((part) => part.length)).toEqual([3, 3, 3, 2]);
    expect(partOf(games, undefined)).toEqual(games);
  });

  test.each(['0/4', '5/4', '1', 'x/y', '', '-1/2'])('rejects %j as a part', (part) => {
    expect(() => partOf(games, part)).toThrow('expected one like 2/4');
  });
});

describe('finding games', () => {
  const games = (): string => mkdtempSync(join(folder, 'games-'));

  test('every folder with a game.json is one', () => {
    const at = games();
    for (const slug of ['b', 'a', 'notes']) mkdirSync(join(at, slug));
    for (const slug of ['a', 'b']) writeFileSync(join(at, slug, 'game.json'), '{}');
    expect(gameFolders(at)).toEqual(['a', 'b']);
  });

  test('a game without its game.json is reported', () => {
    const at = games();
    mkdirSync(join(at, 'lost'));
    writeFileSync(join(at, 'lost', 'rules.ts'), '');
    expect(() => gameFolders(at)).toThrow('no game.json, so no game: lost');
  });

  test('a game with a missing file names it', async () => {
    const at = games();
    mkdirSync(join(at, 'half'));
    await expect(loadSubject(at, 'half')).rejects.toThrow(join('half', 'rules.ts'));
  });

  test('a lead too small to tell bots apart is reported, and no margin means the least', () => {
    const scoring = { better: 'higher', unit: 'points' } as const;
    expect(withMargin('a', {}, {}).margin).toBe(0.2);
    expect(withMargin('a', { scoring }).margin).toBe(1);
    expect(withMargin('a', { scoring }, { measure: 'win-rate', margin: 0.3 }).margin).toBe(0.3);
    expect(() => withMargin('a', {}, { margin: 0.01 })).toThrow('margin is 0.01: at least 0.2');
    expect(() => withMargin('a', { scoring }, { margin: 0.5 })).toThrow('at least 1 shows');
  });
});
