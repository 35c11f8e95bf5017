import type { ChunkFacts } from '@playgrove/kit/logic/scroll';

/**
 * A piece of alley in rows from near to far, left, middle and right: `.` free, `s` sacks to jump,
 * `S` with coins over them, `b` a low clothesline to slide under, `B` with coins below it, `T` a
 * tall stack to dodge, `W` a stall as long as the row, `a` an awning that bounces, `c` a carpet that
 * glides to six rows before the end, `o` coins, `h` coins up in the air, `k` a carrot. A number is
 * that many free rows. A row takes the same number of ticks at every speed of a tier.
 */
export type Chunk = ChunkFacts & {
  readonly id: string;
  readonly rows: readonly string[];
};

const chunk = ([id, hard, plan]: readonly [string, number, string]): Chunk => ({
  id,
  hard,
  rows: plan
    .split(' ')
    .flatMap((row) => (/^\d+$/.test(row) ? Array<string>(Number(row)).fill('...') : [row])),
});

/** The main alley. */
const ALLEY = [
  ['stroll', 0, '2 o.. o.. o.. 1 .o. .o. .o. 2'],
  ['sidestep', 0.04, '3 .T. o.. o.. 2 ..o ..o 2'],
  ['sacks', 0.06, '4 .S. 3 o.. o.. 2'],
  ['jars', 0.08, '3 To. .o. 2 .oT .o. 3'],
  ['hop', 0.12, '4 sSs 5'],
  ['duck', 0.14, '4 bBb 5'],
  ['cart', 0.14, '3 .W. oW. oW. o.. 4'],
  ['bounce', 0.16, '4 .a. 8'],
  ['gate', 0.18, '4 ToT .o. .o. 4'],
  ['carpet', 0.2, '3 .c. 2 ThT .h. hs. h.. .h. ..h .sh ..h 6'],
  ['twins', 0.24, '3 ToT .o. 3 oT. o.. 3'],
  ['slalom', 0.26, '3 TTo ..o 3 oTT o.. 3'],
  ['side-awning', 0.28, '4 a.T 3 T.T 5'],
  ['hop-hop', 0.3, '4 sSs 5 sSs 4'],
  ['hop-duck', 0.34, '4 sSs 5 bBb 4'],
  ['canyon', 0.34, '3 W.W WoW WoW WoW 4'],
  ['stalls', 0.36, '3 Wo. Wo. .oW ..W 1 .W. oW. 3'],
  ['carpets', 0.38, '3 c.c 1 hTh hTh .h. .h. h.h TTh ..h .h. .h. 6'],
  ['duck-side', 0.4, '4 bTb 2 ..o ..o 2 Tbb 4'],
  ['vault', 0.42, '4 .a. 1 TTT 7'],
  ['sack-lane', 0.44, '3 WSW W.W 2 WBW W.W 4'],
  ['three-doors', 0.46, '3 TTo 4 oTT 4 ToT 3'],
  ['hurdles', 0.5, '3 Sss 4 ssS 4 sSs 4'],
  ['market-day', 0.52, '3 T.s ..o 2 sT. ..o 2 .sT 4'],
  ['trampolines', 0.54, '4 a.a 1 TTT 6 .a. 1 TTT 7'],
  ['low-rope', 0.56, '3 bBb 4 TbT 4 bBb 4'],
  ['stall-swap', 0.58, '3 W.o W.o 2 .WW oWW o.. 2 WW. 4'],
  ['haggle', 0.6, '3 bTs 3 sbT 3 Tsb 4'],
  ['rug-row', 0.62, '3 .c. 1 TTT hsh hTh .TT hT. h.. .hT .h. ..h 6'],
  ['bolt', 0.66, '3 TTo 3 oTT 3 TTo 3 sss 4'],
  ['drop', 0.68, '4 sSs 3 bBb 3 T.T 4'],
  ['maze', 0.7, '3 WoW WoW .o. 1 oWW oWW 2 WWo WWo 4'],
  ['spice-rush', 0.74, '3 sTs 3 TsT 3 sTs 3 bbb 4'],
  ['vault-duck', 0.76, '4 aTa 1 TTT 6 bBb 4'],
  ['squeeze', 0.8, '3 WWS WWo 2 bWW oWW 2 WBW W.W 4'],
  ['zigzag', 0.84, '3 TTo 2 oTT 2 TTo 2 oTT 4'],
  ['drumroll', 0.88, '3 sss 3 bbb 3 sSs 3 bBb 4'],
  ['frenzy', 0.92, '3 TTs 2 bTT 2 TsT 2 TTb 4'],
  ['last-lap', 0.97, '3 WTs W.. 2 .WT .W. 2 TTb 2 sTT 2 .TT 4'],
] as const;

/** Shortcuts: narrow, roofed, full of coins. The first is where they begin. */
const SHORTCUT = [
  ['in', 0, '5 ooo ooo 1'],
  ['pots', 0.3, '2 ToT ooo .o. 2 oTo ooo o.o 2'],
  ['ropes', 0.35, '2 bBb ooo 3 bBb ooo 3'],
  ['jumps', 0.4, '3 SSS 4 oSo SSS 4'],
  ['larder', 0.45, '2 TTo ..o 2 oTk ooo 2 TTo ..o 3'],
  ['lofts', 0.5, '3 aTa 1 TTT 6 ooo ooo 1'],
  ['tangle', 0.6, '2 TSb 3 bTS 3 SbT 3'],
  ['cellar', 0.7, '2 WSW WoW 1 WBW WoW 2 TkT 3'],
  ['rush', 0.8, '2 TTo 2 oTT 2 SSS 3 BBB 3'],
] as const;

/** Chunks with a part of their own; the side of a fork is its shortcut's. */
const SPECIAL = [
  ['start', 0, '8'],
  ['learn-side', 0, '1 o.. o.. o.. 1 ..o ..o ..o 2'],
  ['learn-jump', 0, '5 sSs 5'],
  ['learn-slide', 0, '5 bBb 5'],
  ['fork-left', 0, '2 o.. o.. o.. o.. o.. 2'],
  ['fork-right', 0, '2 ..o ..o ..o ..o ..o 2'],
  ['out', 0, '2 .o. .o. 3'],
  ['gate', 0, '3 .o. .o. .o. 3'],
] as const;

export const CHUNKS: readonly Chunk[] = [...ALLEY, ...SHORTCUT, ...SPECIAL].map(chunk);

/** Numbers of chunks: the alley's come first. */
export const ALLEYS = ALLEY.length;
export const IN = ALLEYS;
export const SHORTCUTS = SHORTCUT.length;
export const START = ALLEYS + SHORTCUTS;
export const LEARN = [START + 1, START + 2, START + 3] as const;
export const FORK = { left: START + 4, right: START + 5 } as const;
export const OUT = START + 6;
export const GATE = START + 7;

export function chunkAt(index: number): Chunk {
  const found = CHUNKS[index];
  if (!found) throw new Error(`bazaar-bolt: there is no chunk ${index}`);
  return found;
}
