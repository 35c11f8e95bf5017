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
ada    sundress 2a4 cream       rose+lemon            daisy                       M   four   10/4 27-77 -      -           0  -
ben    shirt    0b0 sky         cream+coral           dot                         M   four   8/3  32-76 -      40+60       22 -
cleo   robe     5c4 cream       lemon+navy            star                        M   drop   9/3  14-50 67-100 -           0  -
dev    shirt    3d4 lemon       coral+leaf            lemon+leaf                  SML four   8/2  41-65 17-47  25+75       18 -
esme   sundress 1e3 mint        rose+cream            heart+dot                   SML mirror 9/3  42-62 17-43  45+55       16 heart2L
finn   poncho   0f1 peach       teal+cream            fish+shell                  SML drop   9/2  44-62 27-51  60+40       15 fish3
gala   gown     4g4 cream       rose+plum+lemon       butterfly+daisy             SML four   10/2 52-68 33-55  45+20+35    15 -
hugo   shirt    2h5 sky         navy+cream            moon+star                   SML mirror 8/2  12-24 45-63  60+40       13 moon2
iris   sundress 0i1 cream       leaf+rose             brush                       SML four   9/3  51-73 24-50  60+40       18 -
jonah  shirt    6j4 mint        teal+cream            brush                       SML turn   8/2  74-92 39-61  50+50       15 -
kira   robe     1k6 peach       coral+plum            brush+daisy                 SML mirror 9/2  57-73 28-48  75+25       14 daisy3
luis   poncho   3l4 lemon       leaf+coral+cream      brush+leaf                  SML turn   10/2 54-69 23-41  40+45+15    13 -
mona   gown     5m4 sky         cream+navy            brush+shell                 SML four   8/2  59-73 56-73  70+30       12 shell2L
nico   shirt    2n2 cream       sky+coral+navy        brush+fish                  SML drop   10/2 68-82 44-60  65+15+20    12 -
opal   sundress 4o5 mint        leaf+lemon+rose       brush+daisy+leaf            SML four   10/2 66-79 18-33  20+50+30    11 daisy2
pia    robe     1p3 peach       rose+cream+teal       brush+butterfly             SML mirror 9/1  41-52 24-38  35+45+20    11 butterfly2
quinn  shirt    0q2 navy        cream+sky             star+moon                   SML four   8/2  37-52 70-87  50+50       13 -
rosa   gown     3r4 plum        rose+lemon            heart+brush                 SML mirror 9/2  56-70 37-52  70+30       12 heart4
sami   robe     5s4 brown       coral+lemon+peach     diamond+dot                 SML turn   8/1  65-78 37-51  30+45+25    12 -
tess   sundress 0t1 teal        leaf+mint             leaf+brush                  SML drop   10/2 62-75 27-39  50+50       11 -
umar   poncho   6u4 navy        plum+rose+lemon       shell+diamond               SML four   7/1  56-68 38-50  55+30+15    11 shell2
vera   gown     1v6 plum        navy+sky+cream        moon+star+brush             SML mirror 9/1  50-61 45-57  50+35+15    10 star2
wei    shirt    2w4 brown       cream+leaf+lemon      lemon+leaf                  SML turn   8/1  66-77 46-57  10+40+50    10 lemon2L
xena   robe     4x3 teal        navy+coral+cream      fish+drop+brush             SML drop   10/1 55-65 46-57  20+45+35    9  fish3
yuki   sundress 1y4 cream/navy  coral+sky             dot+daisy                   SML four   8/2  55-70 22-57  30+70       13 -
zane   shirt    3b4 sky/plum    cream+rose            diamond+heart               SML mirror 8/2  51-65 24-50  25+75       12 heart3
amir   poncho   4d4 lemon/teal  coral+plum            lemon+brush                 SML turn   8/1  73-86 20-50  30+70       12 -
bella  gown     0a3 peach/brown rose+cream+leaf       daisy+leaf                  SML four   8/1  57-69 28-56  30+40+30    11 daisy3
caro   robe     2c4 mint/navy   teal+lemon+cream      fish+shell+brush            SML drop   9/1  60-71 28-66  40+25+35    10 fish3L
dario  shirt    5h4 cream/teal  navy+coral+lemon      star+drop                   SML mirror 9/1  46-57 34-59  30+55+15    10 -
elin   sundress 0e0 sky/brown   plum+cream+rose       butterfly+brush             SML turn   8/1  68-78 33-54  15+35+50    9  butterfly2
farid  poncho   4f4 lemon/navy  leaf+coral+cream      leaf+diamond+brush          SML four   8/1  62-72 28-70  30+20+50    9  diamond2
greta  gown     0g5 navy        plum+rose+peach+lemon daisy+moon+brush            SML four   9/1  67-78 46-57  25+30+10+35 10 moon2L
henri  shirt    1d5 cream       sky+navy+coral+lemon  fish+shell+brush            SML turn   9/1  67-77 31-41  50+10+20+20 9  fish2
indira robe     4i4 plum/peach  rose+lemon+teal       shell+heart+brush           SML mirror 8/1  61-71 24-46  35+45+20    9  heart2L
jules  poncho   2n2 teal        mint+navy+lemon+cream diamond+drop                SML drop   11/1 59-68 44-54  45+30+15+10 9  -
kofi   shirt    6j4 brown/cream lemon+leaf+coral      lemon+leaf+brush            SML four   7/1  56-65 30-41  25+35+40    9  leaf3
lotte  sundress 0o1 mint        rose+cream+plum+leaf  butterfly+daisy+leaf        SML turn   8/1  58-67 34-43  45+15+25+15 8  butterfly2
marco  robe     3l4 navy/lemon  coral+teal+cream      star+moon+brush             SML mirror 9/1  57-66 32-65  30+35+35    8  moon3
nadia  gown     5m4 plum/mint   navy+rose+lemon+cream heart+daisy+butterfly+brush SML four   8/1  56-64 39-53  20+40+20+20 8  heart2
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
  inks: [0, 1, 4, 6, 8, 11],
  tools: ['daisy', 'leaf', 'heart', 'star', 'fish', 'butterfly', 'shell', 'brush'],
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
