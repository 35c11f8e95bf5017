import { element, icon, pictogram } from '../../base/dom.ts';
import type { Finish } from '../../stage/finish.ts';
import type { SheetContext } from './context.ts';
import { PICTURES } from './parts.ts';
import { bestRace } from './race-best.ts';
import { shareResults, shareRun } from './share.ts';

/** Below what comes next: the run that was played, to look at again or to pass on. */
export function runRow(context: SheetContext, finish: Finish): readonly HTMLElement[] {
  const { stage, words, runs, frame, manifest, page } = context;
  const { run } = stage;
  if (run === 'unknown') return [];
  if (run === 'too-long') {
    return [element('p', { class: 'run-row quiet' }, words('kit.run-too-long'))];
  }
  const action = (label: string, picture: SVGSVGElement, act: () => Promise<void>): HTMLElement => {
    const node = element('button', { type: 'button' }, picture, words(label));
    node.addEventListener('click', () => {
      act().catch(() => frame.toast(words('kit.run-not-loaded')));
    });
    return node;
  };
  const { daily } = finish;
  const hasBoard = daily?.met && daily.own && manifest.boards && page.embedded;
  const enter = async (date: string): Promise<void> => {
    const packed = await runs.pack();
    if (packed !== undefined) page.send({ kind: 'enter-board', date, run: packed });
  };
  const share = pictogram(PICTURES.share);
  const race = bestRace(context, finish);
  return [
    element(
      'div',
      { class: 'run-row' },
      action('kit.run-watch', icon('play'), () => runs.watch()),
      finish.duel && !finish.duel.beaten
        ? action('kit.run-send-back', share, () => shareResults(context, finish))
        : action('kit.run-share', share, () => shareRun(context, finish)),
      ...(hasBoard
        ? [action('kit.run-post', pictogram(PICTURES.calendar), () => enter(daily.day))]
        : []),
      ...(race ? [action('kit.run-race-best', icon('trophy'), race)] : []),
    ),
  ];
}
