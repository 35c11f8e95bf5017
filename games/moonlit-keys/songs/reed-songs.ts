import type { Song } from './song.ts';

const common = { meter: '4/4', unit: '1/8', sound: 'harp', drift: 1.55 } as const;

/** Folk songs from everywhere, at a dance's pace. */
export const REED_SONGS: readonly Song[] = [
  {
    ...common,
    id: 'clementine',
    by: 'American folk song, 1884',
    meter: '3/4',
    key: 'G',
    tempo: 132,
    tune: `GG | G2D2 BB | B2G2 GB | d2d2 cB | A4 AB | c2c2 BA | B2G2 GB | A2D2 FA | G4 GG |
      G2D2 BB | B2G2 GB | d2d2 cB | A4 AB | c2c2 BA | B2G2 GB | A2D2 FA | G4`,
  },
  {
    ...common,
    id: 'sakura',
    by: 'Japanese folk song, Edo period',
    key: 'Am',
    unit: '1/4',
    tempo: 96,
    tune: `A A B2 | A A B2 | A B c B | A B/2A/2 F2 | E C E F | E E/2C/2 B,2 |
      A B c B | A B/2A/2 F2 | E C E F | E E/2C/2 B,2 | A A B2 | A A B2 | E F B/2A/2 F | E4 |`,
  },
  {
    ...common,
    id: 'jasmine',
    by: 'Chinese folk song, 18th century',
    key: 'C',
    tempo: 100,
    tune: `E2EG AccA | G2GA G4 | E2EG AccA | G2GA G4 | G2G2 G2EG | A2A2 G4 | E2DE G2ED | C2CD C4 |
      EDCE D3E | G2Ac G4 | D2EG DECA, | G,4 A,2C2 | D3E CDCA, | G,8 |`,
  },
  {
    ...common,
    id: 'greensleeves',
    by: 'English folk tune, 1580',
    meter: '6/8',
    key: 'Am',
    tempo: 108,
    tune: `A | c2d e3/2^f/2e | d2B G3/2A/2B | c2A A3/2^G/2A | B2^G E2A |
      c2d e3/2^f/2e | d2B G3/2A/2B | c3/2B/2A ^G3/2^F/2^G | A3 A3 |
      g3 g3/2^f/2e | d2B G3/2A/2B | c2A A3/2^G/2A | B2^G E3 |
      g3 g3/2^f/2e | d2B G3/2A/2B | c3/2B/2A ^G3/2^F/2^G | A6 |`,
  },
  {
    ...common,
    id: 'yankee',
    by: 'American folk tune, 18th century',
    unit: '1/4',
    key: 'G',
    tempo: 152,
    tune: `|: G G A B | G B A D | G G A B | G2 F2 | G G A B | c B A G | F D E F | G2 G2 |
      E3/2F/2 E D | E F G2 | D3/2E/2 D C | B,2 D2 | E3/2F/2 E D | E F G E | D G F A | G2 G2 :|`,
  },
  {
    ...common,
    id: 'susanna',
    by: 'Stephen Foster, 1864',
    key: 'C',
    tempo: 132,
    tune: `CD | E2G2 G3A | G2E2 C3D | E2E2 D2C2 | D6 CD | E2G2 G3A | G2E2 C3D | E2E2 D2D2 | C6 CD |
      E2G2 G3A | G2E2 C3D | E2E2 D2C2 | D6 CD | E2G2 G3A | G2E2 C3D | E2E2 D2D2 | C8 |
      F4 F4 | A2A4 A2 | G2G2 E2C2 | D6 CD | E2G2 G3A | G2E2 C3D | E2E2 D2D2 | C6`,
  },
  {
    ...common,
    id: 'sailor',
    by: 'Sea shanty, 19th century',
    unit: '1/4',
    key: 'Dm',
    tempo: 138,
    tune: `|: A A/2A/2 A A/2A/2 | A D F A | G G/2G/2 G G/2G/2 | G C E G |
      A A/2A/2 A A/2A/2 | A =B c d | c A G E | D2 D2 |
      A2 A3/2A/2 | A D F A | G2 G3/2G/2 | G C E G | A2 A3/2A/2 | A =B c d | c A G E | D2 D2 :|`,
  },
];
