import { defined, isGameId, type Listed } from '@playgrove/catalogue';

/** What a card shows of a game, and what decides the lists it stands on. */
export type GameSummary = Listed & {
  /** 32 hex digits of one of our card pictures in every size, or the address of one picture. */
  readonly icon: string;
  readonly tags?: readonly string[];
};

/** A `GameSummary` as it travels: short, because the page carries many. 0 stands for nothing. */
export type Row = readonly [
  id: string,
  title: string,
  icon: string,
  players?: string | 0,
  score?: string | 0,
  /** Index in the list of categories; -1 for none. */
  category?: number,
  /** Sum of the `FLAGS` that hold. */
  flags?: number,
  tags?: readonly string[] | 0,
  genre?: string | 0,
  released?: string | 0,
  updated?: string | 0,
];

const FLAGS = { common: 1, plays: 2, editors: 4, visitors: 8 } as const;

const RATED = ['editors', 'visitors'] as const;

export function packRow(game: GameSummary, categories: readonly string[]): Row {
  const { id, title, icon, players, score, cate, common, plays, rated, tags, genre } = game;
  const at = cate === undefined ? -1 : categories.indexOf(cate);
  const flags =
    (common ?? 0) + (plays === undefined ? 0 : FLAGS.plays) + (rated ? FLAGS[rated] : 0);
  const { released, updated } = game;
  const row = [id, title, icon, players, score, at, flags, tags, genre, released, updated];
  while (row.at(-1) === undefined) row.pop();
  return row.map((value) => value ?? 0) as readonly unknown[] as Row;
}

export function unpackRow(row: Row, categories: readonly string[]): GameSummary {
  const [id, title, icon, players, score, at = -1, flags = 0, tags, genre, released, updated] = row;
  const has = (flag: keyof typeof FLAGS): boolean => (flags & FLAGS[flag]) > 0;
  return defined({
    id,
    title,
    icon,
    players: players || undefined,
    score: score || undefined,
    plays: (has('plays') && players) || undefined,
    rated: RATED.find(has),
    cate: categories[at],
    genre: genre || undefined,
    released: released || undefined,
    updated: updated || undefined,
    common: has('common') ? (1 as const) : undefined,
    tags: tags || undefined,
  });
}

/** What this device remembers of a game. */
export function summaryOf({
  id,
  title,
  icon,
  players,
  score,
  cate,
  genre,
}: GameSummary): GameSummary {
  return defined({ id, title, icon, players, score, cate, genre });
}

/** Reads what a card shows from outside data; undefined if that is not a game. */
export function readSummary(raw: unknown, icon: string): GameSummary | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const fields = raw as Readonly<Record<string, unknown>>;
  const { id, title, rated } = fields;
  if (!isGameId(id) || typeof title !== 'string') return undefined;
  return defined({
    id,
    title,
    icon,
    players: stringOf(fields['players']),
    score: stringOf(fields['score']),
    plays: stringOf(fields['plays']),
    rated: RATED.find((by) => by === rated),
    cate: stringOf(fields['cate']),
    genre: stringOf(fields['genre']),
  });
}

/** The value if it is a string. */
export function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
