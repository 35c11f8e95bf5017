/** A file from the host's root that a bundler named. What is put together from parts may begin elsewhere. */
const BUILT =
  /((?<!(?:\+|concat\()\s*)(["'`]))(\/(?![/*])[^"'`\s()<>\\?#$]*[-.][\w-]{8,20}\.[a-z0-9]{2,5})(?=\2)/gi;
/** A file, or the beginning of its name, in a style, in markup, or where a sound or a worklet is made. */
const LOADED =
  /(url\(\s*\\?["']?|\b(?:src|href|poster)=\\?["']|\bnew Audio\(\s*["'`]|\baddModule\(\s*["'`])(\/(?![/*])[^"'`\s()<>\\?#$]*(?:\/|\.[a-z0-9]{2,5}))(?=\\?["'`]|[)?#]|\$\{)/gi;
/** Where a bundle of webpack says that its files are. */
const PUBLIC_PATH = /(\b[A-Za-z_$][\w$]*\.p\s*=\s*)(["'])(\/[^"'\s]*)\2/g;
const WEBPACK = /webpackJsonp|webpackChunk|__webpack_require__/;
/** A frame's document by way of its window, which is a stranger to the page. */
const FRAME_DOCUMENT = /\.contentWindow\.document\b/g;

/** Flutter's engine on Google's host, which the game brings along as well. */
const FLUTTER = /https:\/\/www\.gstatic\.com\/flutter-canvaskit\/[0-9a-f]{40}\//g;
const FLUTTER_BUILD = /(_flutter\.buildConfig\s*=\s*\{)(?=\s*"engineRevision")/;

/**
 * A script, or a piece of one, whose strings name the game's own files where they are now. What is
 * assigned to a style, or handed to a font or a sound, passes none of the cage's other places.
 */
export function rewriteLiterals(code: string, rewrite: (address: string) => string): string {
  const built = (_: string, before: string, _quote: string, address: string): string =>
    before + rewrite(address);
  const inside = (_: string, before: string, address: string): string => before + rewrite(address);
  const quoted = (_: string, before: string, quote: string, address: string): string =>
    before + quote + rewrite(address) + quote;
  let rewritten = code.replaceAll(FRAME_DOCUMENT, '.contentDocument');
  if (code.includes('/')) {
    rewritten = rewritten.replaceAll(BUILT, built).replaceAll(LOADED, inside);
    if (WEBPACK.test(rewritten)) rewritten = rewritten.replaceAll(PUBLIC_PATH, quoted);
  }
  if (
    rewritten.includes('flutter') &&
    rewrite('/canvaskit/canvaskit.js') !== '/canvaskit/canvaskit.js'
  )
    rewritten = rewritten
      .replaceAll(FLUTTER, 'canvaskit/')
      .replace(FLUTTER_BUILD, '$1"useLocalCanvasKit":true,');
  return rewritten;
}
