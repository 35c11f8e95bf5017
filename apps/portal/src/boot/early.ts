/**
 * Runs at the top of the page. Reading its size costs nothing here; later it would lay everything
 * out. What the page will certainly need is requested while the page itself is still arriving: texts,
 * and a game's facts if the catalog is too large to travel inside the page.
 */
import { detailAddress, textAddress } from '../data/files.ts';
import { hashPath, parseRoute, type Route } from '../data/routes.ts';
import { hasFlag, setFlag } from '../services/dom-state.ts';
import { showScale } from '../services/viewport.ts';

/** The height from which a screen shows more than the first sections, in CSS pixels. */
const TALL = 950;

showScale();
setFlag('tall', innerHeight > TALL);
const address = neededBy(parseRoute(hashPath(location.hash)));
if (address !== undefined) {
  const answer = fetch(address);
  // Prevents an unhandled rejection if nothing awaits the file.
  answer.catch(() => {});
  window.early = { address, answer };
}

function neededBy(route: Route): string | undefined {
  switch (route.name) {
    case 'detail':
    case 'game':
      return hasFlag('large') ? detailAddress(route.id) : undefined;
    case 'home':
    case 'today':
    case 'me':
    case 'category':
    case 'error':
      return undefined;
    default:
      return textAddress(route.name);
  }
}
