/** Lists of cards that are not a category. Statistics count lists by id, never by what a visitor reads. */
export const LIST_IDS = [
  'recommend',
  'hot',
  'continue',
  'today',
  'maybe',
  'similar',
  'search',
  'others',
  'instead',
  'ready',
  'grove',
  'next',
] as const;

/** What earlier releases sent in place of an id: the heading of the list. */
const OLD_HEADINGS: ReadonlyMap<string, string> = new Map([
  ['Recommend', 'recommend'],
  ['Hot', 'hot'],
  ['Continue playing', 'continue'],
  ['Maybe you like', 'maybe'],
  ['Search', 'search'],
  ['More games to try', 'others'],
  ['Try one of these instead', 'instead'],
]);

/**
 * The id of the list with a category's games: `Puzzle&Logic` → `puzzle-logic`; `Recommend` and
 * `Hot` keep their names. A category with the name of another list gets a different id.
 */
export function categoryListId(name: string): string {
  if (name === 'Recommend' || name === 'Hot') return name.toLowerCase();
  const words = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const id = words.trim().replaceAll(' ', '-') || 'more';
  return LIST_IDS.some((list) => list === id) ? `${id}-games` : id;
}

/** The id for what a page sent as its list: an id already, or a heading of an earlier release. */
export function readListId(sent: string, known: ReadonlySet<string>): string {
  if (known.has(sent)) return sent;
  return OLD_HEADINGS.get(sent) ?? categoryListId(sent);
}
