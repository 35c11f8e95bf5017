import type { Song } from './song.ts';

const common = { meter: '4/4', unit: '1/8', sound: 'piano', drift: 1.5 } as const;

/** The first masters: wide leaps, runs, slow airs that must be held. */
export const SILVER_TIDE: readonly Song[] = [
  {
    ...common,
    id: 'largo',
    by: 'Antonín Dvořák, 1904',
    key: 'C',
    tempo: 76,
    tune: `E3G G4 | E3D C4 | D3E G3E | D8 | E3G G4 | E3D C4 | D3E D3C | C8 |
      A3c c4 | B2G2 A4 | A3c B2G2 | A8 | E3G G4 | E3D C4 | D3E D3C | C8 |`,
  },
  {
    ...common,
    id: 'minuet',
    by: 'Christian Petzold, 1733',
    meter: '3/4',
    key: 'G',
    tempo: 126,
    tune: `|: d2 GABc | d2 G2G2 | e2 cdef | g2 G2G2 | c2 dcBA | B2 cBAG | F2 GABG | A6 |
      d2 GABc | d2 G2G2 | e2 cdef | g2 G2G2 | c2 dcBA | B2 cBAG | A2 BAGF | G6 :|`,
  },
  {
    ...common,
    id: 'gymnopedie',
    by: 'Erik Satie, 1925',
    meter: '3/4',
    unit: '1/4',
    sound: 'harp',
    key: 'D',
    tempo: 92,
    tune: `z f a | g f c | B c d | A3- | A3 | F3- | F3 | z f a | g f c | B c d | A3 | c3 | f3 | E3- | E3 |
      z f a | g f c | B c d | A3- | A3 | F3- | F3 |`,
  },
  {
    ...common,
    id: 'swan',
    by: 'Pyotr Ilyich Tchaikovsky, 1893',
    key: 'Am',
    tempo: 100,
    tune: `|: e4 ABcd | e3c e3c | e3A cAFc | A4- AdcB | e4 ABcd | e3c e3c | e3A cAFc | A8 :|`,
  },
  {
    ...common,
    id: 'spring',
    by: 'Antonio Vivaldi, 1741',
    sound: 'harp',
    key: 'C',
    tempo: 112,
    tune: `C2 | E2E2E2DC | G6 GF | E2E2E2DC | G6 GF | E2FG F2E2 | D6 C2 |
      e2e2e2dc | g6 gf | e2e2e2dc | g6 gf | e2fg f2e2 | d6 C2 |
      E2E2E2DC | G6 GF | E2E2E2DC | G6 GF | E2FG F2E2 | D8 | C8 |`,
  },
  {
    ...common,
    id: 'morning',
    by: 'Edvard Grieg, 1907',
    meter: '6/8',
    key: 'E',
    tempo: 92,
    tune: `|: BGF EFG | BGF EF/2G/2F/2G/2 | BGB cGc | BGF E3 | bgf efg | bgf ef/2g/2f/2g/2 |
      bgb c'gc' | bgf e3 :| BGF EFG | BGF E2F | E6 |`,
  },
];
