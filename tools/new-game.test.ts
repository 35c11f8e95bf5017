import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { factsOf, fixtureGames, type FixtureGames } from './build-games/fixture.ts';
import { measureGame, overBudget } from './build-games/measure.ts';
import { build } from './site/build.ts';
import { filesUnder } from './cache.ts';
import { bareBundle } from '../apps/portal/src/testing/parts.ts';
import { ROOT } from './root.ts';
import { readCatalogue } from './catalogue.ts';
import { newGame } from './new-game.ts';

let fixture: FixtureGames;

beforeEach(() => {
  fixture = fixtureGames();
  fixture.write(
    '_template/game.json',
    JSON.stringify({ ...factsOf('x'), title: 'Just a "Start"' }),
  );
  fixture.write('_template/rules.ts', `export const rules = { slug: '_template' };`);
  fixture.write('_template/strings/en.json', JSON.stringify({ hint: 'Tap' }));
  fixture.write('_template/README.md', '# Just a "Start"\n');
});
afterEach(() => rmSync(fixture.root, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(fixture.games, path), 'utf8');

describe('a new game', () => {
  it('is the template with its own slug and title', () => {
    expect(newGame('river-hop', 'River "Hop"', fixture.games)).toEqual([
      'river-hop/README.md',
      'river-hop/game.json',
      'river-hop/rules.ts',
      'river-hop/strings/en.json',
    ]);
    expect(read('river-hop/rules.ts')).toContain(`slug: 'river-hop'`);
    expect(read('river-hop/README.md')).toBe('# River "Hop"\n');
    const [game] = readCatalogue(fixture.games).games;
    expect(game?.title).toBe('River "Hop"');
  });

  it('takes its title from the slug by default', () => {
    newGame('river-hop', undefined, fixture.games);
    expect(readCatalogue(fixture.games).games[0]?.title).toBe('River Hop');
  });

  it('can start from another game, without its stamps', () => {
    newGame('river-hop', 'River Hop', fixture.games);
    fixture.write('river-hop/proof.json', '{}');
    fixture.write('river-hop/visit.json', '{}');
    expect(newGame('river-jump', 'River Jump', fixture.games, 'river-hop')).toEqual([
      'river-jump/README.md',
      'river-jump/game.json',
      'river-jump/rules.ts',
      'river-jump/strings/en.json',
    ]);
    expect(read('river-jump/rules.ts')).toContain(`slug: 'river-jump'`);
    expect(read('river-jump/README.md')).toBe('# River Jump\n');
    expect(() => newGame('other', 'Other', fixture.games, 'nothing')).toThrow(
      '--like nothing: name a game, or one of arcade, puzzle',
    );
  });

  it.each([
    ['', 'a game needs a slug'],
    ['River', '"River" is not a slug: lower-case words joined by hyphens'],
    ['river--hop', 'is not a slug'],
    ['../river', 'is not a slug'],
    ['_template', 'is not a slug'],
    ['r'.repeat(41), 'too long for a slug: at most 40'],
  ])('refuses the slug "%s"', (slug, message) => {
    expect(() => newGame(slug, 'A title', fixture.games)).toThrow(message);
  });

  it('rejects a slug or a title that is taken, and an empty title', () => {
    newGame('river-hop', 'River Hop', fixture.games);
    expect(() => newGame('river-hop', 'Other', fixture.games)).toThrow(
      'games/river-hop exists already',
    );
    expect(() => newGame('river-jump', 'River Hop', fixture.games)).toThrow(
      '"River Hop" is the title of another game already',
    );
    expect(() => newGame('river-jump', ' ', fixture.games)).toThrow('the title must not be empty');
  });

  it('with wrong facts leaves nothing behind', () => {
    expect(() => newGame('river-hop', 'T'.repeat(61), fixture.games)).toThrow(
      'title: must have at most 60 characters',
    );
    expect(existsSync(join(fixture.games, 'river-hop'))).toBe(false);
  });
});

describe('the puzzle template', () => {
  it('makes a game with correct facts under its own slug', () => {
    cpSync(join(ROOT, 'games/_puzzle'), join(fixture.games, '_puzzle'), { recursive: true });
    newGame('river-lamps', undefined, fixture.games, 'puzzle');
    const left = filesUnder(join(fixture.games, 'river-lamps')).filter((name) =>
      /_puzzle|Lamp Lane/.test(read(`river-lamps/${name}`)),
    );
    expect(left).toEqual([]);
  });
});

describe('the real template', () => {
  it('makes a game that builds at once, within the budgets', async () => {
    rmSync(join(fixture.games, '_template'), { recursive: true });
    cpSync(join(ROOT, 'games/_template'), join(fixture.games, '_template'), { recursive: true });
    newGame('river-hop', undefined, fixture.games);
    const left = filesUnder(join(fixture.games, 'river-hop')).filter((name) =>
      read(`river-hop/${name}`).includes('_template'),
    );
    expect(left).toEqual([]);
    const out = join(fixture.root, 'dist');
    await build({ out, games: fixture.games, portal: bareBundle, log: () => undefined });
    expect(overBudget('river-hop', measureGame(out, 'river-hop'))).toEqual([]);
  });
});
