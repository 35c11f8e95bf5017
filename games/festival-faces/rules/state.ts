import { LOOK_COUNT } from './reference.ts';

/** Which look; −1 is the studio. */
export type Params = { readonly look: number };

/** Faces to paint; their drawing is in `view/people.ts`. */
export const PEOPLE = 12;
/** Faces that the studio's wall kept. */
export const WALL = 4;
/** Strokes one face takes. */
export const MAX_STROKES = 600;

/** What a player keeps from game to game: stars of every look, a digit each, and faces saved before the studio's wall went. */
export type FacesCareer = {
  readonly won: string;
  /** A person's number and strokes, parted by dots; empty places are ''. Only carried along. */
  readonly wall: readonly string[];
};

/** Strokes are texts of `stroke.ts`. */
export type Input =
  | { readonly do: 'paint'; readonly stroke: string }
  | { readonly do: 'reveal' | 'touchup' | 'finish' | 'clear' }
  | { readonly do: 'person'; readonly person: number };

export type State = {
  readonly look: number;
  /** Stars of every look before this game, a digit each. */
  readonly won: string;
  phase: 'paint' | 'shown' | 'done';
  person: number;
  strokes: readonly string[];
  readonly wall: readonly string[];
};

export function totalStars(won: string): number {
  return [...won].reduce((sum, digit) => sum + Number(digit), 0);
}

const NOTHING_WON = '0'.repeat(LOOK_COUNT);

export const FRESH: FacesCareer = {
  won: NOTHING_WON,
  wall: Array.from({ length: WALL }, () => ''),
};
