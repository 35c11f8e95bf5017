import * as messages from './messages/en.json';

/**
 * Marks on all cards and search results, by a style sheet: it holds for cards that are on the page
 * now and for those that come later, whichever renderer draws them.
 */
let sheet: CSSStyleSheet | undefined;

/** @param ready ids of the games that play without a connection; undefined to take the marks away */
export function showReady(ready: ReadonlySet<string> | undefined): void {
  sheet ??= addSheet();
  sheet.replaceSync(ready ? marksOf(ready) : '');
}

function addSheet(): CSSStyleSheet {
  const added = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
  return added;
}

/** The rules that mark games. */
export function marksOf(ready: ReadonlySet<string>): string {
  const some = [...ready].map((id) => `[data-game='${CSS.escape(id)}']`).join();
  const others = some === '' ? '[data-game]' : `[data-game]:not(${some})`;
  const label = (text: string): string => `content: ${JSON.stringify(text)}`;
  return [
    `${others} .art img { opacity: 0.4; filter: grayscale(1) }`,
    `${others} .art::after { ${label(messages.markNotSaved)} }`,
    ...(some === '' ? [] : [`:is(${some}) .art::after { ${label(messages.markSaved)} }`]),
  ].join('\n');
}
