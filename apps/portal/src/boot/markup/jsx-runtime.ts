/**
 * JSX to markup: the same components that React renders, written as text by a kilobyte of code.
 * What it writes is what React expects to find when it takes the page over, down to the comment
 * that keeps neighboring texts apart. It knows no state, no hooks, no class components and no `style` objects.
 */

/** A finished element; any other text is escaped. */
class Element {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Child = Element | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { readonly children?: Child };
type Component = (props: Props) => Child;

const VOID = /^(?:img|input|source|br|hr|link|meta)$/;
const RENAMED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
};
/** True is an empty attribute, false is none; other attributes say `true` and `false`. */
const PRESENCE = /^(?:hidden|disabled|checked|inert|required|open|allowFullScreen)$/;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

export const Fragment = (props: Props): Child => props.children;

/** A part that React takes over by itself, between the comments by which it knows one. */
export const Part = ({ children }: { readonly children?: unknown }): never =>
  new Element(`<!--$-->${markup(children as Child)}<!--/$-->`) as never;

type Write = () => Child;
let gathered: Write[] | undefined;
let forSmall = false;

/**
 * A part that can wait: written at once, or left for later where `apart` gathers such parts.
 * @param onSmall it can wait on a small screen alone
 */
export function defer(write: Write, onSmall = false): Child {
  if (!gathered || (onSmall && !forSmall)) return write();
  gathered.push(write);
  return new Element('<template data-deferred></template>');
}

/**
 * Writes what `write` returns without the parts that can wait.
 * @param small whether it is for a small screen
 * @returns the markup with a `<template data-deferred>` where each of them belongs, and what writes them, in order
 */
export function apart(
  write: Write,
  small = false,
): { readonly html: string; readonly rest: (() => string)[] } {
  gathered = [];
  forSmall = small;
  try {
    const html = markup(write());
    return { html, rest: gathered.map((part) => () => markup(part())) };
  } finally {
    gathered = undefined;
  }
}

export function jsx(type: string | Component, props: Props): Child {
  if (typeof type !== 'string') return type(props);
  const open = `<${type}${attributes(props)}`;
  return new Element(VOID.test(type) ? `${open}/>` : `${open}>${markup(props.children)}</${type}>`);
}

export const jsxs = jsx;

/** The markup of what components returned. */
export function markup(child: Child): string {
  let html = '';
  let afterText = false;
  const add = (part: Child): void => {
    if (part === null || part === undefined || typeof part === 'boolean' || part === '') return;
    if (typeof part === 'string' || typeof part === 'number') {
      html += (afterText ? '<!-- -->' : '') + escape(String(part));
      afterText = true;
    } else if (part instanceof Element) {
      html += part.html;
      afterText = false;
    } else part.forEach(add);
  };
  add(child);
  return html;
}

function attributes(props: Props): string {
  let text = '';
  for (const [name, value] of Object.entries(props)) {
    if (/^(?:children|key|ref|suppressHydrationWarning)$/.test(name)) continue;
    if (value === null || value === undefined || typeof value === 'function') continue;
    if (PRESENCE.test(name)) {
      if (value !== false) text += ` ${name}=""`;
    } else if (typeof value === 'object') {
      // React has rules for objects such as `style`; their text would be wrong.
      throw new TypeError(`the attribute ${name} cannot be written from an object`);
    } else if (typeof value !== 'boolean' || /^(?:aria|data)-|^draggable$/.test(name)) {
      text += ` ${RENAMED[name] ?? name}="${escape(String(value))}"`;
    }
  }
  return text;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}
