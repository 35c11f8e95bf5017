import type { Song } from './song.ts';

const common = { meter: '2/4', unit: '1/16', sound: 'piano', drift: 1.15 } as const;

const HALL_LOW = 'A,B,CDECE2 | ^DB,^D2=D_B,D2 | A,B,CDECEA | GECEG4';
const HALL = 'ABcdece2 | ^dB^d2=d_Bd2 | ABcdecea | geceg4';
const HALL_HIGH = "e^f^gab^gb2 | c'^gc'2b^gb2 | e^f^gab^gb2 | c'^gc'2b4";
const GALOP = 'C4 | DFED | G2G2 | GAEF | D2D2 | DFED | CcBA | GFED';
const HUNT = 'GG | G2GGG2GG | c2d2e2GG | G2GGc2ee | d2B2G2GG | G2GGG2GG | c2d2e2ce';
const SWARM = 'e^d=d^c=d^c=cB | c^c=d^de=fe^d';

/** Everything is lit: the fastest pieces, and some that grow faster as they go. */
export const FESTIVAL: readonly Song[] = [
  {
    ...common,
    id: 'hall',
    by: 'Edvard Grieg, 1907',
    meter: '4/4',
    unit: '1/8',
    key: 'Am',
    tempo: 96,
    tune: `@96 ${HALL_LOW} | @108 ${HALL} | @120 ${HALL_HIGH} | @132 ${HALL_LOW} | @144 ${HALL} | @152 ${HALL_HIGH} |
      @160 ${HALL} | A2 z2 A2 z2 | A8 |`,
  },
  {
    ...common,
    id: 'rag',
    by: 'Scott Joplin, 1917',
    key: 'C',
    tempo: 72,
    tune: `D^D | Ec2Ec2Ec- | c5cd^d | ecde2Bd2 | c6D^D | Ec2Ec2Ec- | c5AG^F | Ace2dcA2 | d6D^D |
      Ec2Ec2Ec- | c5cd^d | ecde2Bd2 | c6cd | ecde2cdc | ecde2cdc | ecde2Bd2 | c8 |`,
  },
  {
    ...common,
    id: 'cancan',
    by: 'Jacques Offenbach, 1880',
    unit: '1/8',
    key: 'C',
    tempo: 120,
    tune: `@120 ${GALOP} | @136 ${GALOP} | @152 ${GALOP} | @166 ${GALOP} | C2G2 | C4 |`,
  },
  {
    ...common,
    id: 'tell',
    by: 'Gioachino Rossini, 1868',
    key: 'C',
    tempo: 92,
    tune: `${HUNT} | g4fedc | e2c2c2GG | @98 ${HUNT.slice(5)} | g4fedc | e2c2c2GG |
      @104 ${HUNT.slice(5)} | g4fedc | e2c2c4 |`,
  },
  {
    ...common,
    id: 'turca',
    by: 'Wolfgang Amadeus Mozart, 1791',
    key: 'Am',
    tempo: 84,
    tune: `BA^GA | c4dcBc | e4fe^de | ba^gaba^ga | c'4a2c'2 | b2a2g2a2 | b2a2g2a2 | b2a2g2^f2 | e4BA^GA |
      c4dcBc | e4fe^de | ba^gaba^ga | c'4a2c'2 | b2a2g2a2 | b2a2g2a2 | b2a2g2^f2 | e4e2f2 |
      g2g2agfe | d4e2f2 | g2g2agfe | d4c2d2 | e2e2fedc | B4c2d2 | e2e2fedc | B4BA^GA |
      c4dcBc | e4fe^de | ba^gaba^ga | c'4a2b2 | c'2b2a2^g2 | a2e2f2d2 | c4B4 | A8 |`,
  },
  {
    ...common,
    id: 'bumblebee',
    by: 'Nikolai Rimsky-Korsakov, 1908',
    key: 'Am',
    tempo: 82,
    tune: `e^d=d^c=d^c=cB | c=B_BA_B=A_A=G | E^D=D^C=D^C=CB, | C^C=D^DE=FE^D | E^D=D^C=D^C=CB, | C^C=D^DE=FE^D |
      E^D=D^CDE=F^F | ${SWARM} | ${SWARM} | e^d=d^c=d^c=cB | c^c=d^de^de=f | e=f^f=g^g=a_b=a | ^g=g^f=fe^d=d^c |
      ${SWARM} | e^d=d^c=d^c=cB | A2z2e2z2 | A8 |`,
  },
];
