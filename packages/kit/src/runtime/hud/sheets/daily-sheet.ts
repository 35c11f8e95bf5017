import { numberText } from '@playgrove/language/message-format';
import { element, icon, pictogram } from '../../base/dom.ts';
import { monthIn } from './calendar.ts';
import { closing, type SheetContext } from './context.ts';
import { calendar, dateText, streakTiles } from './daily-panel.ts';
import { buttons, PICTURES, pill, roundButton } from './parts.ts';

/** Today's challenge, the streak, and past days. @param shown the month on the calendar */
export function showDaily(context: SheetContext, back: () => void, shown?: string): void {
  const { game, manifest, stage, words, frame } = context;
  const { dailies } = stage;
  const { today, streak } = dailies;
  const { dailyScore } = manifest;
  const play = (date: string): void => closing(context, () => stage.beginDay(date))();
  const done = dailies.mark(today);
  frame.show({
    title: words('kit.daily-title'),
    look: 'daily',
    before: roundButton(pictogram(PICTURES.back), words('kit.back'), back),
    after: element('span'),
    body: [
      buttons([
        {
          label: words(done ? 'kit.daily-again' : 'kit.daily-play', {
            value: dateText(today, { day: 'numeric', month: 'long' }),
          }),
          picture: done ? pictogram(PICTURES.check) : icon('play'),
          tone: done ? 'plain' : 'go',
          act: () => play(today),
        },
      ]),
      ...(dailyScore === undefined
        ? []
        : [element('p', {}, words('kit.daily-goal', { value: dailyScore }))]),
      streakTiles(streak, words),
      calendar({
        words,
        today,
        streak,
        month: shown ?? monthIn(today),
        mark: (date) => dailies.mark(date),
        starred: game.rules.stars !== undefined,
        play,
        turn: (month) => showDaily(context, back, month),
      }),
      element('p', { class: 'quiet' }, words('kit.daily-rules')),
    ],
    dismiss: back,
  });
}

/**
 * On the first screen, until the game starts: a button for today's challenge that does not block
 * play.
 * @returns the button, if there is a challenge to offer
 */
export function offerDaily(context: SheetContext): HTMLElement | undefined {
  const { stage, host, words } = context;
  const { dailies, play, phase } = stage;
  const started = phase !== 'playing' || play.session.begun || stage.day !== undefined;
  if (started || stage.isNewcomer || dailies.mark(dailies.today)) return undefined;
  const { now } = dailies.streak;
  const node = element(
    'button',
    { type: 'button', class: 'daily-offer', 'aria-label': words('kit.daily-title') },
    pictogram(PICTURES.calendar),
    element('span', {}, words('kit.daily-short')),
    ...(now > 0 ? [pill('flame', numberText(now), words('kit.streak-days', { value: now }))] : []),
  );
  node.addEventListener('click', () => {
    stage.pause();
    showDaily(
      context,
      closing(context, () => stage.resume()),
    );
  });
  const done = new AbortController();
  const leave = (event: Event): void => {
    if (event.target instanceof Node && node.contains(event.target)) return;
    if (event instanceof KeyboardEvent && event.key === 'Tab') return;
    node.remove();
    done.abort();
  };
  const options = { capture: true, signal: done.signal };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, leave, options);
  // In the strip it covers no part of the game.
  (host.querySelector('.hud-facts') ?? host).append(node);
  return node;
}
