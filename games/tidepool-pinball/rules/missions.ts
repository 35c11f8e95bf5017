/** What a mission counts. */
export const TASKS = [
  'coral',
  'stars',
  'shells',
  'spins',
  'eel',
  'grotto',
  'anemone',
  'slings',
  'chain',
  'score',
  'alive',
  'jackpot',
] as const;
export type TaskKind = (typeof TASKS)[number];
export type Task = { readonly kind: TaskKind; readonly need: number };

export type Mission = Task & {
  /** Seconds within which the third star is won. */
  readonly par: number;
  /** Missions with a sea that stands still. */
  readonly tide?: 'high' | 'low';
};

const row = (kind: TaskKind, need: number, par: number, tide?: 'high' | 'low'): Mission => ({
  kind,
  need,
  par,
  ...(tide && { tide }),
});

/** Six to a pack: each pack brings what the last one did not need. */
export const MISSIONS: readonly Mission[] = [
  row('coral', 40, 55, 'low'),
  row('stars', 8, 50, 'low'),
  row('shells', 15, 60),
  row('slings', 20, 60),
  row('chain', 12, 60),
  row('score', 25_000, 70),

  row('spins', 10, 75),
  row('grotto', 2, 45),
  row('coral', 65, 80),
  row('eel', 1, 60),
  row('stars', 14, 80),
  row('score', 45_000, 90),

  row('anemone', 20, 90, 'high'),
  row('eel', 2, 90, 'high'),
  row('chain', 16, 110, 'high'),
  row('anemone', 16, 100),
  row('alive', 75, 80, 'high'),
  row('jackpot', 1, 90, 'high'),

  row('grotto', 6, 90, 'low'),
  row('shells', 26, 90),
  row('spins', 16, 110),
  row('coral', 90, 100),
  row('score', 90_000, 120),
  row('jackpot', 1, 120),

  row('chain', 19, 120),
  row('eel', 4, 140),
  row('anemone', 40, 140, 'high'),
  row('grotto', 8, 130),
  row('alive', 150, 155),
  row('jackpot', 2, 180),
];

/** In endless play, missions follow each other and grow. */
const ROUND: readonly Task[] = [
  { kind: 'coral', need: 12 },
  { kind: 'stars', need: 3 },
  { kind: 'shells', need: 5 },
  { kind: 'chain', need: 7 },
  { kind: 'spins', need: 4 },
  { kind: 'grotto', need: 2 },
  { kind: 'anemone', need: 6 },
  { kind: 'eel', need: 2 },
  { kind: 'jackpot', need: 1 },
];

export function endlessTask(done: number): Task {
  const { kind, need } = ROUND[done % ROUND.length] ?? { kind: 'coral', need: 12 };
  const round = Math.floor(done / ROUND.length);
  return { kind, need: kind === 'jackpot' ? need : Math.round(need * (1 + round * 0.5)) };
}
