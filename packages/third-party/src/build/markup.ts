import { escape } from './escape.ts';
import { MagicString } from 'magic-string';
import { parse, type DefaultTreeAdapterTypes as Tree, type Token } from 'parse5';
import { sdkOf } from '../cage/sdk/addresses.ts';
import { besideOf, type Vendored } from '../cage/vendored.ts';
import { rewriteLiterals } from './literals.ts';
import { rewriteScript } from './scripts.ts';
import { rewriteStyle } from './styles.ts';

/** What a page's addresses are rewritten with. */
export type RewriteContext = {
  /** Where the game's files are, from the host's root. */
  readonly home: string;
  /** The folder of its first page, which it takes for the host's root. */
  readonly root: string;
  /** The folder of its former host that the game names its files by: `my-game/`. */
  readonly base?: string | undefined;
  /** Whether the game has a file, by path from that folder. */
  readonly has: (path: string) => boolean;
  /** Addresses of the stand-ins, by SDK. */
  readonly sdks: Readonly<Record<string, string>>;
  /** Files of other hosts that lie next to the game. */
  readonly vendored: Vendored;
};

type Element = Tree.Element;
type Node = Tree.Node;

/** Attributes that hold one address. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  link: ['href'],
  img: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  source: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  a: ['href'],
  area: ['href'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  base: ['href'],
};
/** A page that leads on to another: seconds and address. */
const REFRESH = /^(\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?["']?)([^"']+)/i;
/** Without CORS a picture could not become a texture, a script hides its errors, a style sheet its rules. */
const WITH_CORS = new Set(['img', 'audio', 'video', 'script']);
const LINKS_WITH_CORS = /\b(?:stylesheet|preload)\b/i;

/**
 * A page of a game with our script before every other and its addresses rewritten. All else stays as
 * it was written, to the character.
 */
export function rewritePage(html: string, script: string, context: RewriteContext): string {
  const text = new MagicString(html);
  const page = parse(html, { sourceCodeLocationInfo: true });
  const elements = [...elementsOf(page)];
  const targets = new Set(
    elements.flatMap(({ attrs }) =>
      attrs.flatMap(({ name, value }) => (name === 'target' ? value : [])),
    ),
  );
  for (const element of elements) rewriteElement(element, html, text, context, targets);
  const rewritten = insertFirst(text, html, page, script);
  if (isFirst(rewritten, script)) return rewritten;
  // A page that is too odd to find its head in: at its very beginning a browser sees it first.
  text.prepend(script);
  const plain = text.toString();
  return plain;
}

function insertFirst(text: MagicString, html: string, page: Tree.Document, script: string): string {
  const made = text.clone();
  made.appendLeft(placeFor(page, html), script);
  return made.toString();
}

/** After the head's own tag, else after the page's, else after the document type. */
function placeFor(page: Tree.Document, html: string): number {
  const root = page.childNodes.find((node) => node.nodeName === 'html') as Element | undefined;
  const head = root?.childNodes.find((node) => node.nodeName === 'head') as Element | undefined;
  const tag = head?.sourceCodeLocation?.startTag ?? root?.sourceCodeLocation?.startTag;
  if (tag) return tag.endOffset;
  const type = page.childNodes.find((node) => node.nodeName === '#documentType');
  return type?.sourceCodeLocation?.endOffset ?? (html.startsWith('\uFEFF') ? 1 : 0);
}

/** Whether no script comes before ours. */
function isFirst(html: string, script: string): boolean {
  const page = parse(html, { sourceCodeLocationInfo: true });
  for (const element of elementsOf(page)) {
    if (!/^(?:script|iframe|object|embed)$/.test(element.tagName)) continue;
    const { startOffset = -1 } = element.sourceCodeLocation ?? {};
    return startOffset === html.indexOf(script);
  }
  return false;
}

/** Every element of a page, templates included. */
export function* elementsOf(node: Node): Iterable<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** The addresses that an element loads or leads to, as written. */
export function addressesOf({ tagName, attrs }: Element): readonly string[] {
  const names = ADDRESSES[tagName] ?? [];
  return attrs.filter((one) => names.includes(nameOf(one))).map(({ value }) => value);
}

function rewriteElement(
  element: Element,
  html: string,
  text: MagicString,
  context: RewriteContext,
  targets: ReadonlySet<string>,
): void {
  const { tagName, attrs, sourceCodeLocation: location } = element;
  const tag = location?.startTag ?? location;
  const places = tag && 'attrs' in tag ? (tag as Token.LocationWithAttributes).attrs : undefined;
  const attribute = (name: string): string | undefined =>
    attrs.find((one) => nameOf(one) === name)?.value;
  const set = (name: string, value: string | undefined): void => {
    const place = places?.[name];
    if (!place) return;
    const written = value === undefined ? `data-${name}=""` : `${name}="${escape(value)}"`;
    text.overwrite(place.startOffset, place.endOffset, written);
  };
  const rewriteRefresh = (): void => {
    const written = attribute('content') ?? '';
    const rewritten = written.replace(
      REFRESH,
      (_, before: string, address: string) => before + rewriteAddress(address, context),
    );
    if (rewritten !== written) set('content', rewritten);
  };
  if (tagName === 'meta') {
    // A game's own policy knows nothing of our script; ours is stricter.
    if (/^content-security-policy/i.test(attribute('http-equiv') ?? ''))
      set('http-equiv', undefined);
    if (/^refresh$/i.test(attribute('http-equiv') ?? '')) rewriteRefresh();
    return;
  }
  // No script of ours sees a frame in a closed tree that a page declares.
  if (tagName === 'template') set('shadowrootmode', undefined);
  if (tagName === 'link' && /\b(?:preconnect|dns-prefetch)\b/i.test(attribute('rel') ?? '')) {
    set('rel', undefined);
    return;
  }
  for (const { name, value } of attrs) {
    const rewritten = name.startsWith('on')
      ? rewriteHandler(value, context)
      : name === 'style'
        ? rewriteLiterals(value, (address) => rewriteAddress(address, context))
        : value;
    if (rewritten !== value) set(name, rewritten);
  }
  // Its name brings a frame what is saved, so a frame keeps its own only where that may be needed.
  if (tagName === 'iframe' && !html.includes('frames') && !targets.has(attribute('name') ?? ''))
    set('name', undefined);
  for (const name of ADDRESSES[tagName] ?? []) {
    const written = attribute(name);
    if (written === undefined) continue;
    // A link to another site leads there, even if the game has a page of the same name.
    if (/^(?:a|area)$/.test(tagName) && /^(?:https?:)?\/\//i.test(written.trim())) continue;
    const rewritten = rewriteAddress(written, context, tagName === 'base');
    if (rewritten === written) continue;
    set(name, rewritten);
  }
  const sources = attribute('srcset');
  if (sources !== undefined && /(?:^|,)\s*\//.test(sources)) {
    const rewritten = sources.replace(
      /(^|,\s*)(\/[^\s,]+)/g,
      (_, before: string, address: string) => before + rewriteAddress(address, context),
    );
    set('srcset', rewritten);
  }
  // The build changes what scripts hold, and files of other hosts are not loaded from there.
  if (attribute('integrity') !== undefined) set('integrity', undefined);
  const withCors =
    WITH_CORS.has(tagName) || (tagName === 'link' && LINKS_WITH_CORS.test(attribute('rel') ?? ''));
  if (withCors && attribute('crossorigin') === undefined && tag)
    text.appendLeft(tag.startOffset + 1 + tagName.length, ' crossorigin="anonymous"');
  else if (attribute('crossorigin') === 'use-credentials') set('crossorigin', 'anonymous');
  rewriteInside(element, html, text, context);
}

/** Scripts, style sheets and import maps that stand in the page itself. */
function rewriteInside(
  element: Element,
  html: string,
  text: MagicString,
  context: RewriteContext,
): void {
  const { tagName, childNodes } = element;
  const [inside] = childNodes;
  const place = inside?.sourceCodeLocation;
  if (!place || (tagName !== 'script' && tagName !== 'style')) return;
  const written = html.slice(place.startOffset, place.endOffset);
  const rewritten = rewriteText(element, written, context);
  if (rewritten !== written) text.overwrite(place.startOffset, place.endOffset, rewritten);
}

function rewriteText(element: Element, written: string, context: RewriteContext): string {
  const rewrite = (address: string): string => rewriteAddress(address, context);
  if (element.tagName === 'style') return rewriteStyle(written, rewrite);
  const type = element.attrs.find(({ name }) => name === 'type')?.value.toLowerCase() ?? '';
  if (type === 'importmap') return rewriteImportMap(written, rewrite);
  if (type === 'module') return rewriteScript(written, rewrite, true);
  return type === '' || /javascript|ecmascript/.test(type)
    ? rewriteScript(written, rewrite, false)
    : written;
}

/** A handler in the markup is the body of a function. */
function rewriteHandler(written: string, context: RewriteContext): string {
  const [head, tail] = ['function handle(event){', '\n}'];
  const rewrite = (address: string): string => rewriteAddress(address, context);
  return rewriteScript(head + written + tail, rewrite, false).slice(head.length, -tail.length);
}

function rewriteImportMap(written: string, rewrite: (address: string) => string): string {
  try {
    return JSON.stringify(
      JSON.parse(written, (name, value: unknown) =>
        name === 'integrity' ? undefined : typeof value === 'string' ? rewrite(value) : value,
      ),
    );
  } catch {
    return written;
  }
}

/** An address from the host's root means the game's folder; known scripts of other hosts lie next to it. */
export function rewriteAddress(written: string, context: RewriteContext, isBase = false): string {
  // Browsers read a backslash as a slash.
  const address = written.trim().replace(/^[^?#]*/, (path) => path.replaceAll('\\', '/'));
  const sdk = sdkOf(address);
  if (sdk !== undefined && context.sdks[sdk] !== undefined) return context.sdks[sdk];
  if (/^(?:https?:)?\/\//i.test(address))
    return rewriteForeign(address, context, isBase) ?? written;
  if (!address.startsWith('/')) return written;
  if (address.startsWith(context.home) || address.startsWith('/allgame/_v/')) return written;
  const { base } = context;
  // The base itself may be written without its last slash.
  const inside =
    base !== undefined && `${address}/`.startsWith(`/${base}`)
      ? address.slice(1 + base.length)
      : address.slice(1);
  const path = decodePath(inside.split(/[?#]/, 1)[0] ?? '');
  if (isBase || path === '' || context.has(path)) return context.root + inside;
  return written;
}

/** A game that was made for one address names its own files by it. */
function rewriteForeign(
  address: string,
  context: RewriteContext,
  isBase: boolean,
): string | undefined {
  const vendored = besideOf(context.vendored, address);
  if (vendored !== undefined) return context.home + vendored;
  if (isBase) return context.root;
  const [, , , ...parts] =
    address
      .replace(/^(?:https?:)?/i, 'https:')
      .split(/[?#]/, 1)[0]
      ?.split('/') ?? [];
  // As it stands, or below the one folder that its host had it in.
  for (const tail of [parts, parts.slice(1)].map((some) => some.join('/'))) {
    const path = decodePath(tail);
    if (path.includes('.') && context.has(path)) return context.root + tail;
  }
  return undefined;
}

/** The decoded path; as written if it cannot be decoded. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function nameOf({ name, prefix }: Token.Attribute): string {
  return prefix ? `${prefix}:${name}` : name;
}
