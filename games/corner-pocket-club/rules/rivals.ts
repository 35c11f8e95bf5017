/** How a rival plays. Each has one thing to learn about it. */
export type Rival = {
  readonly name: RivalName;
  /** Balls of each group in its match. */
  readonly each: 3 | 4 | 7;
  /** Its hand's error: hundredths of a degree, and thousandths of the power. */
  readonly error: number;
  readonly touch: number;
  /** How much harder than needed it hits. */
  readonly force: number;
  /** How much worse it gets with distance: 0 not at all. */
  readonly nearsighted: number;
  /** What it gives for a good place after the shot, for leaving the player nothing, and for cushions. */
  readonly plans: number;
  readonly hides: number;
  readonly banks: number;
  /** Shots that it thinks over, and how often it tries each in its head. */
  readonly shots: number;
  readonly tries: number;
  /** How far the guide shows the player's ball in this match, units. */
  readonly guide: number;
};

export const RIVALS = ['pip', 'bruno', 'hattie', 'otto', 'mabel', 'rico', 'vera', 'olive'] as const;
export type RivalName = (typeof RIVALS)[number];

type Row = readonly [
  each: 3 | 4 | 7,
  error: number,
  touch: number,
  force: number,
  nearsighted: number,
  plans: number,
  hides: number,
  banks: number,
  shots: number,
  tries: number,
  guide: number,
];

/** From the easiest to the hardest. */
const ROWS: Readonly<Record<RivalName, Row>> = {
  // A mouse that takes what is nearest, gently.
  pip: [3, 170, 160, 1, 0, 0, 0, 0, 2, 1, 900],
  // A bear that hits everything hard, and misses much.
  bruno: [3, 165, 100, 2, 0, 0, 0, 0, 2, 1, 760],
  // A hare that never thinks about the next shot.
  hattie: [4, 95, 90, 1.5, 0, 0, 0, 0, 3, 2, 640],
  // An otter that likes a cushion on the way.
  otto: [4, 62, 70, 1.3, 0, 0.2, 0, 1.2, 5, 2, 540],
  // A mole: sure from near, lost from far.
  mabel: [7, 46, 60, 1, 1.4, 0.5, 0, 0, 5, 3, 440],
  // A raccoon that hides the cue ball.
  rico: [7, 42, 40, 1.1, 0, 0.4, 1.1, 0.3, 5, 3, 360],
  // A fox that plays for the next ball, with spin.
  vera: [7, 28, 30, 1.15, 0, 1.2, 0.4, 0.4, 6, 4, 280],
  // An owl that plans and hardly errs.
  olive: [7, 16, 20, 1.1, 0, 1.4, 0.9, 0.3, 7, 5, 200],
};

export function rivalOf(name: RivalName): Rival {
  const [each, error, touch, force, nearsighted, plans, hides, banks, shots, tries, guide] =
    ROWS[name];
  return { name, each, error, touch, force, nearsighted, plans, hides, banks, shots, tries, guide };
}
