/** The octopus and its inkwell as path data, for the game and its card. The rim of the glass is at y 8. */
export const HEAD =
  'M-56 26 C-48 -6 -74 -34 -72 -76 C-70 -118 -40 -142 0 -142 C40 -142 70 -118 72 -76 C74 -34 48 -6 56 26 Z';
export const BOTTLE =
  'M-52 26 C-60 36 -98 38 -98 66 L-92 94 Q-90 104 -78 104 L78 104 Q90 104 92 94 L98 66 C98 38 60 36 52 26 Z';
export const NECK = 'M-62 8 Q0 22 62 8 L60 24 Q0 38 -60 24 Z';
export const LABEL = 'M-30 50 Q0 54 30 50 L29 90 Q0 94 -29 90 Z';
export const PEN_ARM = 'M46 12 C70 10 92 -8 94 -34 C96 -52 94 -66 100 -78';
export const EYE_X = 26;
export const EYE_Y = -52;

/** Arms over the rim, each with its width. */
export const LIMBS: readonly (readonly [string, number])[] = [
  ['M-48 4 C-78 2 -92 22 -88 44 C-86 62 -70 68 -62 56', 20],
  ['M48 4 C78 2 92 22 88 44 C86 62 70 68 62 56', 20],
  ['M-18 12 C-22 26 -34 30 -40 42', 17],
  ['M18 12 C22 26 34 30 40 42', 17],
];
