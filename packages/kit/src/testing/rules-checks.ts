import type { Json } from '../contract/index.ts';
import { hashJson, MAX_STARS, playRun, runOf, Session, type Run } from '../session/index.ts';
import { createRng } from '../core/index.ts';
import {
  broken,
  frozen,
  limitOf,
  partOfGame,
  notPlain,
  play,
  randomPlayer,
  sampledLevels,
  startOf,
  where,
} from './playing.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

/** One promise that every game makes. Throws if it is broken. */
export type Check = {
  readonly promise: string;
  readonly run: (subject: Subject, tally: Tally) => void;
};

const DEALS = 200;
const SEEDS = 2;
/** Ticks between close inspections of tick games. */
const LOOK_EVERY = 8;

function named({ rules, slug, mind, view }: Subject, tally: Tally): void {
  if (rules.slug !== slug) broken(`rules.slug is "${rules.slug}", the folder is "${slug}"`);
  if (!Number.isInteger(rules.version) || rules.version < 1) {
    broken(`version is ${rules.version}, not 1 or more`);
  }
  const ids = rules.levels.map((level) => level.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) broken(`two levels are called "${twice}"`);
  const odd = ids.find((id) => !/^[a-z0-9][a-z0-9-]*$/.test(id));
  if (odd !== undefined) broken(`level id "${odd}" is not lower-case words and digits`);
  if (rules.pace.kind === 'ticks' && !rules.tick) broken('pace is ticks but there is no tick()');
  if (rules.scoring && !rules.score) broken('there is scoring but no score()');
  if (rules.waits && !mind?.rival) broken('there is waits() but no mind.rival in mind.ts');
  if (rules.waits && rules.pace.kind === 'ticks') broken('waits() is for turn games');
  if (view.hinted && !mind?.hint) broken('the view takes hints but mind.ts has no mind.hint');
  if (mind?.hint && !view.hinted) broken('mind.ts gives hints but the view has no hinted()');
  tally.levels = ids.length;
}

/** Packs are contiguous and have names. A player with every star before a lock can open it. */
function packed({ rules }: Subject, tally: Tally): void {
  if (rules.levels[0].daily) broken('the first level is for the daily challenge alone');
  const packs: string[] = [];
  // Modes next to packs are endless, or rarely won: no lock may count on their stars.
  const inPacks = rules.levels.filter(({ pack }) => pack !== undefined);
  const rated = inPacks.length > 0 ? inPacks : rules.levels;
  const giving = rated.filter(({ starless }) => !starless);
  for (const [index, { id, pack, needs = 0 }] of rules.levels.entries()) {
    tally.says(pack, `the pack of level ${id}`);
    if (pack !== undefined && pack !== rules.levels[index - 1]?.pack) {
      if (packs.includes(pack)) broken(`level ${id}: pack "${pack}" has been left before`);
      packs.push(pack);
    }
    const earlier = rules.levels.slice(0, index).filter((level) => giving.includes(level));
    const before = rules.stars ? earlier.length * MAX_STARS : 0;
    if (!Number.isInteger(needs) || needs < 0) broken(`level ${id}: needs ${needs} stars`);
    if (needs > before) {
      broken(`level ${id}: needs ${needs} stars, but at most ${before} are won before it`);
    }
  }
}

function dealt({ rules, proof }: Subject, tally: Tally): void {
  const { levels } = rules;
  const rounds = Math.ceil((proof.deals ?? DEALS) / levels.length);
  for (const [index, level] of levels.entries()) {
    const params = rules.parseParams(level.params);
    if (!params.ok) broken(`level ${level.id}: its own params are refused: ${params.error}`);
    for (let seed = 0; seed < rounds; seed += 1) {
      const start = startOf(rules, index, `deal ${seed}`);
      const session = new Session(rules, start);
      const lost = notPlain(session.state);
      if (lost) broken(`${where(session)}: ${lost}, which a save would lose`);
      if (new Session(rules, start).hash() !== session.hash()) {
        broken(`${where(session)}: dealt twice, it differs`);
      }
      if (session.status !== 'playing') broken(`${where(session)}: dealt ${session.status}`);
      if (rules.inputs(frozen(session.state), createRng(seed)).length === 0) {
        broken(`${where(session)}: dealt with nothing to do`);
      }
      if (rules.text(session.state).trim() === '') broken(`${where(session)}: text() is empty`);
      rules.deal(frozen(params.value), createRng(seed), rules.career?.fresh ?? null);
      tally.deals += 1;
    }
  }
}

/** Conditions that must hold in any position. */
export function look({ rules }: Subject, session: Session, tally: Tally): void {
  const state = frozen(session.state);
  const status = rules.status(state);
  const legal = rules.inputs(state, createRng('look'));
  if ((legal.length === 0) !== (status !== 'playing')) {
    broken(`${where(session)}: ${status}, yet inputs() gives ${legal.length}`);
  }
  for (const input of legal) {
    const parsed = rules.parseInput(input);
    if (!parsed.ok) {
      broken(`${where(session)}: inputs() gives ${JSON.stringify(input)}: ${parsed.error}`);
    }
  }
  const lost = notPlain(state);
  if (lost) broken(`${where(session)}: ${lost}`);
  const score = rules.score?.(state);
  if (score !== undefined && !Number.isFinite(score))
    broken(`${where(session)}: score is ${score}`);
  const goal = rules.goal?.(state);
  tally.says(goal?.name, 'goal().name');
  if (status === 'playing') return;
  const stars = rules.stars?.(state) ?? 0;
  if (!Number.isInteger(stars) || stars < 0 || stars > 3) broken(`stars is ${stars}, not 0 to 3`);
  const ending = rules.ending?.(state);
  tally.says(ending?.reason, 'ending().reason');
  tally.says(ending?.almost, 'ending().almost');
}

function endsAtRandom(subject: Subject, tally: Tally): void {
  const { rules, proof } = subject;
  const limit = limitOf(subject);
  for (const level of sampledLevels(rules)) {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const session = new Session(rules, startOf(rules, level, `random ${seed}`));
      let moment = 0;
      look(subject, session, tally);
      tally.inputs += play(session, randomPlayer(rules, `player ${seed}`), limit, () => {
        moment += 1;
        const over = session.status !== 'playing';
        if (over || rules.pace.kind === 'turns' || moment % LOOK_EVERY === 0) {
          look(subject, session, tally);
        }
      });
      tally.games += 1;
      if (session.status === 'playing' && proof.ends !== 'bot') {
        broken(
          `${where(session)}: random play does not end; if only good play does, export proof = { ends: 'bot' } from bot.ts`,
        );
      }
    }
  }
}

function sameAgain(subject: Subject, tally: Tally): void {
  const { rules } = subject;
  for (const level of sampledLevels(rules)) {
    const session = new Session(rules, startOf(rules, level, 'again'));
    tally.inputs += play(session, randomPlayer(rules, 'again'), limitOf(subject));
    tally.games += 1;
    const again = playRun(rules, JSON.parse(JSON.stringify(runOf(session))) as Run);
    if (!again.ok) broken(`${where(session)}: played again, it ${again.fault}: ${again.detail}`);
  }
}

function resumes(subject: Subject, tally: Tally): void {
  const { rules } = subject;
  for (const level of sampledLevels(rules)) {
    const session = partOfGame(subject, level, 'resume');
    const resumed = Session.resume(rules, JSON.parse(JSON.stringify(session.save())));
    if (!resumed.ok) broken(`${where(session)}: its save is refused: ${resumed.error}`);
    const until = session.time + 1500;
    for (const one of [session, resumed.value]) {
      tally.inputs += play(one, randomPlayer(rules, 'after'), until);
      tally.games += 1;
    }
    if (resumed.value.hash() !== session.hash()) {
      broken(`${where(session)}: the resumed game went another way`);
    }
  }
}

/** Saves with one flaw each. */
function flawedSaves(session: Session): readonly unknown[] {
  const save = JSON.parse(JSON.stringify(session.save())) as Record<string, Json>;
  const turns = session.rules.pace.kind === 'turns';
  const { snapshot } = save as { snapshot?: Record<string, Json> };
  // A tick save contains its whole position, so its seed is only informational.
  return [
    null,
    'save',
    [],
    {},
    { ...save, format: 0 },
    { ...save, slug: `${session.rules.slug}-two` },
    { ...save, version: session.rules.version + 1 },
    { ...save, seed: 7 },
    { ...save, params: 'no such params' },
    { ...save, hash: hashJson('other') },
    { ...save, undone: -1 },
    { ...save, tick: 0.5 },
    { ...save, log: 'log' },
    ...(turns
      ? [
          { ...save, seed: 'another' },
          { ...save, tick: 1, log: [[0, { no: 'such input' }]] },
        ]
      : [
          { ...save, snapshot: null },
          { ...save, snapshot: { ...snapshot, rng: [1, 2, 3] } },
          { ...save, snapshot: { ...snapshot, rng: [1, 2, 3, 4] } },
          { ...save, snapshot: { ...snapshot, state: null } },
        ]),
  ];
}

function refusesBadSaves(subject: Subject, tally: Tally): void {
  const { rules } = subject;
  const session = partOfGame(subject, 0, 'corrupt');
  for (const save of flawedSaves(session)) {
    const text = JSON.stringify(save);
    const result = Session.resume(rules, save);
    if (result.ok) broken(`a broken save was accepted: ${text.slice(0, 200)}`);
    if (result.error.length < 5) broken(`a broken save is refused with "${result.error}" alone`);
    if (JSON.stringify(save) !== text) broken('a refused save was written to');
    tally.refused += 1;
  }
}

function undoes(subject: Subject): void {
  const { rules } = subject;
  if (rules.pace.kind !== 'turns') return;
  for (const level of sampledLevels(rules)) {
    const session = partOfGame(subject, level, 'undo');
    const hashes = new Map([[0, new Session(rules, session.start).hash()]]);
    const again = new Session(rules, session.start);
    for (const [, input] of session.log) {
      again.apply(input);
      hashes.set(again.time, again.hash());
    }
    while (session.undo()) {
      if (session.hash() !== hashes.get(session.time)) {
        broken(`${where(session)}: undo did not bring back the position before`);
      }
    }
    const { undo } = rules.pace;
    const left = undo === 'unlimited' ? 0 : hashes.size - 1 - (undo === 'none' ? 0 : undo);
    if (session.time !== Math.max(0, left)) {
      broken(`${where(session)}: undo stopped there, ${Math.max(0, left)} was promised`);
    }
  }
}

export const RULES_CHECKS: readonly Check[] = [
  { promise: 'has a valid name, version and level ids', run: named },
  { promise: 'has contiguous packs and locks that open', run: packed },
  { promise: 'deals every level, the same twice', run: dealt },
  { promise: 'ends, with inputs exactly while it is not over', run: endsAtRandom },
  { promise: 'gives the same game for the same seed and inputs', run: sameAgain },
  { promise: 'continues from a save as if never stopped', run: resumes },
  { promise: 'refuses a broken save and leaves it alone', run: refusesBadSaves },
  { promise: 'undoes as far as it promises', run: undoes },
];
