import type { Saves } from './file.ts';
import { kindOf, slugOf } from './keys.ts';

type Fields = Readonly<Record<string, unknown>>;
type Entry = readonly [key: string, value: unknown];

/**
 * The part of what is stored that a code has room for: the streak first, then game by game stars,
 * bests and streaks, the most played first. Runs in progress, purses and lists stay.
 */
export function compactSaves(saves: Saves): {
  readonly first: readonly Entry[];
  readonly games: readonly (readonly Entry[])[];
} {
  const first: Entry[] = [];
  const games = new Map<string, { plays: number; entries: Entry[] }>();
  for (const [key, value] of saves) {
    const fields = value as Fields;
    const kind = kindOf(key);
    if (kind === 'today') {
      const { runs, frozen, longest } = fields;
      first.push([key, { runs, frozen, longest }]);
    }
    if (kind !== 'game' && kind !== 'daily') continue;
    const slug = slugOf(key) ?? '';
    const game = games.get(slug) ?? { plays: 0, entries: [] };
    games.set(slug, game);
    if (kind === 'game') {
      const { version, records, best, stars, plays, taught, lower } = fields;
      game.plays = Number(plays ?? 0);
      game.entries.push([key, { version, records, best, stars, plays, taught, lower }]);
    } else {
      const { version, runs, longest, local } = fields;
      game.entries.push([key, { version, runs, longest, local }]);
    }
  }
  const ordered = [...games.values()].sort((a, b) => b.plays - a.plays);
  return { first, games: ordered.map(({ entries }) => entries) };
}
