/*
 * Outlines as SVG path data, for the view and for the card. The chameleon faces right and stands on
 * 0, 0; leaves and beetles are around 0, 0; signs have a radius of 1.
 */

export type Look = { readonly body: string; readonly deep: string; readonly light: string };

/** By color, in the order of `COLORS`. */
export const LOOKS: readonly Look[] = [
  { body: '#ff4f58', deep: '#a3123f', light: '#ffb0a3' },
  { body: '#ffc31f', deep: '#b0620a', light: '#fff0a0' },
  { body: '#2f9dff', deep: '#14479f', light: '#aee2ff' },
  { body: '#a552f5', deep: '#5416a0', light: '#e2bfff' },
];
export const lookOf = (color: number): Look => LOOKS[color] ?? (LOOKS[0] as Look);

const DOT = 'M-0.78 0A0.78 0.78 0 1 1 0.78 0A0.78 0.78 0 1 1 -0.78 0Z';
const STAR =
  'M0 -1.02L0.3 -0.36L1 -0.3L0.47 0.16L0.63 0.86L0 0.48L-0.63 0.86L-0.47 0.16L-1 -0.3L-0.3 -0.36Z';
const DROP =
  'M0 -1.08C0.5 -0.3 0.8 0.02 0.8 0.36A0.8 0.7 0 1 1 -0.8 0.36C-0.8 0.02 -0.5 -0.3 0 -1.08Z';
const DIAMOND = 'M0 -1.08L0.82 0L0 1.08L-0.82 0Z';
const SIGNS = [DOT, STAR, DROP, DIAMOND];
export const signOf = (color: number): string => SIGNS[color] ?? DOT;

/** A broad heart with its tip down. */
export const LEAF =
  'M16 94C-22 80 -104 58 -106 -6C-106 -44 -76 -62 -44 -58C-26 -56 -12 -54 0 -47C12 -54 26 -56 44 -58C76 -62 108 -42 105 2C100 44 60 66 42 70C34 76 26 90 16 94Z';
export const VEINS =
  'M0 -40C4 0 6 40 5 74M0 -12C-24 -20 -52 -26 -80 -20M0 -12C24 -20 52 -26 80 -20M4 22C-18 18 -48 20 -66 30M4 22C22 18 50 18 68 28';
export const BUD =
  'M0 84C-44 76 -66 40 -62 -2C-59 -34 -34 -64 0 -92C34 -64 59 -34 62 -2C66 40 44 76 0 84Z';
export const BUD_FOLDS =
  'M0 -88C-18 -40 -22 20 -4 80M-40 -44C-46 0 -40 46 -14 76M40 -44C46 0 40 46 12 76';
export const PETAL = 'M0 0C-46 -22 -54 -84 0 -118C54 -84 46 -22 0 0Z';

export type Pose = 'sit' | 'leap' | 'hang';

export const TORSO =
  'M-70 -44C-74 -92 -30 -120 14 -112C44 -106 60 -88 58 -62C56 -36 30 -20 -10 -19C-44 -18 -68 -22 -70 -44Z';
export const BELLY =
  'M-58 -34C-40 -50 20 -54 50 -46C42 -28 18 -20 -10 -20C-36 -20 -54 -22 -58 -34Z';
export const HEAD =
  'M8 -98C10 -134 28 -166 44 -168C60 -164 72 -142 92 -124C112 -108 116 -88 104 -74C88 -60 40 -60 22 -76Z';
export const CREST = 'M22 -120C26 -144 34 -160 44 -164C40 -146 38 -132 38 -120Z';
export const SPIKES = 'M-60 -74L-66 -92L-46 -92L-44 -110L-24 -104L-16 -120L0 -108Z';
export const MOUTH = 'M112 -88C96 -76 72 -76 58 -84';

type Limbs = { readonly tail: string; readonly back: string; readonly front: string };

/** By pose: what bends. Drawn as thick lines. */
export const LIMBS: Readonly<Record<Pose, Limbs>> = {
  sit: {
    tail: 'M-58 -42C-104 -50 -132 -14 -112 14C-94 36 -58 26 -60 0C-62 -20 -88 -20 -88 -4',
    back: 'M-38 -40C-56 -34 -54 -18 -38 -6M-22 -38C-8 -32 -8 -18 -18 -6',
    front: 'M28 -42C18 -30 22 -16 30 -6M46 -46C58 -36 58 -20 54 -6',
  },
  leap: {
    tail: 'M-58 -46C-96 -36 -128 -40 -150 -62C-166 -80 -156 -104 -136 -102C-120 -100 -120 -82 -132 -82',
    back: 'M-40 -40C-62 -22 -80 -14 -98 -2M-24 -36C-42 -16 -58 -4 -74 10',
    front: 'M34 -44C58 -38 76 -44 94 -36M44 -52C68 -54 88 -60 108 -58',
  },
  hang: {
    tail: 'M-58 -46C-84 -44 -92 -18 -86 12C-82 30 -66 30 -66 16',
    back: 'M-40 -40C-52 -28 -60 -14 -56 2M-22 -38C-18 -20 -26 -8 -20 6',
    front: 'M30 -42C24 -26 34 -12 28 4M46 -46C56 -30 66 -20 62 -4',
  },
};

/** Of the eye. */
export const EYE = { x: 62, y: -112, r: 27 } as const;

export const SHELL = 'M-34 6C-36 -26 -14 -36 4 -36C26 -36 40 -20 38 6Z';
export const WINGS =
  'M-6 -34C-46 -72 -66 -58 -58 -40C-52 -28 -26 -26 -6 -34ZM8 -34C40 -76 64 -66 58 -46C52 -32 28 -28 8 -34Z';
