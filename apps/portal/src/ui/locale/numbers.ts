import { pageLanguage } from '@playgrove/language/message-format';
import { GROUP } from './group.ts';

/**
 * A number as the site's language writes it: `12,345`. A whole number of the usual kind needs no
 * `Intl`, whose first use in a page loads its tables (`dates.ts`).
 */
export function numberText(value: number): string {
  return GROUP !== undefined && Number.isInteger(value) && Math.abs(value) < 1e15
    ? writeNumber(value, GROUP)
    : value.toLocaleString(pageLanguage());
}

export function writeNumber(value: number, group: string): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, group);
}
