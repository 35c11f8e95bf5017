/** What few games need of the page around them: bundled alone, and fetched when one does. */
import { offerLink } from './offer.ts';
import { openShelf } from './shelf.ts';

const more = { offerLink, openShelf };

/** What `main.ts` finds once this script has run. */
export type More = typeof more;

Object.assign(window, { cageMore: more });
