/**
 * Runs at the top of the page, after its data. Reading its size costs nothing here; later it would lay
 * everything out. What the page will certainly need is requested while the page itself is still
 * arriving: texts, lists, and a game's facts.
 */
import { HOT, RECOMMEND } from '@playgrove/catalogue';
import { categoryAddress, detailAddress, textAddress } from '../data/files.ts';
import { hashPath, parseRoute, type Route } from '../data/routes.ts';
import { hasFlag, setFlag } from '../services/dom-state.ts';
import { showScale } from '../services/viewport.ts';
import { lookUpFonts } from './fonts.ts';

/** The height from which a screen shows more than the first sections, in CSS pixels. */
const TALL = 950;
/** The width up to which a list shows at most three cards next to each other, in CSS pixels. */
const SMALL = 575;

showScale();
setFlag('tall', innerHeight > TALL);
setFlag('small', innerHeight <= TALL && innerWidth <= SMALL);
lookUpFontsOnceStyled();
const address = neededBy(parseRoute(hashPath(location.hash)));
if (address !== undefined) {
  const answer = fetch(address);
  // Prevents an unhandled rejection if nothing awaits the file.
  answer.catch(() => {});
  window.early = { address, answer };
}

/** The body begins once the head, with the styles that name the fonts, is whole. */
function lookUpFontsOnceStyled(): void {
  new MutationObserver((_, watch) => {
    watch.disconnect();
    void lookUpFonts(document.documentElement);
  }).observe(document.documentElement, { childList: true });
}

function neededBy(route: Route): string | undefined {
  switch (route.name) {
    case 'detail':
    case 'game':
      return hasFlag('large') || isKnown(route.id) ? detailAddress(route.id) : undefined;
    case 'category':
      // Measured figures may make another list of these two.
      if ([HOT, RECOMMEND].includes(route.category)) return undefined;
      return isKnown(route.category) ? categoryAddress(route.category) : undefined;
    case 'home':
    case 'today':
    case 'me':
    case 'run':
    case 'error':
      return undefined;
    default:
      return textAddress(route.name);
  }
}

/** Whether the data inside the page names a game or a category: what it does not name is not there. */
function isKnown(name: string): boolean {
  const data = document.querySelector('#boot-data')?.textContent ?? '';
  return data.includes(JSON.stringify(name));
}
