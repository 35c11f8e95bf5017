import type { Song } from './song.ts';

const common = { meter: '3/4', unit: '1/8', sound: 'musicbox', drift: 1.8 } as const;

/** Songs in three and lullabies: long notes to hold, upbeats, dotted steps. */
export const PAPER_BOATS: readonly Song[] = [
  {
    ...common,
    id: 'row',
    by: 'Eliphalet Oram Lyte, 1913',
    meter: '6/8',
    key: 'C',
    tempo: 96,
    tune: `|: C3 C3 | C2D E3 | E2D E2F | G6 | ccc GGG | EEE CCC | G2F E2D | C6 :|`,
  },
  {
    ...common,
    id: 'grace',
    by: 'American hymn tune, 1829',
    key: 'G',
    tempo: 92,
    tune: `D2 | G4 BG | B4 A2 | G4 E2 | D4 D2 | G4 BG | B4 A2 | d6- | d4 B2 |
      d4 BG | B4 A2 | G4 E2 | D4 D2 | G4 BG | B4 A2 | G6- | G4`,
  },
  {
    ...common,
    id: 'lullaby',
    by: 'Johannes Brahms, 1897',
    key: 'F',
    tempo: 92,
    tune: `AA | c4 AA | c4 Ac | f2 e3 d | d2 c2 GA | B2 G2 GA | B4 GB | ed c2 e2 | f4 FF |
      f4 dB | c4 AF | B2 c2 d2 | c4 FF | f4 dB | c4 AF | B2 A2 G2 | F4`,
  },
  {
    ...common,
    id: 'silent',
    by: 'Franz Xaver Gruber, 1863',
    meter: '6/8',
    key: 'C',
    tempo: 84,
    tune: `G3/2A/2G E3 | G3/2A/2G E3 | d2d B3 | c2c G3 | A2A c3/2B/2A | G3/2A/2G E3 |
      A2A c3/2B/2A | G3/2A/2G E3 | d2d f3/2d/2B | c3 e3 | c3/2G/2E G3/2F/2D | C6 |`,
  },
  {
    ...common,
    id: 'syne',
    by: 'Scottish folk tune, 18th century',
    meter: '4/4',
    key: 'F',
    tempo: 104,
    tune: `C2 | F3F F2A2 | G3F G2A2 | F3F A2c2 | d6 d2 | c3A A2F2 | G3F G2A2 | F3D D2C2 | F6 d2 |
      c3A A2F2 | G3F G2d2 | c3A A2c2 | d6 d2 | c3A A2F2 | G3F G2A2 | F3D D2C2 | F6`,
  },
  {
    ...common,
    id: 'bells',
    by: 'James Lord Pierpont, 1893',
    meter: '4/4',
    unit: '1/4',
    key: 'G',
    tempo: 132,
    tune: `D B A G | D3 D/2D/2 | D B A G | E4 | E c B A | F4 | d d c A | B4 |
      D B A G | D4 | D B A G | E3 E | E c B A | d d d d | e d c A | G2 d2 |
      B B B2 | B B B2 | B d G3/2A/2 | B4 | c c c3/2c/2 | c B B B/2B/2 | B A A B | A2 d2 |
      B B B2 | B B B2 | B d G3/2A/2 | B4 | c c c3/2c/2 | c B B B/2B/2 | d d c A | G4 |`,
  },
];
