import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';

/** Inside the repository, so that it finds its packages; never committed. */
const FIXTURES = join(ROOT, '.cache');

/** A games folder for a test. */
export type FixtureGames = {
  readonly root: string;
  readonly games: string;
  /** Writes a small whole game. */
  add(slug: string): void;
  write(path: string, content: string): void;
};

export function fixtureGames(): FixtureGames {
  mkdirSync(FIXTURES, { recursive: true });
  const root = mkdtempSync(join(FIXTURES, 'site-'));
  const games = join(root, 'games');
  mkdirSync(games);
  const write = (path: string, content: string): void => {
    const file = join(games, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  return {
    root,
    games,
    write,
    add(slug) {
      write(`${slug}/game.json`, JSON.stringify(factsOf(slug)));
      write(`${slug}/strings/en.json`, JSON.stringify({ hello: 'Hello' }));
      write(
        `${slug}/rules.ts`,
        `export const rules = { slug: '${slug}', pace: { kind: 'turns' }, levels: [{ id: 'one', params: {} }] };`,
      );
      write(`${slug}/view.ts`, VIEW);
      write(`${slug}/sprites.ts`, SPRITES);
      write(`${slug}/card.ts`, CARD);
    },
  };
}

const VIEW = `import { defineGame } from '@playgrove/kit/runtime';
import { rules } from './rules.ts';
export default defineGame(rules, { hud: 'above' });
`;

const SPRITES = `const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="28" fill="#ff4b55"/></svg>';
export const sprites = { size: 64, icons: {}, own: { dot: svg } };
`;

const CARD = `export const card = async ({ letters }) => [
  '<rect width="512" height="512" fill="#4cc3ff"/>', letters('7', 256, 256, 200),
];
`;

export function factsOf(slug: string): Readonly<Record<string, unknown>> {
  return {
    title: `Title of ${slug}`,
    cate: 'Arcade',
    genre: 'Test',
    tags: ['one', 'two', 'three', 'four', 'five'],
    description: 'A game that is only there to be built, with "quotes" & <marks> in its words.',
    controls: { touch: 'Tap the dot.', keyboard: 'Press Space.' },
    players: '12K+',
    score: 4.1,
    review: 'It is only there to be built.',
    orientation: 'any',
    daily: false,
    accessibility: ['Nothing moves.'],
    released: '2026-11-21',
    version: 1,
  };
}
