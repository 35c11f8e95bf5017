import { icon, pictogram } from '../../base/dom.ts';
import { closing, type SheetContext } from './context.ts';
import { showHowToPlay } from './how-to-play.ts';
import { showKeepsakes } from './keepsakes-sheet.ts';
import { buttons, extras, PICTURES, type Action } from './parts.ts';
import { switches } from './switches.ts';
import { waysFrom } from './ways.ts';

/** Resume, restart, levels, settings and How to play. Escape leaves for the portal; alone in a tab it resumes. */
export function showPause(context: SheetContext, title: string): void {
  const { stage, words, frame, page } = context;
  const back = (): void => showPause(context, title);
  const resume = closing(context, () => stage.resume());
  frame.show({
    title,
    body: [
      buttons([
        { label: words('kit.resume'), picture: icon('play'), tone: 'go', act: resume },
        {
          label: words('kit.restart'),
          picture: icon('restart'),
          act: closing(context, () => stage.restart()),
        },
      ]),
      extras([
        ...waysFrom(context, back),
        ...looksFrom(context, back),
        {
          label: words('kit.how'),
          picture: pictogram(PICTURES.question),
          act: () => void showHowToPlay(context, back),
        },
      ]),
      switches(stage.settings, words, (settings) => stage.change(settings)),
    ],
    dismiss: resume,
    escape: page.embedded ? () => page.send({ kind: 'leave' }) : resume,
  });
}

/** The looks, from the third run on or as soon as there are two to choose from. */
function looksFrom(context: SheetContext, back: () => void): readonly Action[] {
  const { stage, words } = context;
  const { keepsakes } = stage.records;
  const open = keepsakes.filter(({ missing }) => missing === 0);
  if (keepsakes.length === 0 || (open.length < 2 && stage.isNewcomer)) return [];
  const act = (): void => showKeepsakes(context, back);
  return [{ label: words('kit.looks'), picture: pictogram(PICTURES.brush), act }];
}
