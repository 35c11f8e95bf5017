/**
 * Runs at the top of the page. Asking for its size costs nothing here; later it would lay everything
 * out. Of a catalogue too large to travel in the page, a game's facts are asked for while the page is
 * still coming.
 */
import { detailAddress } from '../records/files.ts';
import { hashPath, parseRoute } from '../routes.ts';
import { showScale } from '../services/viewport.ts';

/** The height from which a screen shows more than the first sections, in CSS pixels. */
const TALL = 950;

showScale();
document.documentElement.toggleAttribute('data-tall', innerHeight > TALL);
const route = parseRoute(hashPath(location.hash));
const large = document.documentElement.hasAttribute('data-large');
if (large && (route.name === 'detail' || route.name === 'game')) {
  const address = detailAddress(route.id);
  const answer = fetch(address);
  // Who reads it sees what went wrong; nobody may.
  answer.catch(() => {});
  window.early = { address, answer };
}

declare global {
  interface Window {
    /** A file that was asked for before the page's own script was there. */
    early?: { readonly address: string; readonly answer: Promise<Response> };
  }
}
