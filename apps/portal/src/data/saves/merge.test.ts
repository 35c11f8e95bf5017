import { describe, expect, it } from 'vitest';
import { device, dump, exported, take } from '../../services/saves/fake-device.ts';

describe('a file', () => {
  it('brings every star, whatever version of the rules gave it, and scores that compare', () => {
    const game = (version: number, records: number | undefined, score: number, stars: object) => ({
      version,
      ...(records !== undefined && { records }),
      best: { a: score },
      stars,
      plays: 1,
    });
    const merged = (own: object, theirs: object): unknown => {
      const storage = device({ 'game:pond': own });
      expect(take(storage, exported(device({ 'game:pond': theirs }))).ok).toBe(true);
      return dump(storage)['game:pond'];
    };
    const lower = { lower: false };
    expect(
      merged({ ...game(3, 1, 40, { a: 1, b: 2 }), ...lower }, game(2, undefined, 90, { a: 3 })),
    ).toMatchObject({ version: 3, best: { a: 90 }, stars: { a: 3, b: 2 } });
    expect(
      merged({ ...game(3, 2, 40, { a: 1 }), ...lower }, game(2, 1, 900, { a: 3, c: 1 })),
    ).toMatchObject({ records: 2, best: { a: 40 }, stars: { a: 3, c: 1 } });
    expect(merged({ ...game(2, 1, 900, { a: 3 }), ...lower }, game(3, 2, 40, {}))).toMatchObject({
      records: 2,
      best: { a: 40 },
      stars: { a: 3 },
    });
  });

  it('brings looks that were opened, and keeps the one that is worn here', () => {
    const game = (keepsakes: unknown, keepsake?: string) => ({
      version: 1,
      best: {},
      stars: {},
      plays: 1,
      taught: true,
      ...(keepsake !== undefined && { keepsake }),
      ...(keepsakes !== undefined && { keepsakes }),
    });
    const merged = (own: object, theirs: object): unknown => {
      const storage = device({ 'game:pond': own });
      expect(take(storage, exported(device({ 'game:pond': theirs }))).ok).toBe(true);
      return dump(storage)['game:pond'];
    };
    expect(merged(game(['red', 'copper'], 'copper'), game(['red', 'rocket'], 'rocket'))).toEqual(
      game(['red', 'copper', 'rocket'], 'copper'),
    );
    expect(merged(game(undefined), game(['red'], 'red'))).toEqual(game(['red'], 'red'));
    expect(merged(game(['red']), game('junk'))).toEqual(game(['red']));
    expect(merged(game(undefined), game(undefined))).toEqual(game(undefined));
  });

  it('brings games in progress, of each level the one that was played last', () => {
    const run = (seed: string, at: number) => ({ seed, at, level: 'a', tick: 1 });
    const storage = device({
      'game:pond:save:a': run('mine', 20),
      'game:pond:save:b': run('mine', 20),
    });
    const there = {
      'game:pond:save:a': run('theirs', 30),
      'game:pond:save:b': run('theirs', 10),
      'game:pond:save:@2026-11-27': run('day', 5),
      'game:pond:save': run('old', 0),
    };
    expect(take(storage, exported(device(there))).ok).toBe(true);
    expect(dump(storage)).toEqual({
      'game:pond:save:a': run('theirs', 30),
      'game:pond:save:b': run('mine', 20),
      'game:pond:save:@2026-11-27': run('day', 5),
      'game:pond:save': run('old', 0),
    });
  });
});
