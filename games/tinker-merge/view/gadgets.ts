import type { Part } from './parts.ts';

const BRASS = '#f6b93b';
const COPPER = '#e07b43';
const RED = '#f04f56';
const TEAL = '#1fb5a6';
const SKY = '#4cb4f5';
const BLUE = '#3f7bea';
const GREEN = '#52c25e';
const VIOLET = '#8a5be0';
const PINK = '#f566a5';
const CREAM = '#fff0cf';
const WOOD = '#bf7d45';
const STEEL = '#a9b6d3';
const DARK = '#5b5590';
const GLOW = '#ffd84a';

/**
 * Five chains of seven gadgets: clockwork, lamps, steam, music and wind. Each has a form of its own
 * and its chain's color; from the third on something moves.
 */
export const GADGETS: readonly (readonly (readonly Part[])[])[] = [
  [
    [['gear', 0, 2, 30, BRASS]],
    [
      ['gear', -15, -10, 27, BRASS],
      ['gear', 20, 20, 19, TEAL],
    ],
    [
      ['disc', 0, -33, 9, BRASS],
      ['rod', 'M0 -26V-16', 6, BRASS],
      ['disc', 0, 10, 34, BRASS],
      ['dial', 0, 10, 25],
    ],
    [
      ['rod', 'M-20 30L-28 42M20 30L28 42', 7, STEEL],
      ['disc', -21, -27, 13, RED],
      ['disc', 21, -27, 13, RED],
      ['rod', 'M0 -24V-38', 6, STEEL],
      ['disc', 0, 8, 33, RED],
      ['dial', 0, 8, 24],
    ],
    [
      ['rod', 'M0 18V40', 5, BRASS],
      ['disc', 0, 38, 8, BRASS],
      ['box', 0, 4, 54, 44, 6, WOOD],
      ['path', 'M-38 -14L0 -46L38 -14Z', RED],
      ['disc', 0, -24, 6, CREAM],
      ['dial', 0, 5, 18],
    ],
    [
      ['box', 0, 38, 52, 16, 4, WOOD],
      ['box', 0, 8, 38, 58, 4, '#a8623a'],
      ['box', 0, 16, 22, 32, 4, CREAM],
      ['path', 'M-26 -18V-30Q0 -54 26 -30V-18Z', WOOD],
      ['rod', 'M0 6V24', 4, BRASS],
      ['disc', 0, 24, 7, BRASS],
      ['dial', 0, -20, 16],
    ],
    [
      ['box', 0, 22, 50, 46, 4, STEEL],
      ['path', 'M-9 46V30Q0 20 9 30V46Z', DARK],
      ['box', 0, -12, 38, 30, 4, CREAM],
      ['path', 'M-26 -24L0 -50L26 -24Z', TEAL],
      ['gear', -26, 34, 13, BRASS, -2],
      ['gear', 27, 26, 15, BRASS, 1.8],
      ['dial', 0, -10, 13],
    ],
  ],
  [
    [
      ['path', 'M-11 20H11V36Q0 44 -11 36Z', STEEL],
      ['path', 'M-12 22Q-12 12 -22 2A27 27 0 1 1 22 2Q12 12 12 22Z', GLOW],
    ],
    [
      ['rod', 'M-16 -20Q0 -50 16 -20', 5, VIOLET],
      ['path', 'M-24 -10L-16 -24H16L24 -10Z', VIOLET],
      ['box', 0, 10, 38, 40, 6, GLOW],
      ['path', 'M0 26Q-10 16 0 -2Q10 16 0 26Z', '#ff8a3c'],
      ['box', 0, 35, 50, 12, 5, VIOLET],
    ],
    [
      ['box', -10, 39, 54, 12, 6, VIOLET],
      ['rod', 'M-14 34L-26 2L8 -20', 7, STEEL],
      ['disc', -26, 2, 7, STEEL],
      ['path', 'M-4 -18L12 -40L44 -8L20 6Z', VIOLET],
      ['lamp', 27, 3, 12, GLOW],
    ],
    [
      ['box', 0, 41, 40, 10, 4, DARK],
      ['rod', 'M0 36V-28M-26 -12Q-26 -26 0 -26Q26 -26 26 -12', 6, DARK],
      ['path', 'M-10 -36L0 -48L10 -36Z', VIOLET],
      ['lamp', -26, 0, 15, GLOW],
      ['lamp', 26, 0, 15, GLOW],
    ],
    [
      ['rod', 'M0 4L-26 44M0 4L26 44M0 4V44', 6, DARK],
      ['path', 'M-34 -28H4V14H-34Q-44 -8 -34 -28Z', VIOLET],
      ['path', 'M4 -30L22 -40V26L4 16Z', STEEL],
      ['gear', -18, -34, 12, BRASS, 2],
      ['lamp', 26, -7, 20, GLOW],
    ],
    [
      ['box', 0, 40, 56, 14, 6, DARK],
      ['path', 'M-20 34L-12 -30H12L20 34Z', PINK],
      ['path', 'M-16 -28L-10 -46H10L16 -28Z', DARK],
      ['lamp', -3, 19, 10, GLOW],
      ['lamp', 4, -2, 8, GLOW],
      ['lamp', -1, -18, 6, GLOW],
    ],
    [
      ['path', 'M-42 46Q-36 30 -20 34H22Q36 30 42 46Z', GREEN],
      ['path', 'M-20 36L-13 -16H13L20 36Z', CREAM],
      ['path', 'M-18 20L-16.500 6H16.500L18 20Z', RED],
      ['box', 0, -18, 36, 9, 3, DARK],
      ['path', 'M-15 -34Q0 -54 15 -34Z', RED],
      ['box', 0, -28, 22, 14, 2, DARK],
      ['lamp', 0, -27, 10, GLOW],
    ],
  ],
  [
    [
      ['box', 0, 22, 18, 38, 4, COPPER],
      ['wheel', 0, -12, 25, RED],
    ],
    [
      ['rod', 'M-28 34V6Q-28 -16 -6 -16H26', 18, COPPER],
      ['box', -28, 34, 34, 12, 4, BRASS],
      ['box', 30, -16, 12, 34, 4, BRASS],
    ],
    [
      ['rod', 'M-20 -12Q0 -46 20 -12', 6, DARK],
      ['path', 'M26 4L44 -14L46 -4L32 20Z', RED],
      ['path', 'M-34 38Q-40 -8 0 -12Q40 -8 34 38Z', RED],
      ['disc', 0, -15, 6, BRASS],
      ['steam', 44, -18],
    ],
    [
      ['box', 18, -26, 14, 36, 3, DARK],
      ['box', 0, 40, 66, 12, 5, DARK],
      ['path', 'M-30 36V0Q-30 -22 0 -22Q30 -22 30 0V36Z', COPPER],
      ['box', 0, 28, 34, 16, 5, GLOW],
      ['dial', 0, 2, 14],
      ['steam', 18, -46],
    ],
    [
      ['box', 0, 41, 76, 12, 4, DARK],
      ['box', 0, -18, 72, 40, 8, RED],
      ['box', -26, 18, 18, 36, 3, RED],
      ['rod', 'M8 0V12', 9, STEEL],
      ['path', 'M-4 22H24L20 38H0Z', CREAM],
      ['path', 'M-20 -36V-44H20V-36Z', BRASS],
      ['wheel', 24, -18, 10, BRASS, 2],
      ['dial', -14, -18, 13],
      ['steam', 10, 14],
    ],
    [
      ['box', -22, -8, 32, 44, 4, RED],
      ['path', 'M-44 -28H0L-4 -40H-40Z', DARK],
      ['box', -22, -10, 16, 14, 3, SKY],
      ['box', 16, 4, 52, 28, 10, COPPER],
      ['path', 'M20 -12L16 -38H36L32 -12Z', DARK],
      ['box', 2, 22, 86, 10, 4, DARK],
      ['wheel', -22, 28, 16, RED, 2.4],
      ['wheel', 12, 33, 11, RED, 3.2],
      ['wheel', 36, 33, 11, RED, 3.2],
      ['steam', 26, -44],
    ],
    [
      ['path', 'M-46 14H46L34 44H-34Z', BLUE],
      ['box', -4, 4, 62, 20, 4, CREAM],
      ['box', -14, -24, 15, 42, 3, RED],
      ['box', 12, -20, 15, 36, 3, RED],
      ['disc', -20, 6, 5, SKY],
      ['disc', 0, 6, 5, SKY],
      ['disc', 20, 6, 5, SKY],
      ['wheel', 0, 28, 18, BRASS, 2],
      ['steam', -14, -46],
      ['steam', 12, -40],
    ],
  ],
  [
    [
      ['disc', 0, 30, 8, PINK],
      ['path', 'M-30 26Q-22 18 -20 -4Q-18 -30 0 -30Q18 -30 20 -4Q22 18 30 26Z', PINK],
      ['disc', 0, -34, 7, BRASS],
    ],
    [
      ['box', 0, 10, 64, 46, 10, PINK],
      ['rod', 'M-28 -8L-14 28L0 -8L14 28L28 -8', 4, CREAM],
      ['path', 'M-36 -12Q0 -28 36 -12Q0 4 -36 -12Z', CREAM],
      ['rod', 'M-30 -44L0 -14M30 -44L4 -14', 5, WOOD],
    ],
    [
      ['path', 'M-38 -4L-30 -40H34L38 -4Z', PINK],
      ['box', 0, 20, 76, 44, 6, WOOD],
      ['path', 'M-8 26V4L12 0V20A7 6 0 1 1 6 15V9L-2 11V28A7 6 0 1 1 -8 22Z', CREAM],
      ['rod', 'M36 18H46V4', 5, STEEL],
      ['gear', -22, 20, 13, BRASS, 2],
    ],
    [
      ['box', 0, 4, 52, 58, 3, CREAM],
      ['rod', 'M-14 -22V30M0 -22V30M14 -22V30', 4, PINK],
      ['path', 'M-46 -34L-24 -28V36L-46 42Z', PINK],
      ['path', 'M46 -34L24 -28V36L46 42Z', VIOLET],
      ['lamp', -35, -12, 5, CREAM],
      ['lamp', -35, 4, 5, CREAM],
      ['lamp', -35, 20, 5, CREAM],
      ['disc', 35, 2, 6, BRASS],
    ],
    [
      ['box', -4, 34, 72, 24, 6, WOOD],
      ['rod', 'M20 24V0Q20 -10 10 -14', 7, BRASS],
      ['path', 'M14 -8Q-6 -12 -24 8Q-50 -20 -24 -46Q-6 -44 22 -20Z', BRASS],
      ['path', 'M-24 6Q-44 -20 -24 -44Q-12 -20 -24 6Z', PINK],
      ['wheel', -6, 20, 20, DARK, 3],
    ],
    [
      ['path', 'M-36 46V-14Q-36 -46 0 -46Q36 -46 36 -14V46Z', VIOLET],
      ['path', 'M-24 4V-14Q-24 -34 0 -34Q24 -34 24 -14V4Z', SKY],
      ['box', 0, 28, 46, 26, 4, PINK],
      ['rod', 'M-12 20V36M0 20V36M12 20V36', 4, CREAM],
      ['lamp', -29, 10, 5, GLOW],
      ['lamp', 29, 10, 5, GLOW],
      ['wheel', 0, -12, 16, RED, 3],
    ],
    [
      ['box', 0, 40, 84, 14, 6, VIOLET],
      ['rod', 'M-28 34V-12M28 34V-12M0 34V-12', 6, BRASS],
      ['path', 'M-20 12Q-34 4 -36 18L-42 28H-22L-20 24Z', CREAM],
      ['path', 'M34 12Q20 4 18 18L12 28H32L34 24Z', CREAM],
      ['path', 'M-46 -8Q-40 -28 0 -40Q40 -28 46 -8Z', PINK],
      ['path', 'M-14 -10Q-10 -28 0 -40Q10 -28 14 -10Z', CREAM],
      ['lamp', -30, -5, 6, GLOW],
      ['lamp', 0, -5, 6, GLOW],
      ['lamp', 30, -5, 6, GLOW],
      ['disc', 0, -43, 5, BRASS],
    ],
  ],
  [
    [
      ['rod', 'M-24 40L8 0', 5, WOOD],
      ['path', 'M-14 24Q-20 -20 34 -42Q36 14 -14 24Z', SKY],
      ['rod', 'M-8 18L20 -22', 3, CREAM],
    ],
    [
      ['rod', 'M0 42V-20', 6, DARK],
      ['path', 'M-42 2H14V-12L42 8L14 28V14H-42L-32 8Z', GREEN],
      ['box', 0, 42, 36, 9, 4, DARK],
      ['disc', 0, -26, 9, BRASS],
    ],
    [
      ['rod', 'M0 44V-10', 6, WOOD],
      ['box', 0, 43, 30, 9, 4, WOOD],
      ['fan', 0, -10, 37, SKY, 6, 2],
    ],
    [
      ['box', 0, 41, 50, 12, 6, TEAL],
      ['rod', 'M0 36V16', 9, TEAL],
      ['disc', 0, -10, 36, STEEL],
      ['disc', 0, -10, 30, '#e9f6ff'],
      ['fan', 0, -10, 27, TEAL, 4, 5],
    ],
    [
      ['path', 'M-24 46L-15 -10H15L24 46Z', CREAM],
      ['path', 'M-19 -6Q0 -40 19 -6Z', RED],
      ['path', 'M-7 46V32Q0 24 7 32V46Z', WOOD],
      ['fan', 0, -10, 38, GREEN, 4, 1.8],
    ],
    [
      ['path', 'M-8 46L-10 30H10L8 46Z', WOOD],
      ['rod', 'M-18 12L-9 30M18 12L9 30', 3, DARK],
      ['path', 'M0 24Q-36 2 -34 -16A34 31 0 0 1 34 -16Q36 2 0 24Z', SKY],
      ['path', 'M0 24Q-16 0 -14 -18Q-12 -44 0 -47Q12 -44 14 -18Q16 0 0 24Z', CREAM],
      ['lamp', 0, 30, 6, '#ff9a3c'],
    ],
    [
      ['path', 'M22 -14L46 -30V22L22 6Z', RED],
      ['path', 'M-48 -6Q-30 -36 6 -32Q34 -28 42 -6Q34 20 6 22Q-30 24 -48 -6Z', GREEN],
      ['path', 'M-46 -6Q-10 -18 42 -6Q-10 8 -46 -6Z', CREAM],
      ['box', -2, 32, 44, 18, 6, WOOD],
      ['disc', -12, 31, 4, SKY],
      ['disc', 2, 31, 4, SKY],
      ['fan', 26, 32, 15, GLOW, 3, 6],
    ],
  ],
];
