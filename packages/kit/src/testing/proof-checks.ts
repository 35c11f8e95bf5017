import { Session } from '../session/index.ts';
import { botPlayer, broken, limitOf, play, startOf, where } from './playing.ts';
import { look, type Check } from './rules-checks.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

const SEEDS = 12;
const SOLVES = 200;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function short(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}

function betterBotWins(subject: Subject, tally: Tally): void {
  const { rules, proof } = subject;
  const [weak, strong] = proof.skills ?? [0, 1];
  if (!(weak < strong)) broken(`proof.skills: ${weak} is not below ${strong}`);
  const level =
    proof.level === undefined ? 0 : rules.levels.findIndex(({ id }) => id === proof.level);
  if (level < 0) broken(`proof.level: there is no level "${proof.level}"`);
  const measure = proof.measure ?? (rules.scoring ? 'score' : 'win-rate');
  if (measure === 'score' && !rules.scoring)
    broken('proof.measure is score, but there is no scoring');

  const [low, high] = [weak, strong].map((skill) =>
    mean(
      Array.from({ length: proof.seeds ?? SEEDS }, (_, seed) => {
        const session = new Session(rules, startOf(rules, level, `proof ${seed}`));
        tally.inputs += play(session, botPlayer(subject, skill, String(seed)), limitOf(subject));
        tally.games += 1;
        look(subject, session, tally);
        if (skill === strong && proof.ends === 'bot' && session.status === 'playing') {
          broken(`${where(session)}: not even the better bot reaches an end`);
        }
        if (measure === 'win-rate') return session.status === 'won' ? 1 : 0;
        return rules.score?.(session.state) ?? 0;
      }),
    ),
  ) as [number, number];

  const unit = measure === 'score' ? (rules.scoring?.unit ?? '') : 'won';
  tally.bots = `${short(low)} to ${short(high)} ${unit}`;
  const lead = measure === 'score' && rules.scoring?.better === 'lower' ? low - high : high - low;
  if (!(lead > 0) || lead < (proof.margin ?? 0)) {
    broken(
      `skill ${weak} makes ${short(low)} and skill ${strong} makes ${short(high)} (${unit}): a lead of ${short(lead)}, not ${proof.margin ?? 'any'}`,
    );
  }
}

function solutionsWin({ rules, proof, solve }: Subject, tally: Tally): void {
  if (!solve) return;
  const rounds = Math.ceil((proof.solves ?? SOLVES) / rules.levels.length);
  for (const index of rules.levels.keys()) {
    for (let seed = 0; seed < rounds; seed += 1) {
      const session = new Session(rules, startOf(rules, index, `solve ${seed}`));
      const solution = solve(session.state);
      if (!solution) broken(`${where(session)}: the solver finds no solution`);
      for (const input of solution) {
        const outcome = session.apply(input);
        if (!outcome.ok) {
          broken(`${where(session)}: the solution's ${JSON.stringify(input)}: ${outcome.why}`);
        }
      }
      if (session.status !== 'won') {
        broken(`${where(session)}: after the solution the game is ${session.status}, not won`);
      }
      tally.solved += 1;
      tally.inputs += solution.length;
    }
  }
}

export const PROOF_CHECKS: readonly Check[] = [
  { promise: 'lets the better bot win', run: betterBotWins },
  { promise: 'is won by playing what its solver finds', run: solutionsWin },
];
