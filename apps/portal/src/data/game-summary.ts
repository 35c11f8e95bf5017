import { defined, isGameId, type Listed } from '@playgrove/catalogue';

/** What a card shows of a game, and what decides the lists it stands on. */
export type GameSummary = Listed & {
  /** 32 hex digits of one of our card pictures in every size, or the address of one picture. */
  readonly icon: string;
  readonly tags?: readonly string[];
};

const RATED = ['editors', 'visitors'] as const;

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
