import type { Habit } from './types.ts';

export type Team = {
  readonly name: string;
  readonly shirt: string;
  readonly trim: string;
  readonly keeper: KeeperKind;
  readonly kicker: KickerKind;
};

export type KeeperKind = Habit & {
  /** Color of the keeper's shirt. */
  readonly color: string;
  /** How often the keeper waits and sees instead of choosing a side. */
  readonly waits: number;
  /** Ticks from the kick to a move that was not planned. */
  readonly react: number;
  /** Ticks of a full dive. */
  readonly stretch: number;
  /** Farthest hand from where the keeper stood, meters. */
  readonly reach: number;
  /** How much of the goal arms and legs cover, meters from the body's line. */
  readonly hands: number;
  /** How much the player's own last sides are remembered, 0 to 1. */
  readonly memory: number;
};

export type KickerKind = Habit & {
  /** Ticks from the spot to the line. */
  readonly ticks: number;
  /** Most bow, meters. */
  readonly bow: number;
  /** How likely an early dive is seen and punished. */
  readonly wits: number;
  /** How many of the kicks go wide. */
  readonly waste: number;
  /** How near to the posts the kicks go, meters from the middle. */
  readonly wide: number;
};

const KEEPER_TELLS = ['lean', 'glove', 'glance', 'hop', 'step'] as const;
const KICKER_TELLS = ['run', 'hips', 'glance', 'arm'] as const;

/** Name, shirt, trim, keeper's shirt. */
const LOOKS = [
  ['willow', '#ff4f3a', '#fff2d8', '#7c3aed'],
  ['pebble', '#3aa7ff', '#ffffff', '#ffb020'],
  ['hayfield', '#f6c945', '#7a4a12', '#2fb56a'],
  ['lantern', '#ff7a2f', '#2b1b4d', '#14b8b0'],
  ['foxglove', '#c04bd8', '#ffe6fb', '#f2c230'],
  ['mill', '#8a5a3a', '#ffe3b8', '#ff5a8a'],
  ['saltmarsh', '#2cc6b0', '#f4fff9', '#ff8a2e'],
  ['copperhill', '#c9603a', '#ffe2c8', '#3a7bff'],
  ['juniper', '#2f8a5a', '#e9ffd8', '#ff4f7a'],
  ['windmere', '#6f9cff', '#fff7d0', '#a04be0'],
  ['thornbury', '#d92f5a', '#1f1a3a', '#4fc3ff'],
  ['kingsferry', '#2a3f9a', '#ffd54a', '#ff6a4a'],
  ['ember', '#ff5a1f', '#3a1020', '#2fc98a'],
  ['northgate', '#e8edf5', '#1f3a6a', '#ff9f1a'],
  ['silverton', '#a9b6c9', '#5a1f6a', '#f2447a'],
  ['crown', '#2b1b4d', '#ffd54a', '#ffffff'],
] as const;

function flipOf(tier: number, at: number): Habit['flip'] {
  if (tier === 0) return 'never';
  if (tier < 3) return at % 2 === 0 ? 'always' : 'never';
  return at % 3 === 0 ? 'always' : 'clap';
}

/** The second of two players is blue: the team whose shirt is. */
export const BLUE = 1;

/** Sixteen teams from the weakest to the strongest; the first is the player's own. */
export const TEAMS: readonly Team[] = LOOKS.map(([name, shirt, trim, color], at) => {
  const part = Math.max(0, at - 1) / 14;
  const tier = Math.floor(part * 4.99);
  const between = (low: number, high: number): number => low + (high - low) * part;
  return {
    name,
    shirt,
    trim,
    keeper: {
      color,
      tell: KEEPER_TELLS[(at + tier) % KEEPER_TELLS.length] ?? 'lean',
      flip: flipOf(tier, at),
      truth: between(1, 0.84),
      waits: between(0.1, 0.34),
      react: Math.round(between(13, 9)),
      stretch: Math.round(between(27, 20)),
      reach: between(2.85, 3.3),
      hands: 0.62,
      memory: between(0, 0.6),
    },
    kicker: {
      tell: KICKER_TELLS[at % KICKER_TELLS.length] ?? 'run',
      flip: flipOf(tier, at + 1),
      truth: between(1, 0.84),
      ticks: Math.round(between(58, 33)),
      bow: between(0, 1.3),
      wits: between(0, 0.75),
      waste: between(0.15, 0.04),
      wide: between(1.8, 3.15),
    },
  };
});

export function teamAt(at: number): Team {
  const team = TEAMS[at];
  if (!team) throw new Error(`spot-kick-stars: there is no team ${at}`);
  return team;
}

/** Where a sign points: what it shows, turned round where this habit turns it. */
export function meant(habit: Pick<Habit, 'flip'>, shown: number, clap: boolean): number {
  const turned = habit.flip === 'always' || (habit.flip === 'clap' && clap);
  return turned ? -shown : shown;
}
