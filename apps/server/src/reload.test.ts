import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { statisticAddress } from '@playgrove/protocol';
import { describe, expect, it } from 'vitest';
import { runServer } from './testing/process.ts';
import { GAMES, gameOf, scratch, SCRIPT, writeSite } from './testing/site.ts';

const NEW_GAME = gameOf(99);
const OLD_SCRIPT = '/assets/play-Bx3k9QaZ.js';
const page = (name: string): string =>
  `<!doctype html><title>${name}</title>${'<p>Play.</p>'.repeat(200)}`;

/** Two sites and the link that names one of them. */
function sites() {
  const folder = scratch();
  const old = writeSite({ 'index.html': page('old') }, join(folder, 'old'));
  const next = writeSite(
    {
      'index.html': page('new'),
      [OLD_SCRIPT.slice(1)]: undefined,
      [`${OLD_SCRIPT.slice(1)}.br`]: undefined,
      [`${OLD_SCRIPT.slice(1)}.gz`]: undefined,
      'data/catalogue.json': JSON.stringify([...GAMES.slice(1), NEW_GAME]),
    },
    join(folder, 'new'),
  );
  const link = join(folder, 'current');
  symlinkSync(old, link);
  const pointTo = (target: string): void => {
    symlinkSync(target, `${link}-next`);
    renameSync(`${link}-next`, link);
  };
  return { old, next, link, pointTo };
}

async function refusalOf(address: string, game: string): Promise<string | null> {
  const path = statisticAddress({ event: { name: 'play_start', game }, at: 0 });
  return (await fetch(address + path)).headers.get('x-refused');
}

/** Requests the home page on eight lines until `enough` of all. @returns statuses and titles in order */
async function load(address: string, enough: (seen: readonly string[]) => boolean) {
  const seen: string[] = [];
  const line = async (): Promise<void> => {
    while (!enough(seen)) {
      const reply = await fetch(`${address}/`);
      const title = /<title>(\w+)<\/title>/.exec(await reply.text())?.[1];
      seen.push(`${reply.status} ${title}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, line));
  return seen;
}

describe('SIGHUP', () => {
  it('serves the site that the link names now, and drops no request', async () => {
    const { next, link, pointTo } = sites();
    const { child, ended, ready } = runServer({ PORT: '0', SITE_DIR: link });
    const address = await ready;
    let signaled = false;
    const seen = await load(address, (all) => {
      if (all.length >= 200 && !signaled) {
        signaled = true;
        pointTo(next);
        child.kill('SIGHUP');
      }
      return all.filter((one) => one === '200 new').length >= 200;
    });
    expect([...new Set(seen)]).toEqual(['200 old', '200 new']);
    // Pages of the old site that are open still load their scripts.
    const script = await fetch(address + OLD_SCRIPT);
    expect([script.status, await script.text()]).toEqual([200, SCRIPT]);
    expect(await refusalOf(address, NEW_GAME.id)).toBeNull();
    expect(await refusalOf(address, GAMES[0]?.id ?? '')).not.toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('does not mix two sites while the link changes', async () => {
    const { old, next, link, pointTo } = sites();
    const { ready } = runServer({ PORT: '0', SITE_DIR: link });
    const address = await ready;
    pointTo(next);
    const catalogue = await (await fetch(`${address}/data/catalogue.json`)).json();
    expect(catalogue).toEqual(GAMES);
    expect(old).not.toBe(next);
  });

  it('keeps the site if the new one is incomplete, and says why', async () => {
    const { next, link, pointTo } = sites();
    rmSync(join(next, 'index.html'));
    const { child, ready, said } = runServer({ PORT: '0', SITE_DIR: link, LOG_LEVEL: 'error' });
    const address = await ready;
    pointTo(next);
    child.kill('SIGHUP');
    const seen = await load(address, () => said.out.includes('still serving the old site'));
    expect(new Set(seen)).toEqual(new Set(['200 old']));
    expect(said.out).toContain('index.html is missing');
  });
});
