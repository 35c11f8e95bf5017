import type { Rules } from '../../../contract/index.ts';
import { areModes, listedLevels, starsMissing, starsWon } from '../../../session/levels.ts';
import { pictogram } from '../../base/dom.ts';
import { levelTitle } from '../level-title.ts';
import { closing, type SheetContext } from './context.ts';
import { showDaily } from './daily-sheet.ts';
import { showLevels } from './levels-sheet.ts';
import { PICTURES, type Action } from './parts.ts';

/** Next to levels in packs, the mode that belongs to none: endless play, a free studio, a game for `two`. */
export function endlessMode(
  levels: Rules['levels'],
  { level, progress }: Pick<SheetContext['stage'], 'level' | 'progress'>,
): string | undefined {
  const listed = listedLevels(levels);
  if (listed.every(({ pack }) => pack === undefined)) return undefined;
  const won = starsWon(levels, progress.stars);
  const open = listed.find(
    (each) => each.pack === undefined && each.id !== level && starsMissing(each, won) === 0,
  );
  return open?.id;
}

/** Other places to go: levels, if there are several, and the daily challenge. */
export function waysFrom(context: SheetContext, back: () => void): readonly Action[] {
  const { game, manifest, stage, words } = context;
  const ways: Action[] = [];
  if (listedLevels(game.rules.levels).length > 1) {
    ways.push({
      label: words(areModes(game.rules.levels) ? 'kit.modes' : 'kit.levels'),
      picture: pictogram(PICTURES.map),
      act: () => showLevels(context, back),
    });
    const mode = endlessMode(game.rules.levels, stage);
    if (mode !== undefined) {
      ways.push({
        label: levelTitle(game.rules.levels, mode, words),
        picture: pictogram(mode === 'two' ? PICTURES.two : PICTURES.endless),
        act: closing(context, () => stage.restart(mode)),
      });
    }
  }
  if (manifest.daily && !stage.isNewcomer) {
    ways.push({
      label: words('kit.daily-short'),
      picture: pictogram(PICTURES.calendar),
      fresh: stage.dailies.mark(stage.dailies.today) === undefined,
      act: () => showDaily(context, back),
    });
  }
  return ways;
}
