import { LIST_IDS, readListId } from '@playgrove/protocol';
import type { Share } from '@playgrove/protocol/insights';

/** What visitors read over a list, where its id does not say it. */
const NAMES: Readonly<Record<string, string>> = {
  recommend: 'Recommend',
  hot: 'Hot',
  continue: 'Continue playing',
  maybe: 'Maybe you like',
  similar: 'More like this',
  search: 'Search',
  others: 'More games to try',
  instead: 'Try one of these instead',
  grove: 'Your grove',
  next: 'Next after a run',
  none: 'Not from a card',
  other: 'Unknown list',
};

/** The name of a list for the operator. */
export function listName(id: string): string {
  const words = NAMES[id] ?? id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const KNOWN: ReadonlySet<string> = new Set(LIST_IDS);

/** Joins what earlier releases counted under a list's heading with what is counted under its id. */
export function byList(rows: readonly Share[]): Share[] {
  const counts = new Map<string, number>();
  for (const { what, count } of rows) {
    const id = readListId(what, KNOWN);
    counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return [...counts].map(([what, count]) => ({ what, count })).sort((a, b) => b.count - a.count);
}
