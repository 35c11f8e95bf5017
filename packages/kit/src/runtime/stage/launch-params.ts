/** The parameters of a game's address. */
export type LaunchParams = {
  readonly level?: string;
  readonly seed?: string;
  /** A day on the player's calendar, `2026-03-09`: its shared challenge. */
  readonly daily?: string;
  /** Somebody's score on this board, and their name. */
  readonly beat?: number;
  readonly by?: string;
  /** The page around the game sends a run of this board. */
  readonly run?: true;
  /** Never lower the pixel ratio when frames run long; for pictures of a game. */
  readonly sharp: boolean;
};

const LONGEST = 80;

/** Reads `?level=…&seed=…&daily=…&beat=…&by=…&run=1&quality=high`; what is malformed is ignored. */
export function readLaunchParams(search: string): LaunchParams {
  const query = new URLSearchParams(search);
  const text = (name: string): string | undefined => {
    const value = query.get(name);
    return value && value.length <= LONGEST ? value : undefined;
  };
  const [level, seeded, day] = [text('level'), text('seed'), text('daily')];
  // A day's seed deals that day, which only `daily` may name: it knows which days have begun.
  const seed = seeded?.startsWith('daily/') ? undefined : seeded;
  const daily = day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
  const [beat, by] = [text('beat'), text('by')];
  return {
    ...(level !== undefined && { level }),
    ...(seed !== undefined && { seed }),
    ...(daily !== undefined && { daily }),
    ...(beat !== undefined && /^\d{1,9}(?:\.\d{1,3})?$/.test(beat) && { beat: Number(beat) }),
    ...(by !== undefined && /^\p{L}{1,12}$/u.test(by) && { by }),
    ...(query.has('run') && { run: true as const }),
    sharp: query.get('quality') === 'high',
  };
}

/** 64 random bits as text. @param fill fills words with random bits, and returns them */
export function freshSeed(
  fill: (words: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>,
): string {
  return [...fill(new Uint32Array(2))].map((word) => word.toString(36)).join('');
}
