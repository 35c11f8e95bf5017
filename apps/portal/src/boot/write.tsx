import { Page, type PageProps } from '../app/page.tsx';
import type { SavedState } from '../data/saved-state.ts';
import { apart, markup } from './markup/jsx-runtime.ts';
import { staticParts } from './static-parts.tsx';

export type StaticPageProps = Omit<PageProps, 'parts'> & { readonly saved: SavedState };

/** A page's markup as it is before anything is pressed; only for code compiled to write markup. */
export function writePage(props: StaticPageProps): string {
  return markup(page(props));
}

/**
 * The same without what is below the first screen, and what writes that, part by part.
 * @param small whether the screen is a phone's, which shows less of each list
 */
export function writeFirst(props: StaticPageProps, small = false): ReturnType<typeof apart> {
  return apart(() => page(props), small);
}

function page({ saved, ...props }: StaticPageProps): Parameters<typeof markup>[0] {
  return Page({ ...props, parts: staticParts(saved) }) as Parameters<typeof markup>[0];
}
