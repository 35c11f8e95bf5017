import { Page, type PageProps } from '../page.tsx';
import { markup } from './markup/jsx-runtime.ts';
import { STILL } from './still.tsx';

/** A page's markup as it is before anything is pressed; only for code compiled to write markup. */
export function writePage(props: Omit<PageProps, 'parts'>): string {
  return markup(Page({ ...props, parts: STILL }) as Parameters<typeof markup>[0]);
}
