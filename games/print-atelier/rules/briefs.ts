import { COLORS, colorOf, type ColorName } from './colors.ts';
import { MIRRORS, MOTIFS, TOOLS, type Mirror, type Motif, type Tool } from './state.ts';

export const GARMENTS = ['sundress', 'shirt', 'robe', 'poncho', 'gown'] as const;
export type Garment = (typeof GARMENTS)[number];

/** Part of 1, from and to. */
export type Zone = readonly [low: number, high: number];

export type Brief = {
  readonly id: string;
  readonly garment: Garment;
  /** Skin, hair style and hair color of the client. */
  readonly look: string;
  /** The cloth, and that of a second piece. */
  readonly fabrics: readonly number[];
  readonly inks: readonly number[];
  readonly tools: readonly Tool[];
  readonly sizes: readonly number[];
  readonly mirror: Mirror;
  readonly drops: number;
  /** Drops left over that earn the third star. */
  readonly spare: number;
  /** What the client wants; undefined is anything. */
  readonly busy: Zone | undefined;
  readonly bold: Zone | undefined;
  /** By ink, parts of 1, and how much of the print may be off. */
  readonly shares: readonly number[] | undefined;
  readonly slack: number;
  readonly wish: Wish | undefined;
};

/** Stamps that have to be on the cloth. */
export type Wish = {
  readonly tool: Motif;
  readonly count: number;
  readonly size: number | undefined;
};

export const PACKS = ['sunny', 'garden', 'night', 'twin', 'grand'] as const;
export const PACK_SIZE = 8;

/**
 * A client a line: garment, looks, cloth (and that of a second piece), inks, tools, sizes, mirror,
 * drops and those to spare; then the zones of calm to busy and soft to bold in per cent, the parts
 * of the inks and how much of them may be off, and wished stamps. `-` is anything. The zones lie
 * around what ordinary prints with these stamps measure; the proof reaches three stars on each.
 */
const ROWS = `
ada    sundress 2h4 cream       rose+lemon            daisy                       M   four   10/4 15-81 -     40+60       25 -
ben    shirt    0a0 sky         cream+coral           dot                         M   four   8/3  28-72 -     40+60       22 -
cleo   robe     5c4 cream       lemon+navy            star                        M   drop   9/3  16-46 69-95 -           0  -
dev    shirt    3g4 lemon       coral+leaf            lemon+leaf                  SML four   8/4  39-57 22-42 30+70       12 -
esme   sundress 1e3 mint        rose+cream            heart+dot                   SML mirror 9/4  40-56 21-39 45+55       12 heart2L
finn   poncho   0a1 peach       teal+cream            fish+shell                  SML drop   10/4 44-59 30-48 55+45       12 fish3
gala   gown     4b4 cream       rose+plum+lemon       butterfly+daisy             SML four   8/4  58-73 35-53 50+20+30    13 -
hugo   shirt    2e5 sky         navy+cream            moon+star                   SML mirror 7/4  10-22 45-63 60+40       13 moon2
iris   sundress 0f1 cream       leaf+rose             brush                       SML four   7/3  50-72 24-50 50+50       18 -
jonah  shirt    6e4 mint        teal+cream            brush                       SML turn   8/3  68-86 36-58 60+40       15 -
kira   robe     1k6 peach       coral+plum            brush+daisy                 SML mirror 9/3  62-78 29-49 70+30       14 daisy3
luis   poncho   3a4 lemon       leaf+coral+cream      brush+leaf                  SML turn   7/3  41-56 25-43 50+35+15    13 -
mona   gown     5m4 sky         cream+navy            brush+shell                 SML four   6/3  39-52 57-71 50+50       11 shell2
nico   shirt    2g2 cream       sky+coral+navy        brush+fish                  SML drop   11/3 57-71 46-62 60+15+25    12 -
opal   sundress 4h5 mint        leaf+lemon+rose       brush+daisy+leaf            SML four   7/3  42-55 11-26 20+60+20    11 daisy2
pia    robe     1p3 peach       rose+cream+teal       brush+butterfly             SML mirror 8/3  50-61 24-38 35+50+15    11 butterfly2
quinn  shirt    0q2 navy        cream+sky             star+moon                   SML four   5/2  10-21 74-88 45+55       11 -
rosa   gown     3r4 plum        rose+lemon            heart+brush                 SML mirror 8/2  55-69 39-54 60+40       12 heart4
sami   robe     5g4 brown       coral+lemon+peach     diamond+dot                 SML turn   6/2  60-73 39-53 35+45+20    12 -
tess   sundress 0t1 teal        leaf+mint             leaf+brush                  SML drop   6/2  27-40 30-42 50+50       11 -
umar   poncho   6u4 navy        plum+rose+lemon       shell+diamond               SML four   6/2  55-67 36-48 45+40+15    11 shell2
vera   gown     1v6 plum        navy+sky+cream        moon+star+brush             SML mirror 11/2 51-62 45-57 40+45+15    10 star2
wei    shirt    2w4 brown       cream+leaf+lemon      lemon+leaf                  SML turn   7/2  61-72 46-57 10+40+50    10 lemon2L
xena   robe     4x3 teal        navy+coral+cream      fish+drop+brush             SML drop   9/2  31-41 45-56 15+40+45    9  fish3
yuki   sundress 1c4 cream/navy  coral+sky             dot+daisy                   SML four   6/2  59-73 23-52 35+65       12 -
zane   shirt    3a4 sky/plum    cream+rose            diamond+heart               SML mirror 8/2  48-62 23-50 20+80       12 heart3
amir   poncho   4a4 lemon/teal  coral+plum            lemon+brush                 SML turn   5/2  42-55 15-57 35+65       12 -
bella  gown     0f3 peach/brown rose+cream+leaf       daisy+leaf                  SML four   6/2  58-70 28-54 40+35+25    11 daisy3
caro   robe     2c4 mint/navy   teal+lemon+cream      fish+shell+brush            SML drop   11/2 59-70 26-68 30+25+45    10 fish3L
dario  shirt    5g4 cream/teal  navy+coral+lemon      star+drop                   SML mirror 10/2 43-54 32-59 30+55+15    10 -
elin   sundress 0e0 sky/brown   plum+cream+rose       butterfly+brush             SML turn   6/2  63-73 33-56 25+30+45    9  butterfly2
farid  poncho   4a4 lemon/navy  leaf+coral+cream      leaf+diamond+brush          SML four   8/2  47-57 22-78 20+25+55    9  diamond2
greta  gown     0b5 navy        plum+rose+peach+lemon daisy+moon+brush            SML four   7/1  65-76 48-59 25+25+10+40 10 moon2L
henri  shirt    1e5 cream       sky+navy+coral+lemon  fish+shell+brush            SML turn   7/1  54-64 27-37 45+10+10+35 9  fish2
indira robe     4h4 plum/peach  rose+lemon+teal       shell+heart+brush           SML mirror 9/1  63-73 23-49 25+60+15    9  heart2L
jules  poncho   2e2 teal        mint+navy+lemon+cream diamond+drop                SML drop   11/1 57-66 45-55 45+35+15+5  9  -
kofi   shirt    6e4 brown/cream lemon+leaf+coral      lemon+leaf+brush            SML four   8/1  59-68 30-41 25+30+45    9  leaf3
lotte  sundress 0d1 mint        rose+cream+plum+leaf  butterfly+daisy+leaf        SML turn   6/1  58-67 36-45 45+15+30+10 8  butterfly2
marco  robe     3a4 navy/lemon  coral+teal+cream      star+moon+brush             SML mirror 6/1  24-33 23-81 10+30+60    8  moon3
nadia  gown     5m4 plum/mint   navy+rose+lemon+cream heart+daisy+butterfly+brush SML four   6/1  60-68 41-58 20+30+15+35 8  heart2
`;

const SIZES = 'SML';

const zoneOf = (text: string): Zone | undefined => {
  const [low = 0, high = 0] = text.split('-').map(Number);
  return text === '-' ? undefined : [low / 100, high / 100];
};

function wishOf(text: string): Wish | undefined {
  const tool = MOTIFS.find((motif) => text.startsWith(motif));
  if (!tool) return undefined;
  const rest = text.slice(tool.length);
  const size = SIZES.indexOf(rest.slice(1));
  return { tool, count: Number(rest[0]), size: rest.length > 1 ? size : undefined };
}

const colors = (text: string, by: string): number[] =>
  text.split(by).map((name) => colorOf(name as ColorName));

function briefFrom(row: string): Brief {
  const [id = '', garment = '', look = '', cloth = '', inks = '', tools = '', sizes = '', ...more] =
    row.split(/ +/);
  const [mirror = '', ink = '', busy = '-', bold = '-', shares = '-', slack = '0', wish = '-'] =
    more;
  const [drops = 0, spare = 0] = ink.split('/').map(Number);
  return {
    id,
    garment: GARMENTS.find((each) => each === garment) ?? 'sundress',
    look,
    fabrics: colors(cloth, '/'),
    inks: colors(inks, '+'),
    tools: TOOLS.filter((tool) => tools.split('+').includes(tool)),
    sizes: sizes.split('').map((size) => SIZES.indexOf(size)),
    mirror: MIRRORS.find((each) => each === mirror) ?? 'four',
    drops,
    spare,
    busy: zoneOf(busy),
    bold: zoneOf(bold),
    shares: shares === '-' ? undefined : shares.split('+').map((share) => Number(share) / 100),
    slack: Number(slack) / 100,
    wish: wishOf(wish),
  };
}

export const BRIEFS: readonly Brief[] = ROWS.trim().split('\n').map(briefFrom);

/** The free atelier: everything on the table, and nobody waits. */
const FREE: Brief = {
  id: 'free',
  garment: 'gown',
  look: '1c2',
  fabrics: [0],
  inks: [0, 1, 6, 8, 11],
  tools: ['daisy', 'heart', 'butterfly', 'brush'],
  sizes: [0, 1, 2],
  mirror: 'four',
  drops: 60,
  spare: 0,
  busy: undefined,
  bold: undefined,
  shares: undefined,
  slack: 0,
  wish: undefined,
};

export const briefOf = (brief: number): Brief => BRIEFS[brief] ?? FREE;

export const fabricsOf = (brief: Brief, fabric: number): readonly number[] =>
  brief.id === 'free' ? [fabric] : brief.fabrics;
export const mirrorOf = (brief: Brief, mirror: number): Mirror =>
  brief.id === 'free' ? (MIRRORS[mirror] ?? 'four') : brief.mirror;
export const FABRICS = COLORS.length;
