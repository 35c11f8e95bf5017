import type { Plugin } from 'vite';

/** planck's own file format: from its tables to the two functions that it hangs on the serializer. */
const SERIALIZER = /^var _a;\nvar SID = 0;[\s\S]*?^Serializer\.toJson = .*$/m;
/** A class as its compiler writes it. */
const CLASS = '/** @class */';
const INITIALISER = /^((?:var|const|let) [\w$]+ = )(?=(?:new |[\w$.]+\())/gm;

/**
 * Lets a bundle leave out what it does not use of planck: nine kinds of joints, a fifth of its bytes.
 * planck's classes are calls that no bundler may drop unless they are said to be pure, and its
 * serializer names them all. We keep scenes as data of our own and have no use for that.
 */
export function slimPlanck(): Plugin {
  return {
    name: 'slim-planck',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/planck/dist/planck.mjs') ? slim(code) : undefined),
  };
}

/** @throws Error when planck is not written as it was */
export function slim(code: string): string {
  if (!code.includes(CLASS) || !SERIALIZER.test(code)) {
    throw new Error('planck.mjs is not written as it was: look at tools/build-games/planck.ts');
  }
  return code
    .replace(SERIALIZER, 'var Serializer;')
    .replaceAll(CLASS, '/* @__PURE__ */')
    .replace(INITIALISER, '$1/* @__PURE__ */ ');
}
