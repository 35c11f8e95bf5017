import { parse } from 'acorn';

/**
 * Reads a script into a syntax tree, parentheses included. In JavaScript alone, so that a release
 * needs no machine code for it.
 * @throws SyntaxError
 */
export function parseScript(code: string, sourceType: 'module' | 'script'): unknown {
  return parse(code, { ecmaVersion: 'latest', sourceType, preserveParens: true });
}
