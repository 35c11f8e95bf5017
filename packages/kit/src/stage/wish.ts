/** What a game's address asks for. */
export type Wish = {
  readonly level?: string;
  readonly seed?: string;
  /** A day in UTC, `2026-03-09`: its shared challenge. */
  readonly daily?: string;
  /** Never lower the pixel ratio when frames run long; for pictures of a game. */
  readonly sharp: boolean;
};

const LONGEST = 80;

/** Reads `?level=…&seed=…&daily=…&quality=high`; what is malformed is not asked for. */
export function readWish(query: string): Wish {
  const asked = new URLSearchParams(query);
  const text = (name: string): string | undefined => {
    const value = asked.get(name);
    return value && value.length <= LONGEST ? value : undefined;
  };
  const [level, seed, day] = [text('level'), text('seed'), text('daily')];
  const daily = day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
  return {
    ...(level !== undefined && { level }),
    ...(seed !== undefined && { seed }),
    ...(daily !== undefined && { daily }),
    sharp: asked.get('quality') === 'high',
  };
}

/** 64 random bits as text. @param fill fills words with random bits, and returns them */
export function freshSeed(
  fill: (words: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>,
): string {
  return [...fill(new Uint32Array(2))].map((word) => word.toString(36)).join('');
}
