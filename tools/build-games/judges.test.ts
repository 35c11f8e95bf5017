import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unpackText } from '@playgrove/protocol/packed-text';
import { writeRun, type Run } from '@playgrove/kit/session';
import portal from '@playgrove/site-config/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../apps/server/src/app.ts';
import { Runs } from '../../apps/server/src/runs/runs.ts';
import { readSite } from '../../apps/server/src/site/files.ts';
import { openCache } from '../cache.ts';
import { gameId, gameSlugs } from '../catalogue.ts';
import { botRun } from '../play/bot-run.ts';
import { ROOT } from '../root.ts';
import {
  boardOf,
  DAY,
  entry,
  forgeriesOf,
  packed,
  PLAYER,
  raw,
  SHARE,
  TICKS,
  TURNS,
  type Place,
} from './forgeries.ts';
import { buildJudges } from './judges.ts';

const GAMES = join(ROOT, 'games');
const NOON = Date.UTC(2026, 10, 28, 12);
/** Moves or ticks of each game in the sweep. */
const SHORT = 300;

let site: string;
let runs: Runs;
let close: () => Promise<void>;
let server: string;
let turns: Run;
let ticks: Run;
const verdicts: string[] = [];

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'judges-'));
  const files = await buildJudges(GAMES, gameSlugs(GAMES), openCache());
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>x</title>');
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), bytes);
  }
  runs = new Runs({
    data: join(site, 'data'),
    site,
    maxBytes: 1e9,
    now: () => NOON,
    onVerdict: (_game, outcome) => verdicts.push(outcome),
  });
  const app = buildApp(
    { config: portal, settings: { log: 'silent', proxies: 1 }, runs },
    { site: readSite(site, portal), games: [] },
  );
  server = await app.listen({ host: '127.0.0.1', port: 0 });
  close = async () => {
    await app.close();
    await runs.close();
    rmSync(site, { recursive: true });
  };
  [turns, ticks] = await Promise.all([
    botRun(TURNS, { day: DAY }),
    botRun(TICKS, { day: DAY, skill: 0.3 }),
  ]);
});
afterAll(() => close());

let networks = 0;
/** Every request comes from another network. */
async function post({ url }: Place, body: string) {
  networks += 1;
  const reply = await fetch(server + url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${networks >> 8}.${networks % 256}.1`,
    },
    body,
  });
  return { status: reply.status, ...((await reply.json()) as { code: number; contents: unknown }) };
}

describe('the rules for the server', () => {
  it('play a run of every game to the end that its bot came to', async () => {
    const slugs = gameSlugs(GAMES);
    expect(slugs.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const slug of slugs) {
      const run = await botRun(slug, { limit: SHORT });
      const { judge } = (await import(
        pathToFileURL(join(site, '.judges', `${gameId(slug)}.${slug}.mjs`)).href
      )) as { judge: (text: string, question: object, isOver: () => boolean) => object };
      const verdict = judge(writeRun(run), {}, () => false);
      if (!('ok' in verdict) || verdict.ok !== true)
        wrong.push(`${slug}: ${JSON.stringify(verdict)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('are never served', async () => {
    const name = `${gameId(TURNS)}.${TURNS}.mjs`;
    expect(readFileSync(join(site, '.judges', name)).length).toBeGreaterThan(1000);
    expect((await fetch(`${server}/.judges/${name}`)).status).toBe(404);
  });
});

describe('an honest run', () => {
  it('is stored, and is found by its link as it was', async () => {
    const { code, contents } = await post(SHARE, JSON.stringify({ run: await packed(turns) }));
    expect(code).toBe(200);
    const { id } = contents as { readonly id: string };
    const found = await (await fetch(`${server}/content/runs/${id}`)).json();
    expect(await unpackText(found.contents.run, 1e6)).toBe(writeRun(turns));
  });

  it.each([
    ['turns', () => turns, TURNS],
    ['ticks', () => ticks, TICKS],
  ])('of %s stands on its day’s board, and can be watched from there', async (_pace, run, slug) => {
    const reply = await post(boardOf(slug), entry(await packed(run())));
    expect(reply).toMatchObject({ code: 200, contents: { of: 1, place: 1 } });
    const [row] = (reply.contents as { top: { run: string; score: number }[] }).top;
    expect(row).toMatchObject({ score: run().result.score, name: [3, 48], you: true });
    const found = await (await fetch(`${server}/content/runs/${row?.run}`)).json();
    expect(await unpackText(found.contents.run, 1e6)).toBe(writeRun(run()));
    const again = await fetch(`${server}/content/boards/${DAY}/${gameId(slug)}`, {
      headers: { 'x-player': PLAYER },
    });
    expect((await again.json()).contents).toEqual(reply.contents);
  });
});

describe('a forged run', () => {
  it('is refused in more than forty kinds, each with its reason', async () => {
    const forgeries = forgeriesOf(turns, ticks);
    expect(forgeries.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const [what, forge, reason, at = boardOf(TICKS)] of forgeries) {
      const forged = await forge();
      const run = typeof forged === 'string' ? forged : '';
      const plain = at === SHARE ? JSON.stringify({ run }) : entry(run);
      const { code, contents } = await post(at, typeof forged === 'string' ? plain : forged.body);
      const says = String(contents);
      const fits = typeof reason === 'string' ? says === reason : reason.test(says);
      if (code < 400 || !fits) wrong.push(`${what}: ${code} ${says}`);
    }
    expect(wrong).toEqual([]);
  });

  it('never came onto a board', async () => {
    for (const slug of [TURNS, TICKS]) {
      const { contents } = await (await fetch(`${server}/content/boards/${DAY}/${slug}`)).json();
      expect([slug, contents.of]).toEqual([slug, 1]);
    }
  });

  it('holds up nobody: honest runs are answered while bombs come in, and memory stays bounded', async () => {
    const bomb = raw(Buffer.alloc(40_000_000, '['));
    const honest = await packed(turns);
    const before = process.memoryUsage().rss;
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 3 === 0
          ? post(SHARE, JSON.stringify({ run: honest }))
          : post(SHARE, JSON.stringify({ run: bomb })),
      ),
    );
    const codes = replies.map(({ code }) => code);
    expect(codes.filter((_, index) => index % 3 === 0).every((code) => code === 200)).toBe(true);
    expect(codes.filter((_, index) => index % 3 !== 0).every((code) => code === 400)).toBe(true);
    const grown = (process.memoryUsage().rss - before) / 1024 / 1024;
    // Forty bombs are 1.6 GB when they are let.
    expect(grown).toBeLessThan(200);
  });
});
