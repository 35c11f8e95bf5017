import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Career, Json, Rules } from '../contract/index.ts';
import { canonical, Session } from '../session/index.ts';
import { createRng } from '../core/index.ts';
import { bend, junk } from './junk.ts';
import {
  botPlayer,
  broken,
  limitOf,
  notPlain,
  play,
  randomPlayer,
  sampledLevels,
  startOf,
} from './playing.ts';
import { Playthrough } from './playthrough.ts';
import type { Check } from './rules-checks.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

/** A career as players of some version have it stored. */
type Stored = {
  /** The version of the rules that wrote it. */
  readonly version: number;
  readonly career: Json;
  /** What today's rules can no longer read of it, as they report it. Default: nothing. */
  readonly mended?: readonly string[];
};

const JUNK = 60;
const BENT = 120;
/** Games of the better bot behind a recorded career. */
const GAMES = 12;
const MOMENTS = 240;
const DRAWN_EVERY = 40;

/** A career that the better bot has after a few games, one after the other. */
function playedCareer(subject: Subject): Json {
  const { rules, proof } = subject;
  let career = rules.career?.fresh ?? null;
  for (let game = 0; game < GAMES; game += 1) {
    const start = { ...startOf(rules, game, `career ${game}`), career };
    const session = new Session(rules, start);
    play(session, botPlayer(subject, proof.skills?.[1] ?? 1, `career ${game}`), limitOf(subject));
    career = session.career ?? career;
  }
  return career;
}

/** The stored careers; with UPDATE_GOLDEN=1 a missing one of today's version is played and added. */
function storedCareers(subject: Subject): readonly Stored[] {
  const path = join(subject.folder, 'careers.json');
  const stored = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Stored[])
    : [];
  const { version } = subject.rules;
  if (stored.some((one) => one.version === version)) return stored;
  if (process.env['UPDATE_GOLDEN'] !== '1') {
    broken(
      `careers.json has no career of version ${version}: add one with UPDATE_GOLDEN=1, and leave the others as they are`,
    );
  }
  const all = [...stored, { version, career: playedCareer(subject) }];
  writeFileSync(path, `${JSON.stringify(all, undefined, 2)}\n`);
  return all;
}

/** Reads a career that must be readable. @returns what was read */
function reads(
  { parse }: Career<Json, Json>,
  raw: Json,
  what: string,
): { readonly career: Json; readonly mended: readonly string[] } {
  const before = canonical(raw);
  const read = parse(raw);
  if (canonical(raw) !== before) broken(`career.parse writes to what it reads: ${before}`);
  if (!read.ok) broken(`${what} is refused, so its player starts over: ${read.error}`);
  const lost = notPlain(read.value, 'career');
  if (lost) broken(`${what}: ${lost}`);
  const again = parse(read.value);
  if (!again.ok || canonical(again.value) !== canonical(read.value)) {
    broken(`${what} is read differently the second time: ${JSON.stringify(read.value)}`);
  }
  return { career: read.value, mended: read.mended ?? [] };
}

function readsEveryCareer(subject: Subject, tally: Tally): void {
  const { career } = subject.rules;
  if (!career) return;
  const fresh = reads(career, career.fresh, 'the fresh career');
  if (canonical(fresh.career) !== canonical(career.fresh) || fresh.mended.length > 0) {
    broken(`career.parse changes the fresh career: ${JSON.stringify(fresh)}`);
  }
  for (const { version, career: raw, mended = [] } of storedCareers(subject)) {
    const what = `the career of version ${version} in careers.json`;
    const read = reads(career, raw, what);
    if (canonical([...read.mended]) !== canonical([...mended])) {
      broken(
        `${what} loses something: ${read.mended.join('; ') || 'nothing, unlike its entry says'}`,
      );
    }
    playsWith(subject, read.career, what, tally);
  }
}

/** The player of this career can play on, and what is stored afterward is read whole. */
function playsWith(subject: Subject, career: Json, what: string, tally: Tally): void {
  const { rules } = subject;
  for (const level of sampledLevels(rules)) {
    const start = { ...startOf(rules, level, 'career'), career };
    const playthrough = new Playthrough(subject, start, { width: 390, height: 844 }, false);
    const { session } = playthrough;
    const player = randomPlayer(rules, 'career');
    for (let moment = 0; moment < MOMENTS && !playthrough.over; moment += 1) {
      const input = player(session);
      if (input !== undefined) playthrough.offer(input);
      playthrough.tick();
      if (moment % DRAWN_EVERY > 0) continue;
      playthrough.draw(1);
      const [fault] = playthrough.recorder.recording.faults;
      if (fault !== undefined) broken(`drawn with ${what}: ${fault}`);
      tally.frames += 1;
    }
    storedWhole(session, what);
    tally.games += 1;
  }
}

function storedWhole({ rules, career }: Session, what: string): void {
  if (!rules.career || career === undefined) return;
  const read = reads(rules.career, career, `the career after a game with ${what}`);
  if (read.mended.length > 0) {
    broken(`the career after a game with ${what} is not read whole: ${read.mended.join('; ')}`);
  }
}

function deals(rules: Rules, career: Json, level: number): void {
  const session = new Session(rules, { ...startOf(rules, level, 'bent'), career });
  const lost = notPlain(session.state);
  if (lost) broken(`dealt with ${JSON.stringify(career)}: ${lost}`);
}

/** An update changes one thing at a time: whatever it is, the rest of a career is read. */
function readsBentCareers(subject: Subject, tally: Tally): void {
  const { rules } = subject;
  const { career } = rules;
  if (!career) return;
  for (const raw of junk(JUNK)) {
    const read = career.parse(raw);
    if (!read.ok) {
      tally.refused += 1;
      if (read.error.trim().length < 5) broken(`career.parse refuses with "${read.error}"`);
      continue;
    }
    deals(rules, raw, 0);
  }
  const rng = createRng('bent careers');
  const samples = storedCareers(subject).map((stored) => stored.career);
  for (let count = 0; count < BENT; count += 1) {
    const raw = bend(rng.pick(samples), rng);
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) continue;
    const read = reads(career, raw, `a career with one part changed, ${JSON.stringify(raw)}`);
    deals(rules, read.career, count);
  }
}

export const CAREER_CHECKS: readonly Check[] = [
  { promise: 'reads every career that players have stored', run: readsEveryCareer },
  { promise: 'reads the rest of a career if one part is unreadable', run: readsBentCareers },
];
