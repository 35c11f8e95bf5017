import type { Plugin } from 'vite';

/** The release whose code was read for the patterns below; a test fails with any other. */
export const PLANCK_VERSION = '1.4.2';

/** planck's serializer: from its tables to the two functions that are attached to it. */
const SERIALIZER = /^var _a;\nvar SID = 0;[\s\S]*?^Serializer\.toJson = .*$/m;
/** The mark of a class in compiled code. */
const CLASS = '/** @class */';
const INITIALISER = /^((?:var|const|let) [\w$]+ = )(?=(?:new |[\w$.]+\())/gm;

/**
 * Lets a bundle leave out unused parts of planck: nine kinds of joints, a fifth of its bytes. A
 * bundler may not drop planck's classes unless they are marked as pure, and its serializer names
 * them all. The kit stores scenes in its own format and does not need the serializer.
 */
export function slimPlanck(): Plugin {
  return {
    name: 'slim-planck',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/planck/dist/planck.mjs') ? slim(code) : undefined),
  };
}

/** @throws Error if planck's code has changed */
export function slim(code: string): string {
  if (!code.includes(CLASS) || !SERIALIZER.test(code)) {
    throw new Error('planck.mjs is not written as it was: look at tools/build-games/planck.ts');
  }
  return code
    .replace(SERIALIZER, 'var Serializer;')
    .replaceAll(CLASS, '/* @__PURE__ */')
    .replace(INITIALISER, '$1/* @__PURE__ */ ');
}
