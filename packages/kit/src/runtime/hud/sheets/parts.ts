import { MAX_STARS } from '../../../session/index.ts';
import { element, icon, pictogram, type IconName } from '../../base/dom.ts';

/** Pictograms that only sheets need: one path each on a 24 × 24 field. */
export const PICTURES = {
  lock: 'M7 10V8a5 5 0 0 1 10 0v2h.6c.8 0 1.4.6 1.4 1.4v7.2c0 .8-.6 1.4-1.4 1.4H6.4c-.8 0-1.4-.6-1.4-1.4v-7.2c0-.8.6-1.4 1.4-1.4zm2.6 0h4.8V8a2.4 2.4 0 0 0-4.8 0z',
  map: 'M4 5.5h4.500v4.500H4zM9.800 5.500h4.500v4.500H9.800zM15.600 5.500h4.500v4.500h-4.500zM4 11.300h4.500v4.500H4zM9.800 11.300h4.500v4.500H9.800zM15.600 11.300h4.500v4.500h-4.500zM4 17.100h4.500v1.900H4zM9.800 17.100h4.500v1.900H9.800zM15.600 17.100h4.500v1.900h-4.500z',
  question:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm-1.300 12.300v2.500h2.500v-2.500zM12.100 6.200c-2.300 0-3.900 1.300-4.100 3.500h2.500c.1-.9.700-1.400 1.600-1.400.9 0 1.500.5 1.500 1.300 0 .700-.4 1.100-1.200 1.700-1.100.7-1.700 1.400-1.700 2.700h2.400c0-.7.4-1 1.200-1.600 1.100-.8 1.900-1.600 1.900-3 0-2-1.700-3.200-4.100-3.200z',
  check: 'M9.6 19.2 3.4 13l2.4-2.4 3.8 3.8 8.6-8.6L20.6 8z',
  back: 'M14.8 4.4 17 6.6 11.6 12l5.4 5.4-2.2 2.2L7.2 12z',
  on: 'M9.2 4.4 7 6.6l5.4 5.4L7 17.4l2.2 2.2 7.6-7.6z',
  share:
    'M12.6 2.3a.8.8 0 0 0-1.2 0L7.2 6.5l1.9 1.9 1.6-1.6V15h2.6V6.8l1.6 1.6 1.9-1.9zM5 11.5h3V14H7.2v5.2h9.6V14H16v-2.5h3c.4 0 .6.2.6.6v9.1c0 .4-.2.6-.6.6H5c-.4 0-.6-.2-.6-.6v-9.1c0-.4.2-.6.6-.6z',
  endless:
    'M7.200 7.200c2.100 0 3.500 1.300 4.800 2.900 1.300-1.600 2.700-2.900 4.800-2.900a4.800 4.800 0 0 1 0 9.600c-2.100 0-3.500-1.300-4.800-2.900-1.300 1.600-2.700 2.900-4.800 2.900a4.800 4.800 0 0 1 0-9.600zm0 2.600a2.200 2.200 0 0 0 0 4.400c1.200 0 2.100-.9 3.200-2.200-1.100-1.300-2-2.200-3.200-2.200zm9.600 0c-1.200 0-2.100.9-3.200 2.200 1.100 1.300 2 2.200 3.200 2.200a2.200 2.200 0 0 0 0-4.400z',
  two: 'M8 4.500a3.300 3.300 0 1 1 0 6.600 3.300 3.300 0 0 1 0-6.600zM16.500 6a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400zM2 19c0-4 2.500-6.500 6-6.500s6 2.500 6 6.500zM15.600 19c0-2.300-.6-4.200-1.700-5.600.8-.4 1.700-.6 2.600-.6 3.200 0 5.500 2.300 5.500 6.200z',
  camera:
    'M9 4.500 7.600 6.500H5A2 2 0 0 0 3 8.500V18a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.500a2 2 0 0 0-2-2h-2.600L15 4.500zM12 9a4.200 4.200 0 1 1 0 8.400A4.200 4.200 0 0 1 12 9zm0 2.200a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  brush:
    'M20.7 3.3c.9.9.8 2.3-.1 3.300l-8 8.600-3.800-3.800 8.600-8c1-.900 2.400-1 3.300-.100zM7.500 12.900l3.600 3.600c.2 2.600-1.700 4.500-4.300 4.500-1.600 0-3.300-.5-4.300-1.300 1.500-.4 2-1.300 2.200-2.700.2-2 1-3.600 2.800-4.100z',
  calendar:
    'M7 2.5h2.5v2h5v-2H17v2h2.4c.9 0 1.6.7 1.6 1.6v13.3c0 .9-.7 1.6-1.6 1.6H4.6c-.9 0-1.6-.7-1.6-1.6V6.1c0-.9.7-1.6 1.6-1.6H7zm-1.5 7.3v8.7h13V9.800zm2 2h2.600v2.600H7.500zm3.200 0h2.600v2.600h-2.600z',
} as const;

/** A button on a sheet. */
export type Action = {
  readonly label: string;
  readonly picture?: SVGSVGElement;
  readonly tone?: 'go' | 'plain' | 'warm';
  /** Whether it leaves the game: a press on it comes on purpose, or not at all. */
  readonly leaves?: boolean;
  /** Whether to mark it as new. */
  readonly fresh?: boolean;
  readonly act: () => void;
};

export function buttons(actions: readonly Action[]): HTMLElement {
  const row = element('div', { class: 'actions' });
  for (const { label, picture, tone = 'plain', leaves, act } of actions) {
    const node = element(
      'button',
      { type: 'button', class: `big ${tone}${leaves ? ' leaving' : ''}` },
      ...(picture ? [picture] : []),
      element('span', {}, label),
    );
    node.addEventListener('click', act);
    row.append(node);
  }
  return row;
}

/** Secondary actions: smaller buttons in a row, a picture over a word. */
export function extras(actions: readonly Action[]): HTMLElement {
  const row = element('div', { class: 'extras' });
  for (const { label, picture, fresh, act } of actions) {
    const node = element(
      'button',
      { type: 'button', class: fresh ? 'extra fresh' : 'extra' },
      ...(picture ? [picture] : []),
      element('span', {}, label),
    );
    node.addEventListener('click', act);
    row.append(node);
  }
  return row;
}

/** A round picture button; `label` is its name. */
export function roundButton(
  picture: SVGSVGElement,
  label: string,
  act: () => void,
): HTMLButtonElement {
  const node = element(
    'button',
    { type: 'button', class: 'round', 'aria-label': label, title: label },
    picture,
  );
  node.addEventListener('click', act);
  return node;
}

/** Three stars. @param count how many are lit */
export function starRow(count: number, label: string): HTMLElement {
  const row = element('span', { class: 'stars', role: 'img', 'aria-label': label });
  for (let index = 0; index < MAX_STARS; index += 1) {
    const star = icon('star');
    star.setAttribute('class', index < count ? 'lit' : 'unlit');
    row.append(star);
  }
  return row;
}

/** A picture and a few words in a pill; `label` is its name for screen readers. */
export function pill(
  name: IconName | keyof typeof PICTURES,
  text: string,
  label: string,
): HTMLElement {
  return element(
    'span',
    { class: 'pill', role: 'img', 'aria-label': label },
    name in PICTURES ? pictogram(PICTURES[name as keyof typeof PICTURES]) : icon(name as IconName),
    element('b', {}, text),
  );
}
