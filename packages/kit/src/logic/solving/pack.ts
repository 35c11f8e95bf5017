import { hashSeed } from '@playgrove/kit/core';

/**
 * Levels found offline: the seeds of a generator, not the boards. `solver` is the version of
 * generator and solver together; `seal` ties the seeds to it.
 */
export type Pack = {
  readonly format: 1;
  /** The owner of the levels: `sunrise-sudoku/hard`. */
  readonly maker: string;
  readonly solver: number;
  readonly seeds: readonly number[];
  readonly seal: number;
};

/**
 * The game that opens a pack, as it is now. Raise `solver` whenever a seed could give another
 * level.
 */
export type PackMaker = Pick<Pack, 'maker' | 'solver'>;

/**
 * Packs seeds, each verified now.
 * @param verify returns what is wrong with a seed's level, or undefined if it is good
 * @throws Error naming the first seed that is bad or a duplicate
 */
export function sealPack(
  { maker, solver }: PackMaker,
  seeds: readonly number[],
  verify: (seed: number) => string | undefined,
): Pack {
  for (const [index, seed] of seeds.entries()) {
    if (seeds.indexOf(seed) !== index) throw new Error(`${maker}: seed ${seed} is there twice`);
    const wrong = verify(seed);
    if (wrong !== undefined) throw new Error(`${maker}: seed ${seed}: ${wrong}`);
  }
  return { format: 1, maker, solver, seeds, seal: sealOf(maker, solver, seeds) };
}

/**
 * The seeds of a verified pack.
 * @throws Error if it is empty, was made for another game or solver, or its seeds changed
 */
export function openPack(pack: Pack, { maker, solver }: PackMaker): readonly number[] {
  const wrong = (what: string): never => {
    throw new Error(`pack ${pack.maker}: ${what}`);
  };
  if (pack.format !== 1) wrong(`format ${String(pack.format)} is not 1`);
  if (pack.maker !== maker) wrong(`made for something else than ${maker}`);
  if (pack.solver !== solver) wrong(`verified by solver ${pack.solver}, now it is ${solver}`);
  if (pack.seeds.length === 0) wrong('no seeds');
  if (pack.seal !== sealOf(maker, solver, pack.seeds)) wrong('its seeds were not verified');
  return pack.seeds;
}

function sealOf(maker: string, solver: number, seeds: readonly number[]): number {
  return hashSeed([maker, solver, ...seeds].join());
}
