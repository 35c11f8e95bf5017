import type { ChunkFacts } from '@playgrove/kit/logic/scroll';

/** Where a chunk belongs; every leg of the relay runs through one. */
export const DISTRICTS = ['market', 'garden', 'crane', 'train', 'neon'] as const;
export type District = (typeof DISTRICTS)[number];

/**
 * A chunk in ticks of running, so that its rhythm is the same at every speed. From left to right:
 * `R20` a roof, `G14` a gap, `+2` and `-1` steps up and down. With `@8` ticks after the beginning of
 * the last roof: `c` crate, `C` stack, `b` beam to slide under, `d` drone to stay under, `s` spring,
 * `p12^3` a plank of 12 ticks, 3 steps up, `o5` five coins in a row, `a5` five coins along a jump.
 */
export type Chunk = ChunkFacts & {
  readonly id: string;
  readonly of: District;
  readonly plan: string;
};

function chunks(of: District, ...rows: readonly (readonly [string, number, string])[]): Chunk[] {
  return rows.map(([id, hard, plan]) => ({ id: `${of}-${id}`, of, hard, plan }));
}

export const CHUNKS: readonly Chunk[] = [
  ...chunks(
    'market',
    ['stroll', 0, 'R80 @14o5 @46o5'],
    ['first-hop', 0.05, 'R36 @28a5 G10 R46'],
    ['awning', 0.1, 'R30 @22a5 G13 R30 @4o4 -1 R34'],
    ['crates', 0.18, 'R84 @14a5 @32c @60o4'],
    ['stalls', 0.3, 'R36 @26a5 G14 R52 @28c R20'],
    ['sheet', 0.25, 'R90 @22b @26o5'],
    ['steps', 0.4, 'R34 +1 R28 @4o4 +1 R30 -2 R30 @8o4'],
    ['barter', 0.55, 'R40 @18c R54 @26b G14 R34'],
    ['rush-hour', 0.72, 'R32 G16 +1 R44 @24c R8 G18 -1 R36'],
    ['bazaar', 0.88, 'R34 G18 R36 @20c R16 G20 +1 R50 @28b'],
  ),
  ...chunks(
    'garden',
    ['lawn', 0.02, 'R78 @10o4 @44a5'],
    ['hedge', 0.14, 'R80 @24c @46o5'],
    ['trellis', 0.26, 'R88 @24b @56o5'],
    ['pond', 0.32, 'R36 @28a7 G20 R48'],
    ['swing', 0.42, 'R34 @20p22^3 @22o5^3 G26 R46'],
    ['spring', 0.36, 'R60 @28s @30o4^5 R52'],
    ['terraces', 0.48, 'R30 G12 +1 R30 G12 +1 R30 -2 R34'],
    ['beehives', 0.6, 'R48 @22d R44 @16c R40'],
    ['orchard', 0.76, 'R34 G22 R40 @22b R18 G16 R40'],
    ['topiary', 0.9, 'R36 @20C R34 @28b G18 +1 R44 @26c R12'],
  ),
  ...chunks(
    'crane',
    ['deck', 0.06, 'R80 @16o5 @46a5'],
    ['girder', 0.2, 'R34 @26a5 G15 R22 G13 R36'],
    ['hook', 0.34, 'R86 @26d @50o5'],
    ['stack', 0.4, 'R84 @34C @16o3 @64o4'],
    ['planks', 0.46, 'R32 @24p18^1 @48p18^1 @26o4^1 @50o4^1 G42 R42'],
    ['long-drop', 0.38, 'R34 @26a5 G20 -2 R50'],
    ['climb', 0.58, 'R32 +1 R24 G14 +1 R26 +1 R30 -3 R36'],
    ['boom', 0.66, 'R36 G28 R30 @20p16^3 R26 @4o4'],
    ['scaffold', 0.8, 'R36 @20b R24 G18 +1 R32 @18c R20 G16 -1 R36'],
    ['girders', 0.95, 'R32 G18 R16 G18 +1 R18 G20 R24 @14c R34'],
  ),
  ...chunks(
    'train',
    ['platform', 0.04, 'R80 @12o5 @44o5'],
    ['carriages', 0.16, 'R40 @32a5 G8 R40 G8 R40'],
    ['signal', 0.28, 'R84 @24b @34o5'],
    ['coupling', 0.38, 'R38 G9 R44 @24c R6 G9 R40'],
    ['tender', 0.44, 'R36 G9 -1 R40 @12o4 G10 +1 R40'],
    ['tunnel', 0.56, 'R88 @22b @32b @36o3 R28'],
    ['freight', 0.64, 'R40 @22C R30 G12 R44 @26c R16'],
    ['points', 0.7, 'R34 G24 R46 @22d R20 G14 R36'],
    ['express', 0.84, 'R38 @20b R20 G18 R42 @24C R20 G14 R38'],
    ['night-mail', 0.97, 'R34 G20 +1 R38 @20b R14 G20 -1 R40 @22c R20'],
  ),
  ...chunks(
    'neon',
    ['arcade', 0.08, 'R80 @14a5 @44o5'],
    ['sign', 0.24, 'R86 @26b @36o4'],
    ['vents', 0.36, 'R34 @20s @22o4^5 G18 R52'],
    ['drones', 0.42, 'R92 @24d @52d @60o4'],
    ['glow', 0.5, 'R34 @26a7 G26 R34 @16c R22'],
    ['ladder', 0.54, 'R30 G12 +2 R30 @4o4 +1 R28 -3 R36'],
    ['billboard', 0.62, 'R38 @22b R30 @18C R44'],
    ['crossing', 0.78, 'R32 G20 R44 @24d R10 G22 -1 R40 @26b R8'],
    ['midnight', 0.86, 'R34 @20c R18 G18 +1 R38 @22b R14 G20 R40'],
    ['skyline', 1, 'R32 G24 +1 R36 @20C R16 G22 R34 @20b R22'],
  ),
];

/** Where the baton is passed: nothing in the way. Its number follows the others'. */
export const EXCHANGE = CHUNKS.length;
const EXCHANGE_PLAN = 'R96 @4o4';

/** Ticks from the beginning of the exchange: where its zone begins and ends, and the line. */
export const ZONE = { from: 30, line: 48, to: 62 } as const;

export function planOf(chunk: number): string {
  return CHUNKS[chunk]?.plan ?? EXCHANGE_PLAN;
}
