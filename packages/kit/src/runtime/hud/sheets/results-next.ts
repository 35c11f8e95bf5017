import { numberText } from '@playgrove/language/message-format';
import type { Finish } from '../../stage/finish.ts';
import { element, icon, pictogram } from '../../base/dom.ts';
import type { SheetContext } from './context.ts';
import { PICTURES, pill, type Action } from './parts.ts';

/**
 * After a day's challenge that counts: on to the next one, and back to the day. Only the page around
 * the game knows them.
 */
export function dayWays(
  { pageNews: { next }, page, words }: Pick<SheetContext, 'pageNews' | 'page' | 'words'>,
  { daily }: Finish,
): readonly Action[] {
  if (!daily?.own || !daily.met || next?.done === undefined) return [];
  const today: Action = {
    label: words('kit.to-today'),
    picture: pictogram(PICTURES.calendar),
    leaves: true,
    act: () => page.send({ kind: 'go', to: 'today' }),
  };
  if (next.main === undefined) return [{ ...today, tone: 'go' }];
  return [
    {
      label: next.main,
      picture: icon('play'),
      tone: 'go',
      leaves: true,
      act: () => page.send({ kind: 'go', to: 'next' }),
    },
    today,
  ];
}

/** What a day's challenge has come to: the flame that grows, how many are done, hints that were used. */
export function dayFacts(
  { stage, pageNews: { next }, words }: Pick<SheetContext, 'stage' | 'pageNews' | 'words'>,
  { daily }: Finish,
): readonly HTMLElement[] {
  if (!daily) return [];
  const parts: HTMLElement[] = [];
  const days = next?.done === undefined ? daily.streak.now : next.streak;
  if (daily.own && daily.met && days > 0) {
    const streak = words('kit.streak-days', { value: days });
    const flame = element(
      'span',
      {
        class: daily.counted ? 'flame grows' : 'flame',
        role: 'img',
        'aria-label': streak,
        title: streak,
      },
      icon('flame'),
      element('b', {}, numberText(days)),
    );
    parts.push(
      element(
        'p',
        { class: 'day-done' },
        flame,
        ...(next?.done ? [element('b', {}, next.done)] : []),
      ),
    );
  }
  if (stage.hints > 0) {
    const used = words('kit.hints-used', { value: stage.hints });
    parts.push(element('p', {}, pill('hint', used, used)));
  }
  return parts;
}

/** One line on what is next, one press away; not where the buttons say it. */
export function nextLine(
  { pageNews: { next }, page }: Pick<SheetContext, 'pageNews' | 'page'>,
  days: readonly Action[],
): readonly HTMLElement[] {
  if (!next?.line || days.length > 0) return [];
  const node = element(
    'button',
    { type: 'button', class: 'next-line leaving' },
    element('span', {}, next.line),
    pictogram(PICTURES.on),
  );
  node.addEventListener('click', () => page.send({ kind: 'go', to: 'next' }));
  return [node];
}
