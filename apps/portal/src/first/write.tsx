import { Page, type PageProps } from '../page.tsx';
import { apart, markup } from './markup/jsx-runtime.ts';
import { STILL } from './still.tsx';

/** A page's markup as it is before anything is pressed; only for code compiled to write markup. */
export function writePage(props: Omit<PageProps, 'parts'>): string {
  return markup(Page({ ...props, parts: STILL }) as Parameters<typeof markup>[0]);
}

/** The same without what is below the first screen, and what writes that, part by part. */
export function writeFirst(props: Omit<PageProps, 'parts'>): ReturnType<typeof apart> {
  return apart(() => Page({ ...props, parts: STILL }) as Parameters<typeof markup>[0]);
}
