import type { Finish } from '../../stage/finish.ts';
import { element, icon, pictogram } from '../../base/dom.ts';
import { goalWords } from '../hud.ts';
import { levelTitle } from '../level-title.ts';
import { closing, type SheetContext } from './context.ts';
import { dateText } from './daily-panel.ts';
import { nextGoal } from './goal.ts';
import { keepsakeRow } from './keepsakes-sheet.ts';
import { buttons, extras, PICTURES, roundButton, type Action } from './parts.ts';
import { showPicture } from './picture-sheet.ts';
import { dayFacts, dayWays, nextLine } from './results-next.ts';
import { offersUndo, otherGames, resultsPanel } from './results-panel.ts';
import { runRow } from './run-row.ts';
import { shareResults } from './share.ts';
import { waysFrom } from './ways.ts';

/** How a game ended, and what to do next. */
export function showResults(context: SheetContext, finish: Finish): void {
  const { stage, game, manifest, words, frame, page, pageNews } = context;
  const { next, daily } = finish;
  const { status } = stage.play.session;
  const back = (): void => showResults(context, finish);
  const again = closing(context, () => stage.restart());
  const repeat: Action = {
    label: words(status === 'lost' ? 'kit.try-again' : 'kit.again'),
    picture: icon('restart'),
    tone: 'go',
    act: again,
  };
  const onward: Action | undefined =
    next === undefined
      ? undefined
      : {
          label: words('kit.next'),
          picture: icon('play'),
          tone: 'go',
          act: closing(context, () => stage.restart(next)),
        };
  const answer: Action | undefined = finish.duel?.beaten
    ? {
        label: words('kit.run-send-back'),
        picture: pictogram(PICTURES.share),
        tone: 'go',
        act: () => void shareResults(context, finish),
      }
    : undefined;
  const days = dayWays(context, finish);
  const main = takeBack(context) ?? answer ?? days[0] ?? onward ?? repeat;
  // In the corner, where no playing thumb taps.
  const share = roundButton(
    pictogram(PICTURES.share),
    words('kit.share'),
    () => void shareResults(context, finish),
  );
  share.classList.add('leaving');
  // Games that paint a picture offer it here.
  const picture: Action = {
    label: words('kit.picture'),
    picture: pictogram(PICTURES.camera),
    act: () => void showPicture(context, back),
  };
  const more = [
    ...(main === answer && onward ? [onward] : []),
    ...(main === repeat ? [] : [repeat]),
    ...waysFrom(context, back),
    ...(game.view.photo ? [picture] : []),
  ];
  const day = daily ? [element('p', { class: 'quiet' }, dateText(daily.day))] : [];
  const goal = goalText(context, finish);
  const look = daily ? undefined : keepsakeRow(context, back, finish.opened);
  const panel = resultsPanel(finish, game.rules, words, goal, manifest.dailyScore);
  frame.show({
    title: words(`kit.${status}`),
    before: element('span'),
    after: share,
    body: [
      element('div', {}, ...day, ...panel, ...dayFacts(context, finish), ...(look ? [look] : [])),
      element(
        'div',
        {},
        buttons([main, ...days.slice(1)]),
        ...runRow(context, finish),
        extras(more),
      ),
      ...nextLine(context, days),
      ...otherGames(pageNews.others?.games ?? [], words, ({ id }) =>
        page.send({ kind: 'open', game: id }),
      ),
    ],
    look: 'results',
    sudden: true,
    dismiss: () => page.send({ kind: 'leave' }),
    outside: () => undefined,
    keys: { r: again },
  });
}

function takeBack(context: SheetContext): Action | undefined {
  const { stage, game, words } = context;
  const { session } = stage.play;
  const { undoLeft } = session;
  if (!offersUndo(game.rules, session)) return undefined;
  return {
    label: Number.isFinite(undoLeft)
      ? words('kit.undo-left', { value: undoLeft })
      : words('kit.undo'),
    picture: icon('undo'),
    tone: 'go',
    act: closing(context, () => stage.takeBack()),
  };
}

/** What is next: after a loss, what the run still lacked. */
function goalText({ game, stage, words }: SheetContext, finish: Finish): string | undefined {
  const { rules } = game;
  const { session } = stage.play;
  const lacked = session.status === 'lost' ? rules.goal?.(session.state) : undefined;
  if (lacked && lacked.now < lacked.target) return goalWords(lacked, words);
  const goal = nextGoal(finish, rules, stage.level, stage.progress.stars);
  if (!goal) return undefined;
  const level = goal.level === undefined ? '' : levelTitle(rules.levels, goal.level, words);
  return words(goal.key, { value: goal.value, level });
}
