import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { mind } from './mind.ts';
import { solve } from './solver.ts';
import { thawed } from './rules/board.ts';
import { turns } from './rules/greedy.ts';
import { perform, repacked } from './rules/leaps.ts';
import { search } from './rules/search.ts';
import { movesFrom } from './rules/table.ts';
import { rules, type Input, type State } from './rules.ts';

describe('hints', () => {
  const playthrough = (id: string, seed: string): Session => {
    const level = rules.levels.find((each) => each.id === id) ?? rules.levels[0];
    return new Session(rules as never, { level: id, params: level.params, seed });
  };
  const at = (session: Session): State => session.state as unknown as State;
  /** @returns the positions it went through, and its taps on the stock */
  const followed = (session: Session): { readonly seen: string[]; readonly draws: number } => {
    const seen: string[] = [];
    let draws = 0;
    while (session.status === 'playing' && seen.length < 400) {
      const { columns, homes, talon, drawn } = at(session);
      seen.push(JSON.stringify([columns, homes, talon, drawn]));
      const input = mind.hint?.(at(session))?.input;
      expect(input && session.apply(input).ok, `move ${seen.length}`).toBe(true);
      if (input?.kind === 'draw') draws += 1;
    }
    return { seen, draws };
  };

  // In all but the first of each level, hints searched from the start each time went back and forth forever.
  test.each([
    ['one', 'hinted'],
    ['one', 'measure 1'],
    ['one', 'measure 35'],
    ['one', 'measure 42'],
    ['gentle', 'measure 32'],
    ['three', 'hinted'],
    ['three', 'nearer 10'],
  ])('followed one by one, they win and never come back (level %s, deal %s)', (id, seed) => {
    const session = playthrough(id, seed);
    const { seen } = followed(session);
    expect(session.status).toBe('won');
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('say the same after an undo, and lead on after a move of one’s own', () => {
    const session = playthrough('one', 'measure 1');
    const hint = (): unknown => mind.hint?.(at(session));
    const first = hint() as { readonly input: Input };
    session.apply(first.input);
    const second = hint();
    session.undo();
    expect(hint()).toEqual(first);
    session.apply(first.input);
    expect(hint()).toEqual(second);
    session.apply({ kind: 'draw' });
    followed(session);
    expect(session.status).toBe('won');
  });

  test.each(['one', 'three'])('ask for fewer draws than a solution as it was found (%s)', (id) => {
    let [draws, solved] = [0, 0];
    for (let game = 0; game < 4; game += 1) {
      const session = playthrough(id, `nearer ${game}`);
      solved += solve(at(session))?.filter(({ kind }) => kind === 'draw').length ?? 0;
      draws += followed(session).draws;
      expect(session.status).toBe('won');
    }
    expect(draws).toBeLessThan(solved * 0.7);
  });

  test.each(['one', 'three'])(
    'ask for a draw only where no safe move turns a card over (%s)',
    (id) => {
      let draws = 0;
      for (let game = 0; game < 3; game += 1) {
        const session = playthrough(id, `table ${game}`);
        while (session.status === 'playing') {
          const state = at(session);
          const input = mind.hint?.(state)?.input;
          if (input?.kind === 'draw') draws += 1;
          for (const one of input?.kind === 'draw' ? movesFrom(state) : []) {
            if (one.from >= 7 || one.to >= 7 || !turns(state, one)) continue;
            const board = thawed(state);
            perform(board, repacked({ taps: 0, ...one }), state.draw);
            expect(search({ ...board, draw: state.draw }, 2000).kind).not.toBe('won');
          }
          expect(input && session.apply(input).ok).toBe(true);
        }
        expect(session.status).toBe('won');
      }
      expect(draws).toBeGreaterThan(0);
    },
  );
});

describe('how hard it is', () => {
  const GAMES = 16;
  const LIMIT = 320;

  test('who reads the cards wins every deal; plain players win gentle ones and lose knotty ones', () => {
    const skills = [0, 0.5, 1] as const;
    const table = rules.levels.map(({ id, params }) => {
      const row = skills.map((skill) => {
        let wins = 0;
        for (let game = 0; game < GAMES; game += 1) {
          const session = new Session(rules as never, {
            level: id,
            params,
            seed: `measure ${game}`,
          });
          const rng = createRng(`measure ${game}`);
          while (session.status === 'playing' && session.time < LIMIT) {
            session.apply(bot(session.state as unknown as State, rng, skill) ?? { kind: 'draw' });
          }
          if (session.status === 'won') wins += 1;
        }
        return wins / GAMES;
      });
      return { level: id, beginner: row[0] ?? 0, plain: row[1] ?? 0, reader: row[2] ?? 0 };
    });
    console.table(table);
    const at = (id: string): (typeof table)[number] | undefined =>
      table.find(({ level }) => level === id);
    for (const row of table) expect(row.reader, row.level).toBe(1);
    expect(at('gentle')?.plain).toBeGreaterThan(at('one')?.plain ?? 1);
    expect(at('knotty')?.plain).toBeLessThan(at('three')?.plain ?? 0);
    expect(at('one')?.beginner).toBeLessThan(1);
  });
});
