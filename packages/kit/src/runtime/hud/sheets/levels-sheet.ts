import { starsWon } from '../../../session/levels.ts';
import { element, icon, pictogram } from '../../base/dom.ts';
import { levelTitle } from '../level-title.ts';
import { closing, type SheetContext } from './context.ts';
import { keepsakeRow } from './keepsakes-sheet.ts';
import { levelMap } from './level-map.ts';
import { buttons, PICTURES, pill, roundButton } from './parts.ts';
import { levelRace } from './race-best.ts';
import { sectionsOf } from './sections.ts';

/** All levels to choose from. */
export function showLevels(context: SheetContext, back: () => void): void {
  const { game, stage, words, frame } = context;
  const { rules } = game;
  const { stars, best } = stage.progress;
  const title = (id: string): string => levelTitle(rules.levels, id, words);
  const starred = rules.stars !== undefined;
  const sections = sectionsOf(rules.levels, {
    stars,
    best: rules.scoring ? best : {},
    current: stage.day ? '' : stage.level,
    begun: stage.slots,
  });
  const { parts, current, layOut } = levelMap({
    sections,
    starred,
    words,
    unit: rules.scoring?.unit,
    title,
    // `Shallows 3` is a number too: such levels are medals along a path.
    named: (id) => words.has(`level.${id}`) && !/\d$/.test(title(id)),
    choose: (id) => closing(context, () => stage.restart(id))(),
  });
  const look = keepsakeRow(context, () => showLevels(context, back));
  if (look) parts[0]?.prepend(look);
  const race = stage.day ? undefined : levelRace(context, stage.level);
  if (race) {
    const act = (): void => {
      race().catch(() => frame.toast(words('kit.run-not-loaded')));
    };
    const label = words('kit.run-race-best');
    parts[0]?.prepend(buttons([{ label, picture: icon('trophy'), act }]));
  }
  const won = starsWon(rules.levels, stars);
  const most = sections.reduce((sum, section) => sum + (section.path ? section.most : 0), 0);
  const paths = sections.some(({ path }) => path);
  frame.show({
    title: words(paths ? 'kit.levels' : 'kit.modes'),
    look: paths ? 'tall' : '',
    before: roundButton(pictogram(PICTURES.back), words('kit.back'), back),
    after:
      starred && most > 0
        ? pill('star', `${won}/${most}`, words('kit.stars-won', { value: won, most }))
        : element('span'),
    body: parts,
    shown: layOut,
    dismiss: back,
    ...(current && { focus: current }),
  });
}
