// Properties that some code may not use. Plain JavaScript, as oxlint.config.mjs.

/** ECMAScript leaves the last bits of these to the engine, so replays would differ between browsers. */
const INEXACT = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'atan2',
  'sinh',
  'cosh',
  'tanh',
  'asinh',
  'acosh',
  'atanh',
  'exp',
  'expm1',
  'log',
  'log2',
  'log10',
  'log1p',
  'pow',
  'hypot',
  'cbrt',
];

export const sameEverywhere = [
  'error',
  {
    object: 'Math',
    property: 'random',
    message: 'Randomness comes from the rng that deal, step and tick are given.',
  },
  ...INEXACT.map((property) => ({
    object: 'Math',
    property,
    message: 'Engines differ in its last bits: use the functions of @playgrove/kit/core.',
  })),
];

/** Test files share a worker and its modules (vitest.config.ts). */
export const withoutModuleMocks = [
  'error',
  ...['mock', 'doMock'].map((property) => ({
    object: 'vi',
    property,
    message:
      'It does nothing if an earlier file loaded the module: pass what differs as an argument.',
  })),
];
