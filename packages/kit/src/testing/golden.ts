import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cue, Rules } from '../contract/index.ts';
import { runOf, Session, type Run } from '../session/index.ts';
import { botPlayer, broken, limitOf, play, startOf } from './playing.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

const MAX_MOVES = 400;
const SECONDS_OF_TICKS = 60;
/** Positions shown between the deal and the end. */
const SHOWN = 6;

/** Seeds derive from slugs, so goldens have a neutral one: a copied game has the same golden. */
export const GOLDEN = 'golden';

function dealGolden(subject: Subject): Session {
  const rules: Rules = { ...subject.rules, slug: GOLDEN };
  return new Session(rules, startOf(rules, levelOf(subject), GOLDEN));
}

/** Lets the better bot play up to the end or the limit. */
function playGolden(subject: Subject, session: Session, seen?: (cues: readonly Cue[]) => void) {
  const { pace } = session.rules;
  const seconds = pace.kind === 'ticks' ? pace.hz * SECONDS_OF_TICKS : MAX_MOVES;
  const limit = Math.min(limitOf(subject), seconds);
  play(session, botPlayer(subject, skillOf(subject), GOLDEN), limit, seen);
}

const skillOf = ({ proof }: Subject): number => proof.skills?.[1] ?? 1;

/** The golden game as a run, with the hash of `golden.txt`. */
export function goldenRun(subject: Subject): Run {
  const hash = /^# hash\n(\w+)$/m.exec(storedGolden(subject))?.[1];
  if (hash === undefined) broken(`${subject.folder}/golden.txt: has no hash`);
  const session = dealGolden(subject);
  playGolden(subject, session);
  return { ...runOf(session), hash };
}

/** One game of the better bot as text: positions, cue counts, and the hash of the end. */
export function goldenText(subject: Subject): string {
  const first = dealGolden(subject);
  playGolden(subject, first);
  const { rules, start } = first;
  const every = Math.max(1, Math.ceil(first.time / (SHOWN + 1)));

  const session = dealGolden(subject);
  const cues = new Map<string, number>();
  const unit = rules.pace.kind === 'ticks' ? 'tick' : 'move';
  const shown = [
    `level ${start.level}, rules ${rules.version}, skill ${skillOf(subject)}`,
    `\n# the deal\n${rules.text(session.state)}`,
  ];
  let last = 0;
  playGolden(subject, session, (happened) => {
    for (const { name } of happened) cues.set(name, (cues.get(name) ?? 0) + 1);
    const { state, time } = session;
    if (time === last || time % every !== 0 || time >= first.time) return;
    last = time;
    shown.push(`\n# ${unit} ${time}\n${rules.text(state)}`);
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

function storedGolden({ folder }: Subject): string {
  const path = join(folder, 'golden.txt');
  if (!existsSync(path)) {
    broken(`${path} is missing: look at a run with UPDATE_GOLDEN=1, then keep what it writes`);
  }
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
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
  const stored = storedGolden(subject);
  if (stored === played) return;
  const [before, after] = [stored.split('\n'), played.split('\n')];
  const line = after.findIndex((text, index) => text !== before[index]);
  const at = line < 0 ? after.length : line;
  broken(
    `golden.txt, line ${at + 1}: stored "${before[at] ?? '(nothing)'}", played "${after[at] ?? '(nothing)'}". If the rules were meant to change, raise their version and run again with UPDATE_GOLDEN=1`,
  );
}
