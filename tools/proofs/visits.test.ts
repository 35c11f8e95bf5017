import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameId } from '../catalogue.ts';
import { hashOfVisit, isVisited } from './visits.ts';

describe('the stamp of a visit', () => {
  const slug = 'tiny';
  const page = `allgame/${gameId(slug)}/index.html`;
  const code = `allgame/${gameId(slug)}/game-1.js`;
  const BUILT = {
    [page]: '<script src="game-1.js"></script>',
    [code]: "import '../_v/kit-1.js'",
    'allgame/_v/kit-1.js': "import './kit-later-1.js'",
    'allgame/_v/kit-later-1.js': '1',
    'allgame/_v/solid-1.js': '1',
  };
  let root: string;
  let sites = 0;

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  /** Builds a site of these files in a new folder: a site's shared code is read once. */
  const hashOf = (files: Readonly<Record<string, string>>): string | undefined => {
    const dist = `dist-${(sites += 1)}`;
    for (const [path, text] of Object.entries(files)) write(`${dist}/${path}`, text);
    return hashOfVisit(slug, join(root, dist));
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'visits-'));
    for (const [path, text] of Object.entries(BUILT)) write(`dist/${path}`, text);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('covers the page, its code, and the shared code that they load', () => {
    const before = hashOf(BUILT);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf(BUILT)).toBe(before);
    expect(hashOf({ ...BUILT, [page]: '<p></p><script src="game-1.js"></script>' })).not.toBe(
      before,
    );
    expect(hashOf({ ...BUILT, [code]: "import '../_v/kit-1.js';1" })).not.toBe(before);
    const { 'allgame/_v/kit-later-1.js': later, ...rest } = BUILT;
    const renamed = { ...rest, 'allgame/_v/kit-1.js': "import './kit-later-2.js'" };
    expect(hashOf({ ...renamed, 'allgame/_v/kit-later-2.js': later })).not.toBe(before);
  });

  it('does not depend on code of other games, nor on compressed copies', () => {
    const before = hashOf(BUILT);
    expect(hashOf({ ...BUILT, 'allgame/_v/solid-1.js': '2' })).toBe(before);
    expect(hashOf({ ...BUILT, 'allgame/other/game-1.js': '2' })).toBe(before);
    expect(hashOf({ ...BUILT, [`${code}.br`]: '2' })).toBe(before);
  });

  it('holds only for the game as it is built, with both of its tests passed', () => {
    const [dist, games] = [join(root, 'dist'), join(root, 'games')];
    const files = hashOfVisit(slug, dist);
    const stamp = (text: string): boolean => {
      write('games/tiny/visit.json', text);
      return isVisited(slug, dist, games);
    };
    expect(isVisited(slug, dist, games)).toBe(false);
    expect(stamp(JSON.stringify({ files, passed: ['plays', 'ends'] }))).toBe(true);
    expect(stamp(JSON.stringify({ files, passed: ['plays'] }))).toBe(false);
    expect(stamp(JSON.stringify({ files: '0', passed: ['plays', 'ends'] }))).toBe(false);
    expect(stamp('{"files":')).toBe(false);
    expect(stamp('null')).toBe(false);
  });

  it('holds for no game that is not built', () => {
    write('games/tiny/visit.json', JSON.stringify({ passed: ['plays', 'ends'] }));
    expect(hashOfVisit(slug, join(root, 'nothing'))).toBeUndefined();
    expect(isVisited(slug, join(root, 'nothing'), join(root, 'games'))).toBe(false);
  });
});
