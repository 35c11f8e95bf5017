import type { AddOptions } from './add.ts';
import { Refusal } from './refusal.ts';

const text = { type: 'string' } as const;

/** What an operator says of a game, as flags of a command. */
export const GAME_FLAGS = {
  title: text,
  author: text,
  license: text,
  cate: text,
  tags: text,
  source: text,
  description: text,
  entry: text,
  slug: text,
  orientation: text,
  players: text,
  score: text,
} as const;

export const GAME_USAGE = `  --title "Space Miner"     --author "A. Person"     --license MIT
  --cate Arcade             --tags "space, mining"   --source https://…
  --description "…"         --entry play/start.html  --slug space-miner
  --orientation landscape   --players 12K+           --score 4.2`;

/** @throws Refusal */
export function readGameFlags(
  values: Readonly<Partial<Record<keyof typeof GAME_FLAGS, string>>>,
): AddOptions {
  const { tags, score, orientation, ...texts } = values;
  if (orientation !== undefined && !/^(?:any|portrait|landscape)$/.test(orientation))
    throw new Refusal('--orientation is any, portrait or landscape.', 'Name one of them.');
  return {
    ...texts,
    ...(tags !== undefined && { tags: tags.split(',').map((tag) => tag.trim()) }),
    ...(score !== undefined && { score: readNumber('score', score) }),
    ...(orientation !== undefined && { orientation: orientation as 'any' }),
  };
}

/** @throws Refusal */
export function readNumber(name: string, written: string): number {
  const number = Number(written);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new Refusal(`--${name} is a number, not "${written}".`, 'Zero or more.');
}
