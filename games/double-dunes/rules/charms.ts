/** What a player may wear: each gives something and takes something. Exponents, as everywhere. */
export type Charm = {
  readonly id: string;
  /** Marks won by missions that open it. */
  readonly marks: number;
  /** Part of the new tiles that are fours. */
  readonly fours: number;
  /** Merges that make less pay no points. */
  readonly pays: number;
  /** What points are multiplied by, for a move of so many merges. */
  readonly times: (merges: number) => number;
  /** Once a game, when nothing can slide, the smallest tiles are swallowed. */
  readonly swallows?: true;
  /** The place of the next tile is shown. */
  readonly foresees?: true;
};

const plain = (): number => 1;

export const CHARMS: readonly Charm[] = [
  { id: 'sun', marks: 0, fours: 0.1, pays: 0, times: plain },
  { id: 'ibis', marks: 4, fours: 0.5, pays: 0, times: plain },
  { id: 'scarab', marks: 10, fours: 0.1, pays: 6, times: plain, swallows: true },
  { id: 'sphinx', marks: 18, fours: 0.1, pays: 0, times: () => 0.75, foresees: true },
  {
    id: 'phoenix',
    marks: 28,
    fours: 0.1,
    pays: 0,
    times: (merges) => (merges >= 3 ? 3 : merges === 2 ? 1 : 0.5),
  },
];

export function charmAt(index: number): Charm {
  const charm = CHARMS[index];
  if (!charm) throw new Error(`charms: there is none of index ${index}`);
  return charm;
}
