import type { Json } from '../contract/index.ts';
import { Session } from '../session/index.ts';
import { createRng } from '../core/index.ts';
import { bend, junk } from './junk.ts';
import { broken, partOfGame, notPlain, play, randomPlayer, startOf, where } from './playing.ts';
import type { Check } from './rules-checks.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

const JUNK = 150;
const BENT = 150;
/** Fractions of a game at which inputs are tried: early, middle, late and the last position. */
const POSITIONS = [0.05, 0.5, 0.85, 1] as const;
/** Values that no game can use: a parser that accepts one of these does not check anything. */
const NONSENSE: readonly Json[] = [
  'no such thing',
  { no: 'such', thing: true },
  -123456789.5,
  [[[]]],
  { by: { by: {} } },
];

type Read = (raw: Json) => { readonly ok: boolean; readonly error?: string };

function refusesNonsense(name: string, read: Read): void {
  for (const raw of NONSENSE) {
    if (read(raw).ok) broken(`${name} accepts ${JSON.stringify(raw)}`);
  }
}

/** @returns whether it was refused; a refusal must have a reason */
function refused(name: string, read: Read, raw: Json): boolean {
  const before = JSON.stringify(raw);
  const result = read(raw);
  if (JSON.stringify(raw) !== before) broken(`${name} writes to what it reads: ${before}`);
  if (result.ok) return false;
  if (typeof result.error !== 'string' || result.error.trim().length < 5) {
    broken(
      `${name} refuses ${before} with "${String(result.error)}": say what was wrong and where`,
    );
  }
  return true;
}

function parsesParams({ rules }: Subject, tally: Tally): void {
  const read: Read = (raw) => rules.parseParams(raw);
  refusesNonsense('parseParams', read);
  const rng = createRng('bent params');
  const bent = Array.from({ length: BENT }, () => bend(rng.pick(rules.levels).params, rng));
  for (const raw of [...junk(JUNK), ...bent]) {
    if (refused('parseParams', read, raw)) {
      tally.refused += 1;
      continue;
    }
    const session = new Session(rules, { level: 'junk', params: raw, seed: 'junk' });
    const lost = notPlain(session.state);
    if (lost) broken(`parseParams accepts ${JSON.stringify(raw)}, and then ${lost}`);
  }
}

function parsesInput(subject: Subject, tally: Tally): void {
  const { rules } = subject;
  const read: Read = (raw) => rules.parseInput(raw);
  refusesNonsense('parseInput', read);
  const rng = createRng('bent inputs');
  const legal = legalInputs(subject);
  const bent = Array.from({ length: BENT }, () => bend(rng.pick(legal), rng));
  for (const raw of [...junk(JUNK), ...bent]) {
    if (refused('parseInput', read, raw)) tally.refused += 1;
  }
}

/**
 * Inputs that were legal at some time in a random game: in other positions, many of them are not.
 */
function legalInputs({ rules }: Subject): readonly Json[] {
  const session = new Session(rules, startOf(rules, 0, 'legal'));
  const rng = createRng('legal');
  const found = [...rules.inputs(session.state, rng)];
  play(session, randomPlayer(rules, 'legal'), 300, () => {
    found.push(...rules.inputs(session.state, rng).slice(0, 12));
  });
  return found;
}

function refusalsLeaveNoTrace(subject: Subject, tally: Tally): void {
  const { rules } = subject;
  const rng = createRng('illegal');
  const legal = legalInputs(subject);
  for (const [index, part] of POSITIONS.entries()) {
    let session = partOfGame(subject, index, `trace ${index}`, part);
    if (session.status !== 'playing') session = new Session(rules, session.start);
    const save = session.save();
    for (const raw of [
      ...junk(30),
      ...Array.from({ length: 60 }, () => rng.pick(legal)),
      ...Array.from({ length: 60 }, () => bend(rng.pick(legal), rng)),
    ]) {
      const before = session.hash();
      const outcome = session.apply(raw);
      if (!outcome.ok) {
        tally.refused += 1;
        if (session.hash() !== before) {
          broken(`${where(session)}: refusing ${JSON.stringify(raw)} changed the state`);
        }
        if (rules.parseInput(raw).ok) tally.says(outcome.why, `refusal of ${JSON.stringify(raw)}`);
        continue;
      }
      survives(session, raw);
      const resumed = Session.resume(rules, save);
      if (!resumed.ok) broken(`${where(session)}: its save is refused: ${resumed.error}`);
      session = resumed.value;
    }
  }
}

/** Accepted inputs, however odd, must leave a valid position. */
function survives(session: Session, raw: Json): void {
  for (let tick = 0; tick < 30 && session.rules.tick; tick += 1) session.advance();
  const lost = notPlain(session.state);
  if (lost) broken(`${where(session)}: after ${JSON.stringify(raw)}, ${lost}`);
  session.rules.text(session.state);
}

function nothingAfterTheEnd(subject: Subject, tally: Tally): void {
  const { rules } = subject;
  const session = new Session(rules, startOf(rules, 0, 'after the end'));
  const rng = createRng('after');
  const legal = legalInputs(subject);
  play(session, randomPlayer(rules, 'after'), 4000);
  if (session.status === 'playing') return;
  const before = session.hash();
  for (let count = 0; count < 30; count += 1) {
    if (session.apply(rng.pick(legal)).ok) broken(`${where(session)}: an input after the end`);
    tally.refused += 1;
  }
  if (session.hash() !== before) broken(`${where(session)}: the state changed after the end`);
}

export const JUNK_CHECKS: readonly Check[] = [
  { promise: 'validates params', run: parsesParams },
  { promise: 'validates inputs', run: parsesInput },
  { promise: 'leaves no trace of a refused input', run: refusalsLeaveNoTrace },
  { promise: 'takes no input after the end', run: nothingAfterTheEnd },
];
