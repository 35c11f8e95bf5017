/** Readers of files that only some pages ask for, apart so that home does not carry them. */
import { defined, isGameId } from '@playgrove/catalogue';
import type { ClipsFile, FilesFile, OwnGame, OwnGamesFile } from './files.ts';
import { stringOf } from './game-summary.ts';
import { fields, isText, isTexts, WrongFile } from './read.ts';

/** @throws WrongFile */
export function readClips(raw: unknown): ClipsFile {
  const clips = Object.entries(fields(fields(raw)['clips'])).filter(([, address]) =>
    isText(address),
  );
  return { clips: Object.fromEntries(clips) as ClipsFile['clips'] };
}

/** @throws WrongFile */
export function readFiles(raw: unknown): FilesFile {
  const { bytes, files } = fields(raw);
  if (typeof bytes !== 'number' || !isTexts(files) || files.length === 0)
    throw new WrongFile('A list of files is not what it should be');
  return { bytes, files };
}

/** @throws WrongFile */
export function readOwnGames(raw: unknown): OwnGamesFile {
  const games = Object.entries(fields(fields(raw)['games'])).flatMap(([slug, game]) => {
    const { id, unit, hz } = fields(game);
    if (!isGameId(id)) return [];
    const own: OwnGame = defined({
      id,
      unit: stringOf(unit),
      hz: typeof hz === 'number' ? hz : undefined,
    });
    return [[slug, own] as const];
  });
  return { games: Object.fromEntries(games) };
}
