import { factsOf, type Wood } from './grove.ts';

/** From the easiest to the hardest. */
export const TECHNIQUES = ['last', 'strip', 'shade', 'pair', 'trio'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** One step of reasoning: what to look at, and what follows. */
export type Deduction = {
  readonly technique: Technique;
  /** The units it shows in: rows from 0, then columns, then groves. */
  readonly units: readonly number[];
  /** The cells that show it. */
  readonly cells: readonly number[];
  /** An owl that must sit there, */
  readonly owl?: number;
  /** or cells where none can. */
  readonly crosses: readonly number[];
};

/** Which cells may still hold an owl, given owls and crosses. */
export function openCells(
  wood: Wood,
  owls: readonly number[],
  crosses: readonly number[],
): boolean[] {
  const { seen } = factsOf(wood);
  const open = wood.groves.map(() => true);
  for (const cell of crosses) open[cell] = false;
  for (const owl of owls) {
    for (const cell of seen[owl] ?? []) open[cell] = false;
    open[owl] = true;
  }
  return open;
}

type Table = {
  readonly wood: Wood;
  readonly open: readonly boolean[];
  /** By unit: cells still open; empty for units that have their owl. */
  readonly left: readonly (readonly number[])[];
};

/**
 * The easiest step that follows, or `undefined`.
 * @param owls cells where owls sit, all of them right
 */
export function nextDeduction(
  wood: Wood,
  owls: readonly number[],
  crosses: readonly number[],
  allowed: readonly Technique[] = TECHNIQUES,
): Deduction | undefined {
  const open = openCells(wood, owls, crosses);
  const { units } = factsOf(wood);
  const settled = new Set(owls);
  const left = units.map((cells) =>
    cells.some((cell) => settled.has(cell)) ? [] : cells.filter((cell) => open[cell]),
  );
  const table = { wood, open, left };
  for (const technique of TECHNIQUES) {
    if (!allowed.includes(technique)) continue;
    const found = FIND[technique](table);
    if (found) return found;
  }
  return undefined;
}

const FIND: Readonly<Record<Technique, (table: Table) => Deduction | undefined>> = {
  /** One cell is left in a row, a column or a grove. */
  last({ left }) {
    const unit = left.findIndex((cells) => cells.length === 1);
    const [owl] = left[unit] ?? [];
    return owl === undefined
      ? undefined
      : { technique: 'last', units: [unit], cells: [owl], owl, crosses: [] };
  },

  /** All cells left in one unit lie in another: the rest of that other one is out. */
  strip(table) {
    return locked(table, 1, 'strip');
  },

  /** An owl in this cell would leave a unit without any cell for its own. */
  shade({ wood, open, left }) {
    const { seen } = factsOf(wood);
    for (const [unit, cells] of left.entries()) {
      if (cells.length < 2 || cells.length > SHADED) continue;
      const crosses = open.flatMap((free, cell) =>
        free && !cells.includes(cell) && cells.every((one) => seen[cell]?.includes(one))
          ? [cell]
          : [],
      );
      if (crosses.length > 0) return { technique: 'shade', units: [unit], cells, crosses };
    }
    return undefined;
  },

  pair: (table) => locked(table, 2, 'pair'),
  trio: (table) => locked(table, 3, 'trio'),
};

/** With more cells than this, a common neighbor is too rare to look for. */
const SHADED = 5;

/** A number of units whose open cells are all in the same number of units of another type. */
function locked({ wood, left }: Table, count: number, technique: Technique): Deduction | undefined {
  const { size } = wood;
  const { of, units } = factsOf(wood);
  const sorts: readonly (readonly [number, number])[] = [
    [2, 0],
    [2, 1],
    [0, 2],
    [1, 2],
  ];
  for (const [from, to] of sorts) {
    const numbers = Array.from({ length: size }, (_, at) => from * size + at).filter(
      (unit) => (left[unit] ?? []).length > 1,
    );
    for (const chosen of choices(numbers, count)) {
      const cells = chosen.flatMap((unit) => left[unit] ?? []);
      const into = new Set(cells.map((cell) => of[cell]?.[to] ?? -1));
      if (into.size !== count) continue;
      const crosses = [...into]
        .flatMap((unit) => units[unit] ?? [])
        .filter(
          (cell) => (left[of[cell]?.[to] ?? 0] ?? []).includes(cell) && !cells.includes(cell),
        );
      if (crosses.length > 0) {
        return { technique, units: [...chosen, ...into], cells, crosses };
      }
    }
  }
  return undefined;
}

function choices(list: readonly number[], count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let at = from; at <= list.length - count; at += 1) {
    for (const rest of choices(list, count - 1, at + 1)) found.push([list[at] ?? 0, ...rest]);
  }
  return found;
}

export type Reasoned = {
  readonly solved: boolean;
  readonly owls: readonly number[];
  /** How often each technique was needed. */
  readonly used: Readonly<Record<Technique, number>>;
  readonly steps: readonly Deduction[];
};

/** Solves by reasoning alone, as far as the allowed techniques go. */
export function reason(wood: Wood, allowed: readonly Technique[] = TECHNIQUES): Reasoned {
  const owls: number[] = [];
  const crosses: number[] = [];
  const used = { last: 0, strip: 0, shade: 0, pair: 0, trio: 0 };
  const steps: Deduction[] = [];
  while (owls.length < wood.size) {
    const step = nextDeduction(wood, owls, crosses, allowed);
    if (!step) return { solved: false, owls, used, steps };
    used[step.technique] += 1;
    steps.push(step);
    if (step.owl !== undefined) owls.push(step.owl);
    crosses.push(...step.crosses);
  }
  return { solved: true, owls, used, steps };
}
