import { element } from '../../base/dom.ts';
import type { Settings } from '../../stage/stored.ts';
import type { Words } from '../../base/words.ts';

/** The settings of every game, as switches. */
export function switches(
  settings: Settings,
  words: Words,
  change: (settings: Settings) => void,
): HTMLElement {
  let now = settings;
  const toggle = (label: string, isOn: () => boolean, flip: () => Settings): HTMLElement => {
    const node = element(
      'button',
      { type: 'button', role: 'switch', class: 'switch' },
      element('span', {}, words(label)),
      element('i'),
    );
    const paint = (): void => node.setAttribute('aria-checked', String(isOn()));
    node.addEventListener('click', () => {
      now = flip();
      change(now);
      paint();
    });
    paint();
    return node;
  };
  const flag = (label: string, name: 'music' | 'haptics' | 'calm'): HTMLElement =>
    toggle(
      label,
      () => now[name],
      () => ({ ...now, [name]: !now[name] }),
    );
  return element(
    'div',
    { class: 'switches' },
    toggle(
      'kit.sound',
      () => !now.muted,
      () => ({ ...now, muted: !now.muted }),
    ),
    flag('kit.music', 'music'),
    flag('kit.haptics', 'haptics'),
    flag('kit.calm', 'calm'),
  );
}
