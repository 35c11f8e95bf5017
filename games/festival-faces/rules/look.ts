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

/** How closely a painting is looked at. */
export type Eyes = {
  /** How near (cells) the right paint must be, and how far off its place paint may lie. */
  readonly miss: number;
  readonly stray: number;
  /** Paint astray that costs all points for neatness, as a part of what was wanted. */
  readonly messy: number;
};

/** What a pack teaches. `guide`: the step's outline lies on the face, is seen for a moment, or never. */
export type PackRow = {
  readonly id: string;
  readonly needs: number;
  readonly guide: 'whole' | 'brief' | 'none';
  /** The right pot is picked with the step. */
  readonly picks: boolean;
  /** The tray holds five pots; all other colors are stirred. */
  readonly mixes: boolean;
  readonly eyes: Eyes;
  readonly looks: readonly LookRow[];
};

/**
 * Looks as they are written, parted by empty lines: name and person, then a line a part with tool,
 * paint, name and shapes.
 * @throws Error for a line that is none of these
 */
export function readLooks(text: string): readonly LookRow[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [id = '', person] = head.split(' ');
      return { id, person: Number(person), parts: lines.map(readPart) };
    });
}

function readPart(line: string): PartRow {
  const [, tool, paint = '', name = '', shapes = ''] =
    /^([sbtg]) ([a-z]) ([a-z]+) (.+)$/.exec(line) ?? [];
  if (!tool) throw new Error(`"${line}" is no part of a look`);
  return [tool as PartRow[0], paint, name, shapes];
}
