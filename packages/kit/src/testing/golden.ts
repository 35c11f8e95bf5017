import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rules } from '../contract/index.ts';
import { Session } from '../session/index.ts';
import { botPlayer, broken, limitOf, play, startOf } from './playing.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

const MAX_MOVES = 400;
const SECONDS_OF_TICKS = 60;
/** Positions shown between the deal and the end. */
const SHOWN = 6;

/**
 * One game of the better bot as text: positions, cue counts, and the hash of the end.
 * Seeds derive from slugs, so it is played under a neutral one: a copied game has the same golden.
 */
export function goldenText(subject: Subject): string {
  const rules: Rules = { ...subject.rules, slug: 'golden' };
  const seconds = rules.pace.kind === 'ticks' ? rules.pace.hz * SECONDS_OF_TICKS : MAX_MOVES;
  const limit = Math.min(limitOf(subject), seconds);
  const skill = subject.proof.skills?.[1] ?? 1;
  const start = startOf(rules, levelOf(subject), 'golden');
  const playthrough = (): Session => new Session(rules, start);

  const first = playthrough();
  play(first, botPlayer(subject, skill, 'golden'), limit);
  const every = Math.max(1, Math.ceil(first.time / (SHOWN + 1)));

  const session = playthrough();
  const cues = new Map<string, number>();
  const unit = rules.pace.kind === 'ticks' ? 'tick' : 'move';
  const shown = [
    `level ${start.level}, rules ${rules.version}, skill ${skill}`,
    `\n# the deal\n${rules.text(session.state)}`,
  ];
  let last = 0;
  play(session, botPlayer(subject, skill, 'golden'), limit, (happened) => {
    for (const { name } of happened) cues.set(name, (cues.get(name) ?? 0) + 1);
    if (session.time === last || session.time % every !== 0 || session.time >= first.time) return;
    last = session.time;
    shown.push(`\n# ${unit} ${session.time}\n${rules.text(session.state)}`);
  });
  const score = rules.score?.(session.state);
  const counted = [...cues].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...shown,
    `\n# the end: ${unit} ${session.time}, ${session.status}${score === undefined ? '' : `, score ${score}`}`,
    rules.text(session.state),
    `\n# cues\n${counted.map(([name, count]) => `${name} ${count}`).join('\n')}`,
    `\n# hash\n${session.hash()}\n`,
  ].join('\n');
}

/** The level to record. @throws Error if `proof.golden` names a missing one */
function levelOf({ rules, proof }: Subject): number {
  if (proof.golden === undefined) return 0;
  const at = rules.levels.findIndex(({ id }) => id === proof.golden);
  if (at < 0) broken(`proof.golden: there is no level "${proof.golden}"`);
  return at;
}

/** Compares with `golden.txt`, or writes it if UPDATE_GOLDEN=1. A missing one fails. */
export function checkGolden(subject: Subject, tally: Tally): void {
  const path = join(subject.folder, 'golden.txt');
  const played = goldenText(subject);
  tally.games += 1;
  if (process.env['UPDATE_GOLDEN'] === '1') {
    writeFileSync(path, played);
    return;
  }
  if (!existsSync(path)) {
    broken(`${path} is missing: look at a run with UPDATE_GOLDEN=1, then keep what it writes`);
  }
  const stored = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  if (stored === played) return;
  const [before, after] = [stored.split('\n'), played.split('\n')];
  const line = after.findIndex((text, index) => text !== before[index]);
  const at = line < 0 ? after.length : line;
  broken(
    `golden.txt, line ${at + 1}: stored "${before[at] ?? '(nothing)'}", played "${after[at] ?? '(nothing)'}". If the rules were meant to change, raise their version and run again with UPDATE_GOLDEN=1`,
  );
}
