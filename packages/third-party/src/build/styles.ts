import { transform } from 'lightningcss';
import { MagicString } from 'magic-string';

/** Only sheets that hold such an address are read at all: others stay as they were written. */
const FROM_ROOT = /(?:url\(\s*["']?|@import\s+["'])(?:\/|https?:)/i;

type Place = { readonly line: number; readonly column: number };

/** A style sheet whose addresses from the host's root lead to the game's folder; nothing else changes. */
export function rewriteStyle(css: string, rewrite: (address: string) => string): string {
  if (!FROM_ROOT.test(css)) return css;
  const found: (readonly [address: string, at: Place])[] = [];
  try {
    transform({
      filename: 'style.css',
      code: Buffer.from(css),
      errorRecovery: true,
      visitor: {
        Url: ({ url, loc }) => void found.push([url, loc]),
        Rule: { import: ({ value: { url, loc } }) => void found.push([url, loc]) },
      },
    });
  } catch {
    return css;
  }
  const text = new MagicString(css);
  const starts = startsOf(css);
  const done = new Set<number>();
  for (const [address, { line, column }] of found) {
    const rewritten = rewrite(address);
    // Locations count lines from 0 or 1, columns from 1: the address itself is what is looked for.
    const from = starts[Math.max(0, line - 1)] ?? 0;
    let at = css.indexOf(address, Math.max(0, from + Math.min(column - 1, 0)));
    while (done.has(at)) at = css.indexOf(address, at + 1);
    if (at < 0 || rewritten === address) continue;
    done.add(at);
    text.overwrite(at, at + address.length, rewritten);
  }
  return text.toString();
}

function startsOf(css: string): number[] {
  const starts = [0];
  for (let at = css.indexOf('\n'); at >= 0; at = css.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
