import type { Listed } from '@playgrove/catalogue';

/** What a card shows of a game. */
export type Slim = Listed & {
  /** 32 hex digits of a card picture of our own in every size, or the address of one picture. */
  readonly icon: string;
  readonly tags?: readonly string[];
};

/** A `Slim` as it travels: short, because the page carries many. */
export type Row = readonly [
  id: string,
  title: string,
  icon: string,
  players?: string | 0,
  score?: string | 0,
  /** Place in the list of categories; -1 for none. */
  category?: number,
  common?: 0 | 1,
  tags?: readonly string[],
];

export function packRow(game: Slim, categories: readonly string[]): Row {
  const at = game.cate === undefined ? -1 : categories.indexOf(game.cate);
  const row = [
    game.id,
    game.title,
    game.icon,
    game.players ?? 0,
    game.score ?? 0,
    at,
    game.common ?? 0,
    ...(game.tags ? [game.tags] : []),
  ];
  return row as readonly unknown[] as Row;
}

export function unpackRow(row: Row, categories: readonly string[]): Slim {
  const [id, title, icon, players = 0, score = 0, at = -1, common = 0, tags] = row;
  const cate = categories[at];
  return {
    id,
    title,
    icon,
    ...(players === 0 ? {} : { players }),
    ...(score === 0 ? {} : { score }),
    ...(cate === undefined ? {} : { cate }),
    ...(common === 1 ? { common } : {}),
    ...(tags ? { tags } : {}),
  };
}
