import { cleanName } from '@playgrove/protocol/challenge';
import { gameKey } from '@playgrove/protocol/storage-keys';
import { mergeFlames, readFlame } from '../daily/flame.ts';
import { furtherOf, readProgressMap, type ProgressById } from '../progress.ts';
import {
  MAX_FAVORITES,
  MAX_RECENT,
  readSaved,
  writeSaved,
  type Best,
  type SavedState,
} from '../saved-state.ts';
import type { Saves } from './file.ts';
import { kindOf, slugOf } from './keys.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a device stores after it has taken in what came from another: of each thing the better one.
 * What cannot be compared (a run in progress, a purse) comes from the device that played the game
 * more, and stays as it is where both played as much.
 * @param here what is stored now
 * @param lower whether less is better in a game's scores, by slug, as far as games have said so
 * @returns what to store, of the keys that change
 */
export function mergeSaves(here: Saves, there: Saves, lower: ReadonlyMap<string, boolean>): Saves {
  const merged = new Map<string, unknown>();
  for (const [key, theirs] of there) {
    const own = here.get(key);
    if (own === undefined) {
      merged.set(key, cleaned(key, theirs));
      continue;
    }
    const value = mergeOne(key, own, theirs);
    if (value !== own && JSON.stringify(value) !== JSON.stringify(own)) merged.set(key, value);
  }
  return merged;

  function mergeOne(key: string, own: unknown, theirs: unknown): unknown {
    const slug = slugOf(key) ?? '';
    switch (kindOf(key)) {
      case 'portal':
        return mergePortal(own, theirs, (id) => progressOf(id));
      case 'today':
        return mergeFlames(readFlame(own), readFlame(theirs));
      case 'progress':
        return mergeProgress(readProgressMap(own), readProgressMap(theirs));
      case 'game':
        return mergeGame(own as Fields, theirs as Fields, lower.get(slug));
      case 'daily':
        return mergeDaily(own as Fields, theirs as Fields, lower.get(slug));
      case 'run':
        return laterOf(
          own as Fields,
          theirs as Fields,
          () => playsOf(there, slug) > playsOf(here, slug),
        );
      case 'career':
        return playsOf(there, slug) > playsOf(here, slug) ? theirs : own;
      default:
        return own;
    }
  }

  function progressOf(id: string): boolean {
    return [here, there].some((saves) => readProgressMap(saves.get('portal:progress'))[id]?.lower);
  }
}

/** What is stored where there was nothing before. */
function cleaned(key: string, value: unknown): unknown {
  return kindOf(key) === 'name' ? cleanName(String(value)) : value;
}

function mergePortal(own: unknown, theirs: unknown, isLower: (id: string) => boolean): unknown {
  const [a, b] = [readSaved(JSON.stringify(own)), readSaved(JSON.stringify(theirs))];
  const union = (
    one: SavedState['recent'],
    other: SavedState['recent'],
    most: number,
  ): SavedState['recent'] => {
    const known = new Set(one.map(({ id }) => id));
    return [...one, ...other.filter(({ id }) => !known.has(id))].slice(0, most);
  };
  const best: Record<string, Best> = { ...b.best };
  for (const [id, mine] of Object.entries(a.best)) {
    const other = best[id];
    best[id] = other ? betterBest(mine, other, isLower(id)) : mine;
  }
  // Through the one writer, so that names stay as they are stored.
  return {
    ...(own as Fields),
    ...(JSON.parse(
      writeSaved({
        ...a,
        recent: union(a.recent, b.recent, MAX_RECENT),
        favorites: union(a.favorites, b.favorites, MAX_FAVORITES),
        best,
        votes: { ...b.votes, ...a.votes },
      }),
    ) as Fields),
  };
}

/** Bests of different levels cannot be compared: the device's own stays. */
function betterBest(own: Best, other: Best, lower: boolean): Best {
  if (own.level !== other.level) return own;
  return (lower ? other.score < own.score : other.score > own.score) ? other : own;
}

function mergeProgress(own: ProgressById, theirs: ProgressById): ProgressById {
  const merged = { ...theirs, ...own };
  for (const [id, other] of Object.entries(theirs)) {
    const mine = own[id];
    if (mine) merged[id] = furtherOf(mine, other);
  }
  return merged;
}

/** The game in progress that was played last. Earlier releases did not store when. */
function laterOf(own: Fields, theirs: Fields, isMoreThere: () => boolean): Fields {
  const [mine, other] = [Number(own['at'] ?? 0), Number(theirs['at'] ?? 0)];
  const isTheirs = mine > 0 && other > 0 ? other > mine : isMoreThere();
  return isTheirs ? theirs : own;
}

/** Of scores that compare the better one, else the newer ones; stars are for ever. */
function mergeGame(own: Fields, theirs: Fields, lower: boolean | undefined): Fields {
  const [mine, other] = [own, theirs].map(({ records }) => Number(records ?? 1)) as [
    number,
    number,
  ];
  const number = (name: string): number =>
    Math.max(Number(own[name] ?? 0), Number(theirs[name] ?? 0));
  const newer = mine >= other ? own : theirs;
  return {
    ...theirs,
    ...own,
    version: number('version'),
    ...(mine !== other && { records: Math.max(mine, other) }),
    best: mine === other ? mergeNumbers(own['best'], theirs['best'], lower) : (newer['best'] ?? {}),
    stars: mergeNumbers(own['stars'], theirs['stars'], false),
    plays: number('plays'),
    ...withKeepsakes(own['keepsakes'], theirs['keepsakes']),
    taught: own['taught'] === true || theirs['taught'] === true,
  };
}

/** Looks that have been open on either device. */
function withKeepsakes(own: unknown, theirs: unknown): Fields {
  const ids = [own, theirs].flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  return ids.length > 0 ? { keepsakes: [...new Set(ids)] } : {};
}

/** Where nobody knows what is better, the device's own stays. */
function mergeNumbers(own: unknown, theirs: unknown, lower: boolean | undefined): Fields {
  const merged: Record<string, number> = { ...(theirs as Record<string, number> | undefined) };
  for (const [level, mine] of Object.entries((own ?? {}) as Record<string, number>)) {
    const other = merged[level] ?? mine;
    merged[level] =
      lower === undefined ? mine : lower ? Math.min(mine, other) : Math.max(mine, other);
  }
  return merged;
}

type Mark = { readonly won?: boolean; readonly score?: number; readonly stars?: number };

function mergeDaily(own: Fields, theirs: Fields, lower: boolean | undefined): Fields {
  const flame = mergeFlames(readFlame(own), readFlame(theirs));
  const days: Record<string, Mark> = { ...(theirs['days'] as Record<string, Mark> | undefined) };
  for (const [date, mine] of Object.entries((own['days'] ?? {}) as Record<string, Mark>)) {
    const other = days[date];
    days[date] = other ? betterMark(mine, other, lower) : mine;
  }
  return { ...theirs, ...own, runs: flame.runs, longest: flame.longest, days };
}

function betterMark(own: Mark, other: Mark, lower: boolean | undefined): Mark {
  if ((own.won ?? false) !== (other.won ?? false)) return own.won ? own : other;
  const [a, b] = [own.score, other.score];
  const ahead =
    b !== undefined && (a === undefined || (lower !== undefined && (lower ? b < a : b > a)));
  const stars = Math.max(own.stars ?? 0, other.stars ?? 0);
  return { ...(ahead ? other : own), ...(stars > 0 && { stars }) };
}

function playsOf(saves: Saves, slug: string): number {
  const game = saves.get(gameKey(slug)) as Fields | undefined;
  return typeof game?.['plays'] === 'number' ? game['plays'] : 0;
}
