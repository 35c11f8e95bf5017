/** Sponge, brush, brush or sponge through a stencil, or gel with glitter poured on it. */
export type PartTool = 'sponge' | 'brush' | 'stencil' | 'glitter';

/** A step of a look as it is written: tool, paint, name and shapes (see `shapes.ts`). */
export type PartRow = readonly [
  tool: 's' | 'b' | 't' | 'g',
  paint: string,
  name: string,
  shapes: string,
];

export type LookRow = {
  readonly id: string;
  /** Number of the person in `people.ts`. */
  readonly person: number;
  readonly parts: readonly PartRow[];
};

/** What a pack teaches. `guide`: the step's outline lies on the face, is seen for a moment, or never. */
export type PackRow = {
  readonly id: string;
  readonly needs: number;
  readonly guide: 'whole' | 'brief' | 'none';
  /** The right pot is picked with the step. */
  readonly picks: boolean;
  readonly looks: readonly LookRow[];
};

/** A row, its parts after who wears it. */
export const look = (id: string, person: number, ...parts: readonly PartRow[]): LookRow => ({
  id,
  person,
  parts,
});
