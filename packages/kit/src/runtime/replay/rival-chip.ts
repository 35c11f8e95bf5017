import { element, icon, setText } from '../base/dom.ts';
import type { Words } from '../base/words.ts';
import type { Standing } from './rival.ts';

/**
 * The rival among the facts of the score strip.
 * @param by who it is, if they say
 */
export function rivalChip(
  facts: Element,
  words: Words,
  by: string | undefined,
): (standing: Standing | undefined) => void {
  const text = element('b');
  const chip = element('span', { class: 'chip', role: 'img' }, icon('trophy'), text);
  return (standing) => {
    if (!standing) {
      chip.remove();
      return;
    }
    const { value, ahead } = standing;
    if (!chip.isConnected) facts.append(chip);
    setText(text, by === undefined ? value : `${by} ${value}`);
    const label = words('kit.rival', { value, name: by ?? words('kit.rival-unnamed') });
    if (chip.getAttribute('aria-label') !== label) chip.setAttribute('aria-label', label);
    chip.classList.toggle('good', ahead);
  };
}
