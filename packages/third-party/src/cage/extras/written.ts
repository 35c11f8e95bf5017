/**
 * A template that may declare a shadow tree: it does, or it does not end in the same text, so what
 * follows might. We see frames in trees that a script attaches, and none in a closed tree that a
 * page declares.
 */
const OPEN_TEMPLATE =
  /<(?:template(?!(?:\s+(?!shadow)[\w-]+(?:="[^"]*"|='[^']*')?)*\s*>)|(?:t[emplat]*)?$)/i;

/** @returns what `document.write` may write of the game's text */
export function writable(markup: readonly unknown[]): [string] {
  // An object may read otherwise the second time.
  const text = markup.map(String).join('');
  if (OPEN_TEMPLATE.test(text))
    throw new DOMException('No shadow trees here.', 'NotSupportedError');
  return [text];
}
