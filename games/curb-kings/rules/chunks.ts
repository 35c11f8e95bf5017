import type { ChunkFacts } from '@playgrove/kit/logic/scroll';

/**
 * A stretch of street. From left to right the ground: `F300` flat, `D300^80` down by 80, `U300^80`
 * up, `V400^60` a dip, `H400^60` a hump, `K150^56` a kicker, `G160` a gap, `S200^96` stairs down.
 * With `@80`, so far after the beginning of the last ground: `r300^36` a rail 300 long and 36 high,
 * `b300^36` a ledge, `c` a low thing, `t` a tall one, `w` a wide one, `*4^150` four stickers 150 high, which nobody reaches who only rolls.
 */
export type Chunk = ChunkFacts & { readonly id: string; readonly plan: string };

const ROWS: readonly (readonly [string, number, string])[] = [
  ['breeze', 0, 'D420^70 F420 @60*4^150'],
  ['cone', 0.05, 'D360^40 F460 @110c F260'],
  ['rail', 0.06, 'V420^34 F640 @60r340^34 @110*4^150 F220'],
  ['dip', 0.04, 'V560^90 F300 @40*3^150'],
  ['hump', 0.08, 'H460^64 F360 @60*3^150'],
  ['bench', 0.1, 'F420 F580 @60b300^34 @130*3^150 F220'],
  ['two-cones', 0.14, 'D360^50 F760 @80c @460c F200'],
  ['kicker', 0.15, 'F380 K150^56 F680 @90*4^150 F160'],
  ['stairs-3', 0.16, 'D300^30 F240 S150^54 F500'],
  ['gap-small', 0.2, 'F440 G130 F500'],
  ['rail-long', 0.2, 'D380^50 F940 @40r640^38 F200'],
  ['bin', 0.22, 'V420^40 F480 @120t F240'],
  ['handrail', 0.24, 'F460 S210^96 @-50r330^40 @0*3^110 F540'],
  ['ledge-hill', 0.26, 'U340^54 F500 @60b280^36 D340^74 F220'],
  ['roller', 0.28, 'V440^80 V440^90 H400^60 F260'],
  ['pad', 0.3, 'F420 F660 @40b440^26 F240'],
  ['dip-cone', 0.3, 'V540^100 F500 @150c F160'],
  ['bench-bin', 0.32, 'D340^40 F860 @40b260^34 @580t F160'],
  ['two-rails', 0.34, 'F380 F1040 @40r300^38 @500r320^46 F200'],
  ['crates', 0.35, 'V420^44 F500 @120w F260'],
  ['stairs-5', 0.36, 'D300^30 F220 S230^108 F520'],
  ['kicker-gap', 0.38, 'F400 K150^58 G210 F560'],
  ['hill-rail', 0.4, 'F260 D520^120 @40r420^40 F380'],
  ['rail-gap', 0.45, 'F440 G300 @-70r440^40 F500'],
  ['bin-bin', 0.46, 'D360^50 F800 @90t @470t F220'],
  ['handrail-long', 0.5, 'F440 S320^150 @-50r440^42 F580'],
  ['kicker-rail', 0.52, 'F400 K150^56 F960 @150r420^64 F200'],
  ['gap-wide', 0.55, 'D320^40 F240 G200 F520'],
  ['plaza', 0.56, 'F360 F1160 @40b240^36 @440c @600r320^44 F200'],
  ['bin-rail', 0.6, 'F360 F960 @80t @370r360^46 F200'],
  ['crate-kicker', 0.62, 'F360 F420 @100w K150^58 F660 @100*3^160'],
  ['stairs-gap', 0.66, 'F440 S230^108 @-50r350^42 F420 G170 F500'],
  ['gaps', 0.7, 'F440 G170 F460 G180 F480'],
  ['three-rails', 0.72, 'F380 F1500 @40r300^38 @500r300^52 @960r300^38 F200'],
  ['gauntlet', 0.78, 'F380 F1340 @80c @440w @840t F260'],
  ['big-set', 0.8, 'F460 S380^190 @-60r520^44 F660'],
  ['mega', 0.85, 'D560^150 K170^68 G380 F680'],
  ['rail-gap-bin', 0.9, 'F440 G300 @-70r440^40 F700 @440t F260'],
  ['king-line', 0.95, 'F380 F1760 @40b260^36 @460r340^50 @940t @1240r320^44 F240'],
];

export const CHUNKS: readonly Chunk[] = ROWS.map(([id, hard, plan]) => ({ id, hard, plan }));

/** What every course begins with, and what a spot ends with; their numbers follow the others'. */
export const START = CHUNKS.length;
export const FINISH = START + 1;
/** From the beginning of the last chunk. */
export const FINISH_LINE = 420;
const ENDS = ['F900', 'F2600'];

export function planOf(chunk: number): string {
  return CHUNKS[chunk]?.plan ?? ENDS[chunk - START] ?? 'F900';
}

/** @throws Error when there is none of that name */
export function chunkNumber(id: string): number {
  const at = CHUNKS.findIndex((chunk) => chunk.id === id);
  if (at < 0) throw new Error(`no chunk is called ${id}`);
  return at;
}
