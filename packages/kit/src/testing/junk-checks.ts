import fc from 'fast-check';
import type { Json, Rng } from '../contract/index.ts';
import { Session } from '../session/index.ts';
import { createRng } from '../core/index.ts';
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
const BENT_NUMBERS = [-1, 0.5, 1e9, -1e9, 1e308, 2 ** 53] as const;

/** The same junk in every run, plain JSON. */
function junk(count: number): readonly Json[] {
  return fc
    .sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: count, seed: 11 })
    .map((value) => JSON.parse(JSON.stringify(value)) as Json);
}

/** A legal value with one changed leaf: the junk that is closest to passing. */
function bend(value: Json, rng: Rng): Json {
  if (typeof value === 'number') return rng.pick(BENT_NUMBERS);
  if (typeof value === 'string') return rng.pick(['', 'x', `${value} `]);
  if (typeof value === 'boolean') return rng.pick([null, 'true', 1]);
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    if (list.length === 0) return [null];
    const at = rng.int(list.length);
    if (rng.chance(0.3)) return list.filter((_, index) => index !== at);
    return list.map((item, index) => (index === at ? bend(item, rng) : item));
  }
  const fields = Object.entries(value);
  if (fields.length === 0) return null;
  const [chosen] = rng.pick(fields);
  if (rng.chance(0.3)) return Object.fromEntries(fields.filter(([key]) => key !== chosen));
  return Object.fromEntries(
    fields.map(([key, item]) => [key, key === chosen ? bend(item, rng) : item]),
  );
}

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
