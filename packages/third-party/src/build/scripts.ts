import { MagicString } from 'magic-string';
import { rewriteLiterals } from './literals.ts';
import { parseScript } from './parse-script.ts';
import { isNode, Scopes, type Node } from './scopes.ts';

/** Only scripts that could hold something to rewrite are read at all. */
const MAYBE_IMPORT = /\b(?:from|import)\s*\(?\s*["'`](?:\/|https?:)/;
const MAYBE_TOP = [
  /\b(?:window|self|globalThis|parent)\s*(?:\?\s*)?\.\s*top\b|\btop\s*(?:\?\s*)?\.\s*(?:location|document|window|self|postMessage|frames|origin)\b|[=!]==?\s*top\b|\btop\s*[=!]==?\s*(?:window|self|parent|globalThis)\b/,
  // The same by other names: `w.top !== w.self`, `const { top } = window`.
  /[\w$)]\??\.top\s*[!=]==?|[!=]==?\s*[\w$.]+\.top\b/,
  /[\w$)]\??\.top\??\.(?:location|document|postMessage|frames|origin)\b/,
  /\btop\b[^{}]*\}\s*=\s*(?:window|self|globalThis)\b/,
] as const;
/** What shows one screen or another by the path of its page. */
const MAYBE_ROUTES = [/\bpushState\b/, /\bpopstate\b/, /\bpathname\b/] as const;
const MAYBE_GO = /\blocation(?:\.href)?\s*=(?!=)|\blocation\.(?:assign|replace)\s*\(/;
const MAYBE_POST = [/\bpostMessage\s*\(/, /\b(?:origin|location|protocol)\b/] as const;
/** Larger files are engines: they hold no locks, and reading them costs seconds. */
const LONGEST = 4_000_000;

/**
 * A script of a game: imports from the host's root lead to its folder, and what it takes for the
 * top window is its own. `window.top` is the one name that a page cannot change for itself.
 */
export function rewriteScript(
  written: string,
  rewrite: (address: string) => string,
  isModule: boolean,
): string {
  const code = rewriteLiterals(written, rewrite);
  const imports = MAYBE_IMPORT.test(code);
  if (code.length > LONGEST) return code;
  const has = (all: readonly RegExp[]): boolean => all.every((each) => each.test(code));
  const routes = has(MAYBE_ROUTES);
  const maybe = [...MAYBE_TOP.map((one) => [one]), [MAYBE_GO], MAYBE_POST].some(has);
  if (!imports && !routes && !maybe) return code;
  const parsed = read(code, isModule);
  if (!parsed) return code;
  const { program, scopes } = parsed;
  const text = new MagicString(code);
  let sentTo: Node | undefined;
  visit(program, [], (node, above) => {
    // What is written again is not rewritten again.
    if (sentTo && node.start >= sentTo.start && node.end <= sentTo.end) return;
    if (imports) rewriteImport(node, text, rewrite);
    const place = routes ? placeRead(node, above) : undefined;
    if (place) text.appendLeft(place.start, 'playgroveTop.place(').appendRight(place.end, ')');
    rewriteMove(node, text, scopes);
    sentTo = rewritePost(node, text) ?? sentTo;
    rewriteTop(node, above, text, scopes);
    rewriteTaken(node, text, scopes);
  });
  return text.hasChanged() ? text.toString() : code;
}

/** `window.top`, or `top` where it can only be the window, becomes the game's own window. */
function rewriteTop(node: Node, above: readonly Node[], text: MagicString, scopes: Scopes): void {
  if (isWritten(node, above.at(-1))) return;
  const object = objectOfTop(node);
  if (object && object.type !== 'Identifier') {
    if (scopes.isWindow(object))
      text.overwrite(node.start, node.end, moves(node, above) ? 'playgroveTop' : scopes.windowAt());
    return;
  }
  const owner =
    object && (WINDOWS.has(nameIn(object)) || scopes.isAlias(object)) ? object : undefined;
  if (!owner && !isBareTop(node, above.at(-1), scopes)) return;
  const meaning = owner ? scopes.meaningOf(owner) : 'window';
  if (meaning === 'own') return;
  const own = moves(node, above) ? 'playgroveTop' : scopes.windowAt(owner ?? node);
  const name = String(owner?.['name'] ?? '');
  // Another script may have put something of its own under that name; it has no window in it.
  const isSure = meaning === 'window' && /^(?:window|globalThis)$/.test(name);
  const written = `(${name}.window?${own}:${name}.top)`;
  text.overwrite(node.start, node.end, !owner || isSure ? own : written);
}

/** `const { top } = window` takes the game's own window under that name. */
function rewriteTaken(node: Node, text: MagicString, scopes: Scopes): void {
  const isDeclared = node.type === 'VariableDeclarator';
  if (!isDeclared && node.type !== 'AssignmentExpression') return;
  const [pattern, value] = (
    isDeclared ? [node['id'], node['init']] : [node['left'], node['right']]
  ) as readonly [Node, Node | null];
  if (pattern.type !== 'ObjectPattern' || !value || !scopes.isWindow(value)) return;
  for (const property of pattern['properties'] as readonly Node[]) {
    const key = property['key'] as Node | undefined;
    if (!key || property['computed'] === true || (key['name'] ?? key['value']) !== 'top') continue;
    if (property['shorthand'] === true) text.appendLeft(property.start, 'window: ');
    else text.overwrite(key.start, key.end, 'window');
  }
}

/** Whether something is written to, which no window's `top` takes. */
function isWritten(node: Node, around: Node | undefined): boolean {
  return (
    ((around?.type === 'AssignmentExpression' ||
      /^For(?:In|Of)Statement$/.test(around?.type ?? '')) &&
      around?.['left'] === node) ||
    around?.type === 'UpdateExpression' ||
    (around?.type === 'UnaryExpression' && around['operator'] === 'delete')
  );
}

/** Whether a script sends a window elsewhere: sets its place, or calls what does. */
function moves(node: Node, above: readonly Node[]): boolean {
  let inside = node;
  for (const around of above.toReversed()) {
    if (around.type === 'AssignmentExpression') return around['left'] === inside;
    if (around.type === 'CallExpression') {
      const { name } = inside['property'] as { readonly name?: string };
      return around['callee'] === inside && /^(?:replace|assign|reload)$/.test(name ?? '');
    }
    if (around.type !== 'MemberExpression' || around['object'] !== inside) return false;
    inside = around;
  }
  return false;
}

type Parsed = { readonly program: Node; readonly scopes: Scopes };

/** @returns undefined for what no browser would run either */
function read(code: string, isModule: boolean): Parsed | undefined {
  for (const module of isModule ? [true] : [false, true]) {
    try {
      const sourceType = module ? 'module' : 'script';
      const program = parseScript(code, sourceType) as Node;
      return { program, scopes: new Scopes(program, module) };
    } catch {
      continue;
    }
  }
  return undefined;
}

function rewriteImport(node: Node, text: MagicString, rewrite: (address: string) => string): void {
  if (!/^(?:Import|Export\w+)(?:Declaration|Expression)$/.test(node.type)) return;
  const source = node['source'] as Node | null | undefined;
  const value = source?.['value'];
  if (!source || typeof value !== 'string') return;
  const rewritten = rewrite(value);
  if (rewritten !== value) text.overwrite(source.start, source.end, JSON.stringify(rewritten));
}

/**
 * A page sends itself elsewhere: to its host's root, which is the game's folder here, or to another
 * host, which is offered as a link. `location` is another name that a page cannot change.
 */
function rewriteMove(node: Node, text: MagicString, scopes: Scopes): void {
  const isOwnPlace = (one: Node): boolean =>
    one.type === 'Identifier'
      ? one['name'] === 'location' && scopes.meaningOf(one) !== 'own'
      : /^(?:window|self|globalThis|parent|document)\.location$/.test(nameOf(one)) &&
        scopes.meaningOf(one['object'] as Node) !== 'own';
  if (node.type === 'AssignmentExpression' && node['operator'] === '=') {
    const left = node['left'] as Node;
    const isHref = left.type === 'MemberExpression' && propertyOf(left) === 'href';
    if (isOwnPlace(isHref ? (left['object'] as Node) : left) && !staysNear(node['right'] as Node))
      text.overwrite(left.start, left.end, 'playgroveTop.here.href');
  } else if (node.type === 'CallExpression') {
    const callee = node['callee'] as Node;
    const [address] = node['arguments'] as readonly Node[];
    if (callee.type !== 'MemberExpression' || !address) return;
    const place = callee['object'] as Node;
    if (/^(?:assign|replace)$/.test(propertyOf(callee)) && isOwnPlace(place) && !staysNear(address))
      text.overwrite(place.start, place.end, 'playgroveTop.here');
  }
}

/** Whether an address is written in the script and relative to the page. */
function staysNear(address: Node): boolean {
  let first = address;
  while (first.type === 'BinaryExpression') first = first['left'] as Node;
  const value =
    first.type === 'TemplateLiteral'
      ? (first['quasis'] as readonly { readonly value: { readonly raw: string } }[])[0]?.value.raw
      : first['value'];
  return typeof value === 'string' && /^(?!https?:|javascript:)[^/]/i.test(value);
}

/**
 * No address names a page without an origin, so what it sends itself must name none.
 * @returns the address that is gone
 */
function rewritePost(node: Node, text: MagicString): Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = node['callee'] as Node;
  const [, target] = node['arguments'] as readonly Node[];
  if (!target || (callee['name'] ?? propertyOf(callee)) !== 'postMessage') return undefined;
  const own = /(?:^|\.)origin$|\blocation\.(?:href|host)\b|\.protocol\s*\+.*\.host$/;
  if (!own.test(text.original.slice(target.start, target.end))) return undefined;
  text.overwrite(target.start, target.end, "'*'");
  return target;
}

const WINDOWS = new Set(['window', 'self', 'globalThis', 'parent']);

/** What has the `top` in `window.top`, `w.top`, `window.self.top`. */
function objectOfTop(node: Node): Node | undefined {
  const isTop = node.type === 'MemberExpression' && propertyOf(node) === 'top';
  return isTop ? (node['object'] as Node) : undefined;
}

function nameIn(identifier: Node): string {
  return String(identifier['name'] ?? '');
}

/** `top` where it can only be the window: compared with a window, or read for its location. */
function isBareTop(node: Node, around: Node | undefined, scopes: Scopes): boolean {
  if (node.type !== 'Identifier' || node['name'] !== 'top' || !around) return false;
  if (around.type === 'MemberExpression') {
    const property = around['property'] as Node & { readonly name?: string };
    return (
      around['object'] === node &&
      /^(?:location|document|window|self|postMessage|frames|origin)$/.test(property.name ?? '') &&
      scopes.meaningOf(node) === 'window'
    );
  }
  if (around.type !== 'BinaryExpression') return false;
  const other = (around['left'] === node ? around['right'] : around['left']) as Node;
  const { name } = other as { readonly name?: string };
  const isWindow =
    (name !== undefined && WINDOWS.has(name)) ||
    /^(?:window|self)\.(?:self|window)$/.test(nameOf(other));
  return isWindow && scopes.meaningOf(node) === 'window';
}

/** The place whose path a script reads: most likely a window's. */
function placeRead(node: Node, above: readonly Node[]): Node | undefined {
  const around = above.at(-1);
  if (isPath(node)) {
    const isSet = around?.type === 'AssignmentExpression' && around['left'] === node;
    const object = node['object'] as Node;
    return !isSet && isPlace(object) ? object : undefined;
  }
  if (node.type !== 'VariableDeclarator' && node.type !== 'AssignmentExpression') return undefined;
  const [target, value] = (
    node.type === 'VariableDeclarator' ? [node['id'], node['init']] : [node['left'], node['right']]
  ) as readonly [Node, Node | null];
  if (!value) return undefined;
  if (target.type === 'ObjectPattern')
    return (target['properties'] as readonly Node[]).some(
      ({ key }) => (key as { readonly name?: string } | undefined)?.name === 'pathname',
    )
      ? value
      : undefined;
  // `var place = window.location, path = place.pathname`
  if (around?.type !== 'VariableDeclaration' || !isPlace(value)) return undefined;
  return (around['declarations'] as readonly Node[]).some(({ init }) => {
    const path = init as Node | null;
    return path && isPath(path) && (path['object'] as Node)['name'] === target['name'];
  })
    ? value
    : undefined;
}

function isPath(node: Node): boolean {
  const { name } = (node['property'] ?? {}) as { readonly name?: string };
  return node.type === 'MemberExpression' && node['computed'] !== true && name === 'pathname';
}

function isPlace(node: Node): boolean {
  const named = node.type === 'MemberExpression' ? node['property'] : node;
  return (named as { readonly name?: string }).name === 'location';
}

function propertyOf(node: Node): string {
  const { name } = (node['property'] ?? {}) as { readonly name?: string };
  return node['computed'] === true ? '' : (name ?? '');
}

function nameOf(node: Node): string {
  if (node.type !== 'MemberExpression') return '';
  const { name: object } = node['object'] as { readonly name?: string };
  const { name: property } = node['property'] as { readonly name?: string };
  return `${object ?? ''}.${property ?? ''}`;
}

/** Calls `see` with each node and those above it, which it must not keep: they change. */
function visit(node: Node, above: Node[], see: (node: Node, above: readonly Node[]) => void): void {
  see(node, above);
  above.push(node);
  for (const name in node) {
    const value = node[name];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const child of value as readonly unknown[]) if (isNode(child)) visit(child, above, see);
    } else if (isNode(value)) visit(value, above, see);
  }
  above.pop();
}
