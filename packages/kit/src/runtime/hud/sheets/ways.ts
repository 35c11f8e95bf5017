import { areModes, listedLevels } from '../../../session/levels.ts';
import { pictogram } from '../dom.ts';
import type { SheetContext } from './context.ts';
import { showDaily } from './daily-sheet.ts';
import { showLevels } from './levels-sheet.ts';
import { PICTURES, type Action } from './parts.ts';

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
