import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameId, gameSlugs, readCatalogue } from './catalogue.ts';

const FACTS = {
  title: 'Noodle Coil',
  cate: 'Arcade',
  genre: 'Snake',
  tags: ['snake', 'arcade', 'noodles', 'grid', 'endless'],
  description: 'Slurp along the board, grow longer, and never cross your own tail.',
  controls: { touch: 'Swipe to turn.', keyboard: 'Arrow keys turn.' },
  players: '940K+',
  score: 4.7,
  review: 'Clear, quick and full of ideas.',
  orientation: 'any',
  daily: false,
  accessibility: ['Playable without sound.'],
  released: '2026-11-21',
  version: 1,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(slug: string, content: unknown): void {
  mkdirSync(join(folder, slug));
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(folder, slug, 'game.json'), text);
}

describe('reading the games folder', () => {
  it('gives records sorted by slug, and skips files and folders that begin with _', () => {
    put('noodle-coil', FACTS);
    put('apple-row', { ...FACTS, title: 'Apple Row' });
    put('_template', '{');
    writeFileSync(join(folder, 'README.md'), 'text');
    const { games, facts } = readCatalogue(folder, { 'noodle-coil': 'abc123' });
    expect(gameSlugs(folder)).toEqual(['apple-row', 'noodle-coil']);
    expect([...facts.keys()]).toEqual(['apple-row', 'noodle-coil']);
    expect(games.map(({ title, icon_path }) => [title, icon_path])).toEqual([
      ['Apple Row', '/allgame/icon/default.png'],
      ['Noodle Coil', '/allgame/icon/abc123.jpg'],
    ]);
  });

  it('gives the lines of how to play, in their order', () => {
    put('noodle-coil', FACTS);
    put('apple-row', { ...FACTS, title: 'Apple Row' });
    mkdirSync(join(folder, 'noodle-coil', 'strings'));
    writeFileSync(
      join(folder, 'noodle-coil', 'strings', 'en.json'),
      JSON.stringify({ 'how.turn': 'Swipe to turn.', over: 'Over', 'how.grow': 'Eat to grow.' }),
    );
    const { how } = readCatalogue(folder);
    expect(how.get('noodle-coil')).toEqual(['Swipe to turn.', 'Eat to grow.']);
    expect(how.get('apple-row')).toEqual([]);
  });

  it('makes the id from the slug by SHA-256', () => {
    expect(gameId('abc')).toBe('ba7816bf8f01cfea414140de5dae2223');
    put('abc', FACTS);
    expect(readCatalogue(folder).games[0]).toMatchObject({
      id: gameId('abc'),
      game_url: `/allgame/${gameId('abc')}/index.html`,
      score: '4.7',
    });
  });

  it('lists every file, field and reason that is wrong', () => {
    put('bad-json', '{');
    put('bad-facts', { ...FACTS, daily: 'no', version: 0 });
    put('good', FACTS);
    put('same-title', FACTS);
    mkdirSync(join(folder, 'no-facts'));
    const said = () => readCatalogue(folder);
    expect(said).toThrow(`${join(folder, 'bad-facts', 'game.json')}: daily: must be true or false`);
    expect(said).toThrow(`${join(folder, 'bad-facts', 'game.json')}: version: must be 1 or more`);
    expect(said).toThrow(join(folder, 'bad-json', 'game.json'));
    expect(said).toThrow(`${join(folder, 'no-facts', 'game.json')}: ENOENT`);
    expect(said).toThrow(`same-title/game.json: title: is the title of good already`);
  });
});
