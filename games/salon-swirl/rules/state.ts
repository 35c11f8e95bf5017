export const TOOLS = ['wash', 'comb', 'cut', 'dry', 'curl', 'dye', 'pin'] as const;
export type Tool = (typeof TOOLS)[number];

/** Parts of the hair; `all` only where a tool says what it touches. */
export const ZONES = ['all', 'bangs', 'sides', 'back'] as const;
export type Zone = (typeof ZONES)[number];

/** Units of hair that share one color. */
export const BAND = 24;
export const BANDS = 10;
export const MAX_CURL = 12;
export const MAX_SOAP = 6;
export const MAX_WET = 6;
export const MAX_LEAN = 3;
export const MAX_KNOT = 3;

/** One lock of hair. Its root is fixed; see `ROOTS`. */
export type Lock = {
  /** Stretched length in client units. */
  len: number;
  /** 0 straight, 4 waves, 8 curls, 12 coils. */
  curl: number;
  /** A digit for each band from the root: 0 is the natural color, the others are dyes. */
  color: string;
  wet: number;
  soap: number;
  dirt: number;
  /** How far it is combed to the left (−) or right (+). */
  lean: number;
  knot: number;
  /** 0 loose, else 1 + 2 × anchor + kind (0 tail, 1 bun). */
  pin: number;
};

export type Params = {
  /** Number of the client; −1 for free style. */
  readonly client: number;
};

export type Drag = {
  readonly act: 'drag';
  readonly tool: Tool;
  /** Shampoo or rinse, curl size, dye, tail or bun. */
  readonly kind: number;
  readonly zone: Zone;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** 1 begins a stroke, which undo takes back as a whole. */
  readonly first: number;
};

export type Input =
  | Drag
  /** Ends a stroke of pins. */
  | { readonly act: 'drop'; readonly kind: number; readonly x: number; readonly y: number }
  | { readonly act: 'undo' }
  | { readonly act: 'done' };

export type State = {
  /** Whose head it is. */
  readonly client: number;
  readonly free: boolean;
  locks: Lock[];
  /** Locks that the pin stroke has gathered. */
  held: number[];
  /** Earlier heads as text, oldest first. */
  past: string[];
  /** This stroke has said why it does nothing. */
  warned: boolean;
  strokes: number;
  phase: 'work' | 'shown';
  /** Ticks of the reveal that are left. */
  rest: number;
};
