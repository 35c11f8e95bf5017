/**
 * Runs at the top of the page. Asking for its size costs nothing here; later it would lay everything
 * out. What certainly lies beside the page is asked for while that is still coming: texts, and of a
 * catalogue too large to travel in the page a game's facts.
 */
import { detailAddress, textAddress } from '../records/files.ts';
import { hashPath, parseRoute, type Route } from '../routes.ts';
import { showScale } from '../services/viewport.ts';

/** The height from which a screen shows more than the first sections, in CSS pixels. */
const TALL = 950;

showScale();
document.documentElement.toggleAttribute('data-tall', innerHeight > TALL);
const address = neededBy(parseRoute(hashPath(location.hash)));
if (address !== undefined) {
  const answer = fetch(address);
  // Who reads it sees what went wrong; nobody may.
  answer.catch(() => {});
  window.early = { address, answer };
}

function neededBy(route: Route): string | undefined {
  switch (route.name) {
    case 'detail':
    case 'game':
      return document.documentElement.hasAttribute('data-large')
        ? detailAddress(route.id)
        : undefined;
    case 'home':
    case 'category':
    case 'error':
      return undefined;
    default:
      return textAddress(route.name);
  }
}

declare global {
  interface Window {
    /** A file that was asked for before the page's own script was there. */
    early?: { readonly address: string; readonly answer: Promise<Response> };
  }
}
