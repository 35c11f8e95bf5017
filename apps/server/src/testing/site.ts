import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Report, Sent, Vote } from '@playgrove/protocol';
import { onTestFinished } from 'vitest';
import type { Game } from '@playgrove/catalogue';
import portal from '@playgrove/site-config/portal';
import { buildApp, type AppDeps, type Shown } from '../app.ts';
import { readSite } from '../site/files.ts';
import type { OnSubmitted } from '../statistics/intake.ts';
import type { Refusal } from '../statistics/refusal.ts';
import type { Visitor } from '../statistics/visitor.ts';

export const GAME = '0123456789abcdef0123456789abcdef';
export const ICON = '00112233445566778899aabbccddeeff';
export const SCRIPT = `console.log("${'play '.repeat(200)}");`;

/** Thirty games of two categories; the first is `GAME`. */
export const GAMES: readonly Game[] = Array.from({ length: 30 }, (_, index) => gameOf(index));

export function gameOf(index: number): Game {
  const id = index === 0 ? GAME : index.toString(16).padStart(32, '0');
  return {
    id,
    title: `Game ${String(index).padStart(2, '0')}`,
    icon_path: `/allgame/icon/${ICON}.jpg`,
    players: '2M+',
    score: '4.2',
    cate: index < 25 ? 'Puzzle' : 'Sports&Racing',
    game_url: `/allgame/${id}/index.html`,
    tags: ['a', 'b', 'c', 'd', 'e'],
  };
}

const HTML = '<!doctype html><title>Portal</title><style>b{}</style><script>go()</script>';
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': HTML,
  '404.html': '<!doctype html><title>Lost</title><h1>Oops</h1>',
  'sw.js': 'self.x = 1;',
  'assets/play-Bx3k9QaZ.js': SCRIPT,
  'assets/play-Bx3k9QaZ.js.br': brotliCompressSync(SCRIPT),
  'assets/play-Bx3k9QaZ.js.gz': gzipSync(SCRIPT),
  'data/catalogue.json': JSON.stringify(GAMES),
  [`allgame/${GAME}/index.html`]: '<!doctype html><script type="module">go()</script>',
  [`allgame/icon/${ICON}.jpg`]: 'jpeg bytes',
  [`allgame/icon/${ICON}-512.webp`]: 'webp bytes',
  [`allgame/icon/${ICON}-192.avif`]: 'small avif bytes',
  [`allgame/icon/${ICON}.avif`]: 'avif bytes',
  'allgame/icon/default.png': 'png bytes',
  '.secret': 'hidden',
  '.git/config': 'hidden',
};

/** A new folder that is deleted after the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a small built site with changes; `undefined` leaves a file out. */
export function writeSite(
  changes: Readonly<Record<string, string | undefined>> = {},
  folder = join(scratch(), 'dist'),
): string {
  mkdirSync(folder);
  writeFileSync(join(folder, '..', 'outside.txt'), 'outside');
  for (const [path, content] of Object.entries({ ...FILES, ...changes })) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** The server of the small site, without listening. It closes after the test. */
export function siteApp(deps: Partial<AppDeps> = {}, folder = writeSite(), page?: Shown['page']) {
  const config = deps.config ?? portal;
  const site = readSite(folder, config);
  const app = buildApp(
    { settings: { log: 'silent', proxies: 0 }, ...deps, config },
    { site, games: GAMES, page },
  );
  onTestFinished(() => app.close());
  return app;
}

/** An intake that records everything and answers with the given refusal. */
export function recorder(refusal?: Refusal) {
  const events: Sent[] = [];
  const votes: Vote[] = [];
  const reports: Report[] = [];
  const visitors: Visitor[] = [];
  return {
    events,
    votes,
    reports,
    visitors,
    submit: (sent: Sent, visitor: Visitor, onSubmitted: OnSubmitted) => {
      events.push(sent);
      visitors.push(visitor);
      onSubmitted(refusal);
    },
    vote: async (vote: Vote, visitor: Visitor) => {
      votes.push(vote);
      visitors.push(visitor);
      return refusal;
    },
    report: async (report: Report, visitor: Visitor) => {
      reports.push(report);
      visitors.push(visitor);
      return refusal;
    },
    verdict: () => undefined,
  };
}
