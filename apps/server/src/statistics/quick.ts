import type { StatisticEvent } from '@playgrove/events';

const GAME = /^[0-9a-zA-Z]{32}$/;
const LAYOUTS: readonly unknown[] = ['scroll', 'puzzle', 'list'];

/**
 * The kinds of events that come most, read without the schema. It takes no event that the schema
 * refuses, and takes none otherwise than the schema does; what it leaves is for the schema.
 */
export function quickEvent(value: unknown): StatisticEvent | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const raw = value as Readonly<Record<string, unknown>>;
  // The keys an event needs, and as many as it needs: so these and no others.
  const keys = Object.keys(raw).length;
  switch (raw['name']) {
    case 'page_view': {
      const { path } = raw;
      if (keys !== 2 || !isText(path, 300) || !path.startsWith('/')) return undefined;
      return { name: 'page_view', path };
    }
    case 'gameClick': {
      const { game, layout, category, position } = raw;
      if (keys !== 5 || !isGame(game) || !isText(category, 60)) return undefined;
      if (!LAYOUTS.includes(layout) || !isWhole(position, 10_000)) return undefined;
      return { name: 'gameClick', game, layout: layout as 'list', category, position };
    }
    case 'play_start': {
      const { game } = raw;
      return keys === 2 && isGame(game) ? { name: 'play_start', game } : undefined;
    }
    case 'play_end': {
      const { game, seconds } = raw;
      if (keys !== 3 || !isGame(game) || typeof seconds !== 'number') return undefined;
      return seconds >= 0 && seconds <= 86_400 ? { name: 'play_end', game, seconds } : undefined;
    }
    default:
      return undefined;
  }
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= most;
}

function isGame(value: unknown): value is string {
  return typeof value === 'string' && GAME.test(value);
}

function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
