import type { Slim } from '../records/rows.ts';

/** What a card shows, out of a record that says more. */
export function slimOf(game: Slim): Slim {
  const { id, title, icon, players, score, cate } = game;
  return {
    id,
    title,
    icon,
    ...(players === undefined ? {} : { players }),
    ...(score === undefined ? {} : { score }),
    ...(cate === undefined ? {} : { cate }),
  };
}
