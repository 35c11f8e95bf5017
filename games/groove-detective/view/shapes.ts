/*
 * Outlines as path data, shared by the view and the card. The hound's origin is the middle of his
 * collar's lower edge; drums are drawn around 0, 0 in a square of 100.
 */

export const COAT = 'M-104 4C-108 -48 -66 -70 -34 -78L34 -78C66 -70 108 -48 104 4Z';
export const SHIRT = 'M-26 -80L0 -30L26 -80Z';
export const TIE = 'M-9 -62L9 -62L13 -2L0 10L-13 -2Z';
export const LAPELS =
  'M-30 -84L-2 -22L-20 4L-58 4L-46 -40L-60 -52ZM30 -84L2 -22L20 4L58 4L46 -40L60 -52Z';
export const HEAD =
  'M-54 -152C-58 -196 58 -196 54 -152C58 -122 52 -84 30 -68C14 -57 -14 -57 -30 -68C-52 -84 -58 -122 -54 -152Z';
export const BLAZE =
  'M-8 -178C-10 -146 -44 -124 -42 -94C-40 -60 40 -60 42 -94C44 -124 10 -146 8 -178Z';
export const NOSE =
  'M-19 -112C-19 -122 19 -122 19 -112C19 -101 8 -94 0 -94C-8 -94 -19 -101 -19 -112Z';
export const MOUTH = 'M0 -94V-84M0 -84C-6 -72 -24 -72 -30 -82M0 -84C6 -72 24 -72 30 -82';
export const BROWS = 'M-40 -160C-32 -168 -22 -166 -16 -160M40 -160C32 -168 22 -166 16 -160';
/** The left ear hangs from the middle of its upper edge. */
export const EAR = 'M14 -8C-18 -18 -48 22 -50 78C-51 108 -26 118 -12 98C2 74 14 30 14 -8Z';
export const EAR_INNER = 'M4 12C-16 14 -34 44 -36 76C-36 92 -24 96 -16 84C-6 64 4 36 4 12Z';
export const EAR_AT = { x: -48, y: -162 } as const;
export const BRIM = 'M-92 -172C-80 -194 80 -194 92 -172C70 -158 -70 -158 -92 -172Z';
export const CROWN =
  'M-52 -180C-58 -228 -34 -246 0 -230C34 -246 58 -228 52 -180C30 -172 -30 -172 -52 -180Z';
export const BAND = 'M-53 -190C-30 -181 30 -181 53 -190L52 -177C30 -169 -30 -169 -52 -177Z';
export const PHONES = 'M-66 -150C-84 -276 84 -276 66 -150';

/** By drum: its sign, which differs in shape as well as in color. */
export const SIGNS: readonly string[] = [
  // Kick: a large drum.
  'M0 -40A40 40 0 1 1 0 40A40 40 0 1 1 0 -40ZM0 -14A14 14 0 1 0 0 14A14 14 0 1 0 0 -14Z',
  // Snare: two sticks crossed.
  'M-38 -28L-28 -38L0 -10L28 -38L38 -28L10 0L38 28L28 38L0 10L-28 38L-38 28L-10 0Z',
  // Hi-hat: two cymbals.
  'M0 -36L44 -4H-44ZM0 36L44 8H-44Z',
  // Cowbell.
  'M-18 -36H18L36 36H-36Z',
  // Tom: a square drum.
  'M-36 -36H36V36H-36ZM-16 -16V16H16V-16Z',
];

export const COLORS = ['#d8343f', '#e08600', '#0c8f84', '#2f63d8', '#7a3fd0'] as const;
export const SOFT = ['#ff9a94', '#ffd27a', '#7fe3d4', '#9dbcff', '#cfaaff'] as const;

export const FUR = '#b86f3a';
export const DARK_FUR = '#74401f';
export const CREAM = '#fbe8c8';
export const TRENCH = '#d7a862';
export const FELT = '#33456f';
