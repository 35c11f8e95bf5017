import type { Song } from './song.ts';

const common = { meter: '4/4', unit: '1/4', sound: 'piano', drift: 2 } as const;

/** First steps: even notes that mostly walk from key to key. */
export const STILL_WATER: readonly Song[] = [
  {
    ...common,
    id: 'twinkle',
    by: 'French folk tune, 1761',
    key: 'C',
    tempo: 96,
    tune: `C C G G | A A G2 | F F E E | D D C2 | G G F F | E E D2 | G G F F | E E D2 |
      C C G G | A A G2 | F F E E | D D C2 |`,
  },
  {
    ...common,
    id: 'pierrot',
    by: 'French folk tune, 18th century',
    key: 'G',
    tempo: 104,
    tune: `|: G G G A | B2 A2 | G B A A | G4 :| A A A A | E2 E2 | A G F E | D4 |
      G G G A | B2 A2 | G B A A | G4 |`,
  },
  {
    ...common,
    id: 'merrily',
    by: 'Lowell Mason, 1872',
    key: 'C',
    tempo: 108,
    tune: `|: E D C D | E E E2 | D D D2 | E G G2 | E D C D | E E E E | D D E D | C4 :|`,
  },
  {
    ...common,
    id: 'jacques',
    by: 'French round, 18th century',
    key: 'F',
    tempo: 104,
    tune: `|: F G A F | F G A F | A B c2 | A B c2 | c/2d/2c/2B/2 A F | c/2d/2c/2B/2 A F |
      F C F2 | F C F2 :|`,
  },
  {
    ...common,
    id: 'bridge',
    by: 'English nursery song, 18th century',
    key: 'C',
    tempo: 104,
    tune: `|: G3/2A/2 G F | E F G2 | D E F2 | E F G2 | G3/2A/2 G F | E F G2 | D2 G2 | E C3 :|`,
  },
  {
    ...common,
    id: 'joy',
    by: 'Ludwig van Beethoven, 1827',
    key: 'D',
    tempo: 112,
    tune: `F F G A | A G F E | D D E F | F3/2E/2 E2 | F F G A | A G F E | D D E F | E3/2D/2 D2 |
      E E F D | E F/2G/2 F D | E F/2G/2 F E | D E A,2 |
      F F G A | A G F E | D D E F | E3/2D/2 D2 |`,
  },
];
