import { type Board, type State, type Wave } from '../rules/state.ts';

/** Milliseconds of the first wave of each sort; cascades speed up from there. */
const LENGTHS: Readonly<Record<Wave['name'], number>> = {
  swap: 120,
  clear: 190,
  fall: 230,
  basket: 260,
  flow: 220,
  creep: 200,
  order: 320,
  finale: 420,
  shuffle: 480,
};
const QUICKER = 0.87;
const QUICKEST = 0.5;
const FLIGHT = 130;

/** How long a wave takes; a flight of bees needs longer to be seen. */
export function lengthOf({ name, depth, flights }: Wave): number {
  const pace = Math.max(QUICKEST, QUICKER ** (depth - 1));
  if (name === 'clear') return LENGTHS.clear * pace + (flights.length > 0 ? FLIGHT : 0);
  if (name === 'fall') return LENGTHS.fall * pace;
  return LENGTHS[name];
}

/** Milliseconds into the move at which a wave begins; past the last, when all is over. */
export function startOf(waves: readonly Wave[], stage: number): number {
  return waves.slice(0, stage).reduce((sum, wave) => sum + lengthOf(wave), 0);
}

/** What to show: between two pictures of the bed, and how far. */
export type Moment = {
  readonly before: Board;
  readonly wave: Wave;
  readonly index: number;
  /** 0 to 1, linear. */
  readonly part: number;
};

/** The wave a move's animation is in; nothing when it has come to rest. */
export function momentOf(from: Board | undefined, state: State, part: number): Moment | undefined {
  if (!from || part >= 1) return undefined;
  const { waves } = state;
  let time = part * startOf(waves, waves.length);
  let before = from;
  for (const [index, wave] of waves.entries()) {
    const length = lengthOf(wave);
    if (time < length) return { before, wave, index, part: time / length };
    time -= length;
    before = wave.after;
  }
  return undefined;
}
