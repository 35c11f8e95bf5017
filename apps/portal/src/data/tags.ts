const MAX_TAGS = 18;

/** Tags that more than one game but not every game carries, most used first. */
export function commonTags(
  games: readonly { readonly tags?: readonly string[] }[],
): [tag: string, count: number][] {
  const counts = new Map<string, number>();
  for (const tag of games.flatMap(({ tags }) => tags ?? [])) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1 && count < games.length)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MAX_TAGS);
}
