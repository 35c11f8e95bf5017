import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Bot, Json, Rules } from '../contract/index.ts';
import { createRng } from '../core/index.ts';
import { playing } from './harness.ts';

/** What is measured of a game: whether it was won, or the mean of its stars, score or seconds. */
type Measure = 'won' | 'stars' | 'score' | 'seconds' | 'moves';

/** Least and most. */
type Bounds = readonly [least: number, most: number];

/** What a hand must do in which rows. */
type Expectation = {
  readonly every?: Bounds;
  readonly first?: Bounds;
  readonly last?: Bounds;
  /** In each row, by how much at least this hand does better than the one before. */
  readonly ahead?: number;
  /** By how much at least it does worse in the last row than in the first. */
  readonly falls?: number;
  /** Stars that it reaches on each level in one of its games at least. */
  readonly stars?: number;
};

export type CurveOptions<H extends string> = {
  /** Skill by the name of the hand, the weakest first: the columns. */
  readonly hands: Readonly<Record<H, number>>;
  /** Ids of levels by the name of the row. Default: the packs; without any, every level. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
  /** Games of each hand on each level. */
  readonly games: number;
  /** Ticks or moves after which a game ends without a win. */
  readonly limit: number;
  /** What a cell shows; the first is what `expect` looks at. Default: won. */
  readonly shows?: readonly [Measure, ...Measure[]];
  readonly expect: Readonly<Partial<Record<H, Expectation>>>;
};

/** How hands of several skills get on, row by row: data for a test and for the README. */
export type Curve = {
  readonly rules: Rules;
  readonly bot: Bot;
  readonly options: CurveOptions<string>;
};

/** Declares a curve; `games/<slug>/curve.ts` exports one named `curve`. */
export function curves<P, S, I, C, H extends string>(
  rules: Rules<P & Json, S & Json, I & Json, C & Json>,
  bot: Bot<S & Json, I & Json>,
  options: CurveOptions<H>,
): Curve {
  // Seeds derive from slugs: under a neutral one a copied game has the same curve.
  const neutral = { ...rules, slug: 'curve' } as unknown as Rules;
  return { rules: neutral, bot: bot as unknown as Bot, options };
}

type Cell = Readonly<Record<Measure, number>> & {
  readonly levels: readonly {
    readonly id: string;
    readonly won: number;
    readonly mostStars: number;
  }[];
};
export type Row = { readonly name: string; readonly cells: readonly Cell[] };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

type Played = {
  readonly won: boolean;
  readonly stars: number;
  readonly score: number;
  readonly time: number;
};

function playOne({ rules, bot, options }: Curve, level: string, skill: number, n: number): Played {
  const game = playing(rules, level, { seed: `curve ${n}` });
  const rng = createRng(`${level} ${n} ${skill}`);
  game.finish((state: Json) => bot(state, rng, skill), options.limit);
  const { state, session } = game;
  const won = session.status === 'won';
  const stars = won ? (rules.stars?.(state) ?? 0) : 0;
  return { won, stars, score: rules.score?.(state) ?? 0, time: session.time };
}

const part = (games: readonly Played[]): number => mean(games.map(({ won }) => Number(won)));

function cellOf(curve: Curve, levels: readonly string[], skill: number): Cell {
  const all = levels.map((level) =>
    Array.from({ length: curve.options.games }, (_, n) => playOne(curve, level, skill, n)),
  );
  const games = all.flat();
  const { pace } = curve.rules;
  const time = mean(games.filter(({ won }) => won).map((game) => game.time));
  return {
    won: part(games),
    stars: mean(games.map(({ stars }) => stars)),
    score: mean(games.map(({ score }) => score)),
    seconds: pace.kind === 'ticks' ? time / pace.hz : 0,
    moves: time,
    levels: all.map((level, at) => ({
      id: levels[at] ?? '',
      won: part(level),
      mostStars: Math.max(...level.map(({ stars }) => stars)),
    })),
  };
}

/** Levels by pack, in their order; in a game without packs each level for itself. */
function packsOf({ levels }: Rules): Readonly<Record<string, readonly string[]>> {
  const listed = levels.filter(({ daily }) => !daily);
  const packed = listed.filter(({ pack }) => pack !== undefined);
  const rows: Record<string, string[]> = {};
  for (const { id, pack = id } of packed.length > 0 ? packed : listed) {
    (rows[pack.slice(pack.indexOf('.') + 1)] ??= []).push(id);
  }
  return rows;
}

/** Plays every hand on every level. */
export function playCurve(curve: Curve): readonly Row[] {
  const { rows = packsOf(curve.rules), hands } = curve.options;
  return Object.entries(rows).map(([name, levels]) => ({
    name,
    cells: Object.values(hands).map((skill) => cellOf(curve, levels, skill)),
  }));
}

const SHOWN: Readonly<Record<Measure, (value: number) => string>> = {
  won: (value) => `${Math.round(value * 100)} %`,
  stars: (value) => `${value.toFixed(1)} stars`,
  score: (value) => value.toFixed(value < 100 ? 1 : 0),
  seconds: (value) => (value > 0 ? `${value.toFixed(0)} s` : '–'),
  moves: (value) => (value > 0 ? `${value.toFixed(1)} moves` : '–'),
};

/** The table as the README shows it. */
export function tableOf({ options }: Curve, rows: readonly Row[]): string {
  const { hands, games, shows = ['won'] } = options;
  const lines = [
    ['', ...Object.entries(hands).map(([name, skill]) => `${name} (${skill})`)],
    ...rows.map(({ name, cells }) => [
      name,
      ...cells.map((cell) => shows.map((measure) => SHOWN[measure](cell[measure])).join(', ')),
    ]),
  ];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const drawn = lines.map(
    (line) => `| ${line.map((text, at) => text.padEnd(widths?.[at] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths?.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const said = `Bots by skill, ${games === 1 ? 'a game' : `${games} games`} of each level. Written by \`npm run curve\`.`;
  return [drawn[0], rule, ...drawn.slice(1), '', said].join('\n');
}

/** What a curve breaks of its expectations, one line each. */
export function faultsOfCurve({ rules, options }: Curve, rows: readonly Row[]): string[] {
  const { hands, shows: [measure] = ['won'] } = options;
  const isLess =
    measure === 'seconds' ||
    measure === 'moves' ||
    (measure === 'score' && rules.scoring?.better === 'lower');
  const better = isLess ? -1 : 1;
  const faults: string[] = [];
  for (const [at, hand] of Object.keys(hands).entries()) {
    const wanted = options.expect[hand] ?? {};
    const value = (row: Row | undefined, column = at): number =>
      row?.cells[column]?.[measure] ?? Number.NaN;
    const check = (row: Row | undefined, bounds: Bounds | undefined): void => {
      if (!bounds || (value(row) >= bounds[0] && value(row) <= bounds[1])) return;
      faults.push(`${row?.name}, ${hand}: ${value(row)} is not within ${bounds.join(' to ')}`);
    };
    for (const row of rows) {
      check(row, wanted.every);
      const lead = (value(row) - value(row, at - 1)) * better;
      if (wanted.ahead !== undefined && !(lead >= wanted.ahead)) {
        faults.push(`${row.name}, ${hand}: ${lead} ahead, not ${wanted.ahead}`);
      }
      const fewest = Math.min(...(row.cells[at]?.levels ?? []).map(({ mostStars }) => mostStars));
      if (wanted.stars !== undefined && !(fewest >= wanted.stars)) {
        faults.push(`${row.name}, ${hand}: a level with ${fewest} stars, not ${wanted.stars}`);
      }
    }
    check(rows[0], wanted.first);
    check(rows.at(-1), wanted.last);
    const fall = (value(rows[0]) - value(rows.at(-1))) * better;
    if (wanted.falls !== undefined && !(fall >= wanted.falls)) {
      faults.push(`${hand}: falls by ${fall}, not ${wanted.falls}`);
    }
  }
  return faults;
}

const TABLE = /<!-- curve -->\n([\s\S]*?)<!-- \/curve -->/;

/** The curve's table in a game's README; undefined if there is none. */
export function storedTable(folder: string): string | undefined {
  const path = join(folder, 'README.md');
  if (!existsSync(path)) return undefined;
  return TABLE.exec(readFileSync(path, 'utf8').replaceAll('\r\n', '\n'))?.[1]?.trim();
}

/** @throws Error if the README has no place for it */
export function storeTable(folder: string, table: string): void {
  const path = join(folder, 'README.md');
  const text = readFileSync(path, 'utf8');
  if (!TABLE.test(text))
    throw new Error(`${path}: no <!-- curve --> with <!-- /curve --> below it`);
  writeFileSync(
    path,
    text.replace(TABLE, () => `<!-- curve -->\n\n${table}\n\n<!-- /curve -->`),
  );
}

/**
 * Registers the test of a curve: it meets its expectations, and the README shows what was played.
 * @param folder of the game
 * @returns the rows, for a game's own tests; played once
 */
export function testCurve(folder: string, curve: Curve): () => readonly Row[] {
  let played: readonly Row[] | undefined;
  const rows = (): readonly Row[] => (played ??= playCurve(curve));
  test('hands of every skill get as far as the curve says, and the README shows it', () => {
    const table = tableOf(curve, rows());
    expect(faultsOfCurve(curve, rows()), table).toEqual([]);
    expect(storedTable(folder), 'README.md: run npm run curve').toBe(table);
  });
  return rows;
}
