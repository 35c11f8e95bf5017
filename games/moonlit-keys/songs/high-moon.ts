import type { Song } from './song.ts';

const common = { meter: '4/4', unit: '1/8', sound: 'piano', drift: 1.35 } as const;

/** Four notes upward, then the upper three again: a bar of broken chords. */
const broken = (low: string, second: string, third: string, fourth: string, top: string): string =>
  `${[low, second, third, fourth, top, third, fourth, top].join(' ')} `.repeat(2);

/** Night pieces: unbroken chains of notes, leaps of an octave. */
export const HIGH_MOON: readonly Song[] = [
  {
    ...common,
    id: 'moonlight',
    by: 'Ludwig van Beethoven, 1827',
    key: 'C#m',
    tempo: 58,
    tune: `(3G,CE(3G,CE(3G,CE(3G,CE | (3G,CE(3G,CE(3G,CE(3G,CE | (3A,CE(3A,CE(3A,=DF(3A,=DF |
      (3G,^B,F(3G,CE(3G,CD(3F,^B,D | (3E,G,C(3G,CE(3G,CE(3G,CE | (3G,DF(3G,DF(3G,DF(3G,DF |
      (3G,CE(3G,CE(3A,CF(3A,CF | (3G,B,E(3G,B,E(3A,B,D(3A,B,D | (3G,B,E(3G,B,E(3G,B,E(3G,CE | C8 |`,
  },
  {
    ...common,
    id: 'canon',
    by: 'Johann Pachelbel, 1706',
    unit: '1/4',
    sound: 'harp',
    key: 'D',
    tempo: 88,
    tune: `f2 e2 | d2 c2 | B2 A2 | B2 c2 | d f a g | f d f e | d B d a | g b a g |
      a f/2g/2 a f/2g/2 | a/2A/2B/2c/2 d/2e/2f/2g/2 | f d/2e/2 f F/2G/2 |
      A/2B/2A/2G/2 A/2F/2G/2A/2 | G B/2A/2 G F/2E/2 | F/2E/2D/2E/2 F/2G/2A/2B/2 |
      G B/2A/2 B c/2d/2 | A/2B/2c/2d/2 e/2f/2g/2a/2 | f2 e2 | d4 |`,
  },
  {
    ...common,
    id: 'danube',
    by: 'Johann Strauss II, 1899',
    meter: '3/4',
    unit: '1/4',
    key: 'C',
    tempo: 168,
    tune: `C | C E G | G2 g | g2 e | e2 C | C E G | G2 g | g2 f | f2 B, | B, D A | A2 a | a2 f | f2 B, |
      B, D A | A2 a | a2 e | e2 C | C E G | c2 c' | c'2 g | g2 C | C E G | c2 c' | c'2 a | a2 D |
      D F A | A3- | A2 ^F | G e2- | e2 c | E2 D | A2 G | C3 |`,
  },
  {
    ...common,
    id: 'elise',
    by: 'Ludwig van Beethoven, 1827',
    meter: '3/8',
    unit: '1/16',
    key: 'Am',
    tempo: 66,
    tune: `e^d | e^deB=dc | A2zCEA | B2zE^GB | c2zEe^d | e^deB=dc | A2zCEA | B2zEcB | A2zBcd |
      e3Gfe | d3Fed | c3Edc | B2zEe2 | z^de^de2 | z4e^d | e^deB=dc | A2zCEA | B2zE^GB | c2zEe^d |
      e^deB=dc | A2zCEA | B2zEcB | A6 |`,
  },
  {
    ...common,
    id: 'serenade',
    by: 'Wolfgang Amadeus Mozart, 1791',
    key: 'G',
    tempo: 116,
    tune: `|: G4 z2D2 | G4 z2D2 | G2D2 G2B2 | d4 z4 | c4 z2A2 | c4 z2A2 | c2A2 F2A2 | D4 z4 |
      G2G3BAG | GFF3AcF | AGG3BAG | GFF3AcF :| G2G2G2FG | G8 |`,
  },
  {
    ...common,
    id: 'prelude',
    by: 'Johann Sebastian Bach, 1750',
    unit: '1/16',
    key: 'C',
    tempo: 62,
    tune: [
      broken('C', 'E', 'G', 'c', 'e'),
      broken('C', 'D', 'A', 'd', 'f'),
      broken('B,', 'D', 'G', 'd', 'f'),
      broken('C', 'E', 'G', 'c', 'e'),
      broken('C', 'E', 'A', 'e', 'a'),
      broken('C', 'D', '^F', 'A', 'd'),
      broken('B,', 'D', 'G', 'd', 'g'),
      broken('B,', 'C', 'E', 'G', 'c'),
      broken('A,', 'C', 'E', 'G', 'c'),
      broken('D,', 'A,', 'D', '^F', 'c'),
      broken('G,', 'B,', 'D', 'G', 'B'),
      'C16 ',
    ].join('| '),
  },
];
