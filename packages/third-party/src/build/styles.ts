/** What decides where an address stands: comments and other strings are passed over. */
const TOKENS =
  /\/\*[\s\S]*?(?:\*\/|$)|(?<before>@import\s+|\burl\(\s*)?(?<quote>["'])(?<quoted>(?:\\[\s\S]|(?!\k<quote>)[^\\\n])*)\k<quote>|\burl\(\s*(?<bare>(?:\\.|[^"'()\\\s])+)\s*\)/gi;

/** A style sheet whose addresses from the host's root lead to the game's folder; nothing else changes. */
export function rewriteStyle(css: string, rewrite: (address: string) => string): string {
  return css.replaceAll(TOKENS, (token: string, ...rest: unknown[]) => {
    const { before, quoted, bare } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const address = bare ?? (before === undefined ? undefined : quoted);
    if (address === undefined || !/^(?:\/|https?:)/i.test(address)) return token;
    const at = token.lastIndexOf(address);
    return token.slice(0, at) + rewrite(address) + token.slice(at + address.length);
  });
}
