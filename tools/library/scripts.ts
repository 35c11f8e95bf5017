import { MagicString } from 'magic-string';
import { parseAst } from 'vite';

/** Only scripts that could hold something to mend are read at all. */
const MAYBE_IMPORT = /\b(?:from|import)\s*\(?\s*["'`](?:\/|https?:)/;
const MAYBE_TOP =
  /\b(?:window|self|globalThis|parent)\.top\b|\btop\.(?:location|document|window|self|postMessage|frames|origin)\b|[=!]==?\s*top\b|\btop\s*[=!]==?\s*(?:window|self|parent|globalThis)\b/;
const MAYBE_GO = /\blocation(?:\.href)?\s*=(?!=)|\blocation\.(?:assign|replace)\s*\(/;
const MAYBE_POST = /\bpostMessage\s*\([^;]*\b(?:origin|location)\b/;
/** A picture that a script sets as a style: no setter sees its address. */
const STYLE_URL = /(url\(\s*(?:\\?["'])?)(\/(?!\/)[^"'`\\)$\s]*)/g;
const MAYBE_STYLE = /url\(\s*(?:\\?["'])?\/(?!\/)/;
/** Larger files are engines: they hold no locks, and reading them costs seconds. */
const LONGEST = 4_000_000;

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/**
 * A script of a game: imports from the host's root lead to its folder, and what it takes for the
 * top window is its own. `window.top` is the one name that a page cannot change for itself.
 */
export function mendScript(
  code: string,
  mend: (address: string) => string,
  isModule: boolean,
): string {
  const imports = MAYBE_IMPORT.test(code);
  const others = [MAYBE_TOP, MAYBE_GO, MAYBE_POST, MAYBE_STYLE];
  if (code.length > LONGEST || (!imports && !others.some((maybe) => maybe.test(code)))) return code;
  const program = read(code, isModule);
  if (!program) return code;
  const text = new MagicString(code);
  const ownTop = declares(program, 'top');
  const ownLocation = declares(program, 'location');
  visit(program, [], (node, above) => {
    if (imports) mendImport(node, text, mend);
    mendMove(node, text, ownLocation);
    mendPost(node, text);
    mendPicture(node, text, mend);
    const isTop = isTopOfWindow(node) || (!ownTop && isBareTop(node, above.at(-1)));
    if (isTop) text.overwrite(node.start, node.end, moves(node, above) ? 'playgroveTop' : 'self');
  });
  return text.hasChanged() ? text.toString() : code;
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

function read(code: string, isModule: boolean): Node | undefined {
  try {
    return parseAst(code, {
      lang: 'js',
      sourceType: isModule ? 'module' : 'script',
    } as never) as unknown as Node;
  } catch {
    try {
      return parseAst(code) as unknown as Node;
    } catch {
      return undefined;
    }
  }
}

function mendImport(node: Node, text: MagicString, mend: (address: string) => string): void {
  if (!/^(?:Import|Export\w+)(?:Declaration|Expression)$/.test(node.type)) return;
  const source = node['source'] as Node | null | undefined;
  const value = source?.['value'];
  if (!source || typeof value !== 'string') return;
  const mended = mend(value);
  if (mended !== value) text.overwrite(source.start, source.end, JSON.stringify(mended));
}

/**
 * A page sends itself elsewhere: to its host's root, which is the game's folder here, or to another
 * host, which is offered as a link. `location` is another name that a page cannot change.
 */
function mendMove(node: Node, text: MagicString, ownLocation: boolean): void {
  const isPlace = (one: Node): boolean =>
    one.type === 'Identifier'
      ? !ownLocation && one['name'] === 'location'
      : /^(?:window|self|globalThis|parent|document)\.location$/.test(nameOf(one));
  if (node.type === 'AssignmentExpression' && node['operator'] === '=') {
    const left = node['left'] as Node;
    const isHref = left.type === 'MemberExpression' && propertyOf(left) === 'href';
    if (isPlace(isHref ? (left['object'] as Node) : left) && !staysNear(node['right'] as Node))
      text.overwrite(left.start, left.end, 'playgroveTop.here.href');
  } else if (node.type === 'CallExpression') {
    const callee = node['callee'] as Node;
    const [address] = node['arguments'] as readonly Node[];
    if (callee.type !== 'MemberExpression' || !address) return;
    const place = callee['object'] as Node;
    if (/^(?:assign|replace)$/.test(propertyOf(callee)) && isPlace(place) && !staysNear(address))
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

/** No address names a page without an origin, so what it sends itself must name none. */
function mendPost(node: Node, text: MagicString): void {
  if (node.type !== 'CallExpression') return;
  const callee = node['callee'] as Node;
  const [, target] = node['arguments'] as readonly Node[];
  if (!target || (callee['name'] ?? propertyOf(callee)) !== 'postMessage') return;
  const own = /(?:^|\.)origin$|\blocation\.(?:href|host)\b/;
  if (own.test(text.original.slice(target.start, target.end)))
    text.overwrite(target.start, target.end, "'*'");
}

function mendPicture(node: Node, text: MagicString, mend: (address: string) => string): void {
  if (node.type !== 'TemplateElement' && typeof node['value'] !== 'string') return;
  if (!/^(?:Literal|StringLiteral|TemplateElement)$/.test(node.type)) return;
  const written = text.original.slice(node.start, node.end);
  const mended = written.replace(
    STYLE_URL,
    (_, before: string, address: string) => before + mend(address),
  );
  if (mended !== written) text.overwrite(node.start, node.end, mended);
}

const WINDOWS = new Set(['window', 'self', 'globalThis', 'parent']);

/** `window.top`, `self.top`, `parent.top`. */
function isTopOfWindow(node: Node): boolean {
  if (node.type !== 'MemberExpression' || node['computed'] === true) return false;
  const { name } = node['object'] as { readonly name?: string };
  const property = node['property'] as Node & { readonly name?: string };
  return name !== undefined && WINDOWS.has(name) && property.name === 'top';
}

/** `top` where it can only be the window: compared with a window, or read for its location. */
function isBareTop(node: Node, around: Node | undefined): boolean {
  if (node.type !== 'Identifier' || node['name'] !== 'top' || !around) return false;
  if (around.type === 'MemberExpression') {
    const property = around['property'] as Node & { readonly name?: string };
    return (
      around['object'] === node &&
      /^(?:location|document|window|self|postMessage|frames|origin)$/.test(property.name ?? '')
    );
  }
  if (around.type !== 'BinaryExpression') return false;
  const other = (around['left'] === node ? around['right'] : around['left']) as Node;
  const { name } = other as { readonly name?: string };
  return (
    (name !== undefined && WINDOWS.has(name)) ||
    /^(?:window|self)\.(?:self|window)$/.test(nameOf(other))
  );
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

/** Whether the script has a variable or parameter of that name anywhere. */
function declares(program: Node, name: string): boolean {
  let found = false;
  visit(program, [], (node, above) => {
    const around = above.at(-1);
    if (node.type !== 'Identifier' || node['name'] !== name || !around) return;
    const isName =
      (around.type === 'VariableDeclarator' && around['id'] === node) ||
      (/Function/.test(around.type) && (around['params'] as readonly Node[]).includes(node)) ||
      /^(?:ArrayPattern|AssignmentPattern|RestElement|CatchClause)$/.test(around.type);
    if (isName) found = true;
  });
  return found;
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

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
