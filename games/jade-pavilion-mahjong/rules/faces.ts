/** The pictures on the tiles, in the order in which levels bring them. */
export const FACES = [
  'koi',
  'lantern',
  'bamboo',
  'moon',
  'fan',
  'teapot',
  'peach',
  'bell',
  'cloud',
  'cat',
  'coin',
  'butterfly',
  'drum',
  'wave',
  'panda',
  'parasol',
  'pagoda',
  'gourd',
  'sun',
  'boat',
  'knot',
  'mountain',
  'kite',
  'bowl',
  'plum',
  'orchid',
  'aster',
  'camellia',
] as const;

/** Faces below this match only their own kind; the others are blossoms, and any two of them match. */
export const BLOSSOMS = 24;

/** Two tiles match if their kinds are the same. */
export const kindOf = (face: number): number => Math.min(face, BLOSSOMS);
