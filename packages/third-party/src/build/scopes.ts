import { analyze, type Reference, type Scope, type Variable } from 'eslint-scope';

/** A part of a script's syntax tree. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
} & Readonly<Record<string, unknown>>;

/** Names that mean a window unless a script declares them. */
const WINDOWS = new Set(['window', 'self', 'globalThis', 'parent', 'frames']);

/**
 * What a name means where it stands. `window`: the browser's. `own`: a variable of the script.
 * `unclear`: a parameter that has the name of a window, as libraries hand themselves theirs.
 */
export type Meaning = 'window' | 'own' | 'unclear';

type Analyzed = {
  /** The whole script's scope is the first. */
  readonly scopes: readonly Scope[];
  readonly references: ReadonlyMap<unknown, Reference>;
  /** Functions that are called where they are written, and those calls. */
  readonly calls: ReadonlyMap<Node, Node>;
};

/** What the names of a script mean, read when first needed: most scripts never need it. */
export class Scopes {
  readonly #program: Node;
  readonly #isModule: boolean;
  #read: Analyzed | undefined;
  /** Variables that are looked at: some are declared by themselves, as `var self = self || window`. */
  readonly #open = new Set<Variable>();

  constructor(program: Node, isModule: boolean) {
    this.#program = program;
    this.#isModule = isModule;
  }

  /** @param identifier a name that is read or written, no property */
  meaningOf(identifier: Node): Meaning {
    const { scopes } = this.#analyzed();
    const name = String(identifier['name']);
    const variable = this.#variableOf(identifier);
    if (variable) return this.#meaningOfVariable(variable, name);
    // `self = {}` replaces the browser's own for the whole page.
    const isReplaced =
      /^(?:self|parent|frames)$/.test(name) &&
      scopes[0]?.through.some(
        (one) =>
          one.identifier.name === name &&
          one.isWrite() &&
          !this.#isWindow(one.writeExpr as Node | null | undefined, one.from),
      );
    return isReplaced === true ? 'own' : 'window';
  }

  /** Whether a name that a script gave to something means a window, as in `const w = window`. */
  isAlias(identifier: Node): boolean {
    const variable = this.#variableOf(identifier);
    const name = String(identifier['name']);
    return variable !== undefined && this.#meaningOfVariable(variable, name) === 'window';
  }

  /** Whether a value is a window wherever it stands: `window.self`, `document.defaultView`. */
  isWindow(value: Node): boolean {
    return this.#isWindow(value, null);
  }

  /** A name by which the window can be reached at a place. */
  windowAt(identifier?: Node): string {
    const { scopes, references } = this.#analyzed();
    let scope: Scope | null | undefined = references.get(identifier)?.from ?? scopes[0];
    const hidden = new Set<string>();
    for (; scope; scope = scope.upper)
      for (const [name, { defs }] of scope.set) if (defs.length > 0) hidden.add(name);
    return ['self', 'window', 'globalThis'].find((name) => !hidden.has(name)) ?? 'self';
  }

  /** The variable that a script declares under a name. */
  #variableOf(identifier: Node): Variable | undefined {
    const { scopes, references } = this.#analyzed();
    const resolved = references.get(identifier)?.resolved;
    const variable = resolved ?? scopes[0]?.set.get(String(identifier['name']));
    return variable?.defs.length ? variable : undefined;
  }

  #meaningOfVariable(variable: Variable, name: string): Meaning {
    if (this.#open.has(variable)) return 'own';
    this.#open.add(variable);
    const meanings = variable.defs.map((definition): Meaning => {
      const node = definition.node as unknown as Node;
      if (definition.type === 'Variable')
        return this.#isWindow(node['init'] as Node | null, variable.scope) ? 'window' : 'own';
      if (definition.type !== 'Parameter') return 'own';
      const { index = 0 } = definition as { readonly index?: number };
      const call = this.#analyzed().calls.get(node);
      const given = (call?.['arguments'] as readonly Node[] | undefined)?.[index];
      if (given) return this.#isWindow(given, variable.scope.upper) ? 'window' : 'own';
      return name === 'window' || name === 'globalThis' ? 'unclear' : 'own';
    });
    this.#open.delete(variable);
    return meanings.every((one) => one === meanings[0]) ? (meanings[0] ?? 'own') : 'own';
  }

  /** Whether a value is a window, as far as it can be seen: `this` at the top, `self || window`. */
  #isWindow(value: Node | null | undefined, scope: Scope | null): boolean {
    switch (value?.type) {
      case 'Identifier':
        return WINDOWS.has(String(value['name']))
          ? this.meaningOf(value) !== 'own'
          : this.isAlias(value);
      case 'ThisExpression':
        return scope !== null && !this.#isModule && isAtTop(scope);
      case 'LogicalExpression':
        return [value['left'], value['right']].some((one) => this.#isWindow(one as Node, scope));
      case 'ConditionalExpression':
        return [value['consequent'], value['alternate']].some((one) =>
          this.#isWindow(one as Node, scope),
        );
      case 'AssignmentExpression':
        return this.#isWindow(value['right'] as Node, scope);
      case 'ParenthesizedExpression':
        return this.#isWindow(value['expression'] as Node, scope);
      case 'MemberExpression': {
        const { name = '' } = value['property'] as { readonly name?: string };
        const object = value['object'] as Node;
        if (value['computed'] === true) return false;
        if (name === 'defaultView') return object['name'] === 'document';
        return WINDOWS.has(name) && this.#isWindow(object, scope);
      }
      default:
        return false;
    }
  }
  #analyzed(): Analyzed {
    if (this.#read) return this.#read;
    const calls = new Map<Node, Node>();
    prepare(this.#program, calls);
    const { scopes } = analyze(this.#program as never, {
      ecmaVersion: 2022,
      sourceType: this.#isModule ? 'module' : 'script',
      ignoreEval: true,
      fallback: 'iteration',
    });
    const all = scopes.flatMap(({ references }) => references);
    const references = new Map(all.map((one) => [one.identifier as unknown, one]));
    this.#read = { scopes, references, calls };
    return this.#read;
  }
}

/** Notes which functions are called at once, and gives nodes the places that the analysis reads. */
function prepare(node: Node, calls: Map<Node, Node>): void {
  Object.assign(node, { range: [node.start, node.end] });
  if (node.type === 'CallExpression') {
    let callee = node['callee'] as Node;
    while (callee.type === 'ParenthesizedExpression') callee = callee['expression'] as Node;
    calls.set(callee, node);
  }
  for (const name in node) {
    const value = node[name];
    for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value])
      if (isNode(child)) prepare(child, calls);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Whether `this` in a scope is what it is outside of every function. */
function isAtTop(scope: Scope | null): boolean {
  for (let at = scope; at; at = at.upper) {
    const isOwn = at.type === 'function' || at.type === 'class-field-initializer';
    if (isOwn && at.block.type !== 'ArrowFunctionExpression') return false;
  }
  return true;
}
