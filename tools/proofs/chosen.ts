/** Says why a command cannot go on, and ends it. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * The games that a command is about: with `--all` every one, else those named. With `--changed`, or
 * if none is named, only those whose stamp no longer holds.
 * @param games every game, by folder
 * @param holds whether a game's stamp holds
 */
export function chosenGames(
  args: readonly string[],
  games: readonly string[],
  holds: (slug: string) => boolean,
): readonly string[] {
  if (args.includes('--all')) return games;
  const named = args.filter((arg) => arg !== '--changed');
  const unknown = named.find((arg) => !games.includes(arg));
  if (unknown !== undefined) fail(`No game named "${unknown}" in games/.`);
  if (named.length > 0 && !args.includes('--changed')) return named;
  return (named.length > 0 ? named : games).filter((slug) => !holds(slug));
}
