/** Where the scripts of known SDKs lie, and the stand-in that takes each one's place. */
const ADDRESSES: readonly (readonly [name: string, address: RegExp])[] = [
  ['poki', /^game-cdn\.poki\.com\/.*poki-sdk|\/poki-sdk(?:-\w+)?(?:\.min)?\.js$/i],
  ['crazygames', /^sdk\.crazygames\.com\/|\/crazygames-sdk[\w.-]*\.js$/i],
  ['gamedistribution', /^html5\.api\.gamedistribution\.com\//i],
  ['gamemonetize', /^api\.gamemonetize\.com\//i],
  ['gamepix', /^(?:integration|cdn)\.gamepix\.com\//i],
  ['famobi', /^(?:games|api|play)\.(?:cdn\.)?famobi\.com\/|^html5\.api\.famobi\.com\//i],
  ['y8', /^cdn\.y8\.com\/|^(?:cdn\.)?id\.net\//i],
  ['kongregate', /(?:^|\/)kongregate_api\.js$/i],
  ['newgrounds', /newgroundsio[\w.-]*\.js$/i],
  ['yandex', /^(?:yandex\.\w+|sdk\.games\.s3\.yandex\.net)\/.*sdk[\w/]*(?:\.js)?$/i],
  ['facebook', /^connect\.facebook\.net\/.*fbinstant/i],
  ['youtube', /^www\.youtube\.com\/game_api\//i],
  ['playgrove', /(?:^|\/)playgrove\.js$/i],
];
/** `/sdk.js` at the root is how Yandex serves its own to games that it hosts. */
const YANDEX_LOCAL = /^\/sdk\.js$/;
/** A game that also runs elsewhere brings an empty file of this name. */
const OUR_LOCAL = /^[\w./-]*(?<![\w.-])playgrove\.js$/i;

/** The stand-in for a script's address as the page wrote it; `undefined` if it is no known SDK. */
export function sdkOf(address: string): string | undefined {
  const written = address.trim();
  if (YANDEX_LOCAL.test(written)) return 'yandex';
  if (!written.startsWith('//') && OUR_LOCAL.test(written)) return 'playgrove';
  const bare = /^(?:https?:)?\/\/([^?#]+)/i.exec(written)?.[1];
  if (bare === undefined) return undefined;
  return ADDRESSES.find(([, pattern]) => pattern.test(bare))?.[0];
}
