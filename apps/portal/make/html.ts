import type { PortalConfig } from '@playgrove/site-config/config';
import type { Language } from './language.ts';

/** Attributes of a page's root element. */
export function rootAttributes(
  { tag, direction }: Pick<Language, 'tag' | 'direction'>,
  { theme }: Pick<PortalConfig, 'theme'>,
): string {
  return [
    `lang="${tag}"`,
    ...(direction === 'rtl' ? ['dir="rtl"'] : []),
    ...(theme === 'system' ? [] : [`data-theme="${theme}"`]),
  ].join(' ');
}

/** The address of a file of the site, given by its path from the site's root; others stay. */
export function onHost(base: string, address: string): string {
  return address.replace(/^\//, base);
}

/** Text for markup, attributes included. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A value as JSON that cannot end the script element it stands in. */
export function jsonInMarkup(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
