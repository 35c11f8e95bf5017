import { dayNumber } from '@playgrove/language/days';

/** A game with a daily challenge, as it travels inside the page. */
export type DailyRow = readonly [
  id: string,
  /** How long the challenge takes. */
  minutes: number,
  /** Points that complete it, or what has to be done; left out where it has to be won. */
  goal?: number | string,
];

/** Points that complete a game's challenge. */
export function pointsOf(row: DailyRow | undefined): number | undefined {
  const goal = row?.[2];
  return typeof goal === 'number' ? goal : undefined;
}

/** Challenges of one day. */
export const FIVE = 5;
/** At least one of them is as short as this, in minutes. */
export const SHORT = 2;

/**
 * The day's challenges, the same for everybody on that date, the shortest first. Games take turns:
 * none comes back before the others had their day, and one of them is always short.
 */
export function pickDay(rows: readonly DailyRow[], date: string): readonly DailyRow[] {
  if (rows.length <= FIVE) return byMinutes(rows);
  const days = Math.floor(rows.length / FIVE);
  const day = dayNumber(date);
  const round = Math.floor(day / days);
  const turn = day - round * days;
  const order = shuffled(rows, String(round));
  const short = order.filter(([, minutes]) => minutes <= SHORT).slice(0, days);
  const others = order.filter((row) => !short.includes(row));
  const first = short.length > 0 ? [short[turn % short.length] as DailyRow] : [];
  const share = FIVE - first.length;
  return byMinutes([...first, ...others.slice(turn * share, (turn + 1) * share)]);
}

function byMinutes(rows: readonly DailyRow[]): readonly DailyRow[] {
  return [...rows].sort(
    ([a, minutes], [b, others]) => minutes - others || (a < b ? -1 : a > b ? 1 : 0),
  );
}

/** An order that depends on the games and the salt alone, not on the order they come in. */
function shuffled(rows: readonly DailyRow[], salt: string): readonly DailyRow[] {
  return rows
    .map((row) => [hash(`${salt}/${row[0]}`), row] as const)
    .sort(([a, [one]], [b, [other]]) => a - b || (one < other ? -1 : 1))
    .map(([, row]) => row);
}

/** FNV-1a with a last mix, 32 bits. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  }
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
}
