type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element with attributes and children. `true` sets an empty attribute, `false` and `undefined` none. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children);
  return node;
}

/**
 * Changes text only if it differs: a needless write costs layout, and a screen reader repeats it.
 */
export function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** Adds a style sheet that has loaded with the code that needs it. */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The safe area's inset on a side, in CSS pixels. */
export function safeInset(side: 'top' | 'right' | 'bottom' | 'left'): number {
  return (
    Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--${side}`)) || 0
  );
}

/** Built-in pictograms: one path each on a 24 × 24 field. */
const ICONS = {
  hint: 'M12 2.5a7 7 0 0 1 4 12.7v1.6a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-1.6A7 7 0 0 1 12 2.5zM9 19.2h6v1a1.6 1.6 0 0 1-1.6 1.6h-2.8A1.6 1.6 0 0 1 9 20.2z',
  pause: 'M7 5h3.4v14H7zM13.6 5H17v14h-3.4z',
  play: 'M7 4.6v14.8a.8.8 0 0 0 1.2.7l12-7.4a.8.8 0 0 0 0-1.4l-12-7.4A.8.8 0 0 0 7 4.6z',
  restart:
    'M12 4a8 8 0 1 1-7.7 5.8l2.7.8A5.2 5.2 0 1 0 12 6.8v3.1a.5.5 0 0 1-.8.4L6.3 6a.5.5 0 0 1 0-.8l4.9-4.1a.5.5 0 0 1 .8.4z',
  undo: 'M9.6 4.3v3.2h4.2a6.2 6.2 0 0 1 0 12.4H7.5v-2.9h6.3a3.3 3.3 0 0 0 0-6.6H9.6v3.2a.6.6 0 0 1-1 .5L3.2 9.3a.6.6 0 0 1 0-.9l5.4-4.6a.6.6 0 0 1 1 .5z',
  sound:
    'M3 9.2v5.6h3.6l4.9 4.2a.6.6 0 0 0 1-.5v-13a.6.6 0 0 0-1-.5L6.6 9.2zM15 8.2a5 5 0 0 1 0 7.6l1.4 1.7a7.2 7.2 0 0 0 0-11zM18 4.6a9.6 9.6 0 0 1 0 14.8l1.4 1.7a11.8 11.8 0 0 0 0-18.2z',
  silent:
    'M3 9.2v5.6h3.6l4.9 4.2a.6.6 0 0 0 1-.5v-13a.6.6 0 0 0-1-.5L6.6 9.2zM16.2 8.6l-1.5 1.5 1.9 1.9-1.9 1.9 1.5 1.5 1.9-1.9 1.9 1.9 1.5-1.5-1.9-1.9 1.9-1.9-1.5-1.5-1.9 1.9z',
  heart: 'M12 20.3 4.3 12.7a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.7.7.7-.7a4.9 4.9 0 0 1 7 7z',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm-1.2 4v5.5l4 3.1 1.4-1.9-3-2.3V7z',
  star: 'M12 2.8l2.8 5.9 6.4.9-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4L2.8 9.6l6.4-.9z',
  coin: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2.8a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4zm-1.2 2.7h2.4v7h-2.4z',
  trophy:
    'M7 3h10v2h3.5v2.6a4.4 4.4 0 0 1-4.2 4.4 5 5 0 0 1-3 2.8V17H16v3H8v-3h2.7v-2.2a5 5 0 0 1-3-2.8 4.4 4.4 0 0 1-4.2-4.4V5H7zM5.5 7v.6c0 .9.6 1.7 1.5 2.1V7zM17 7v2.7c.9-.4 1.5-1.2 1.5-2.1V7z',
  flame:
    'M12.6 2c.6 3.3 5.4 5.8 5.4 11a6 6 0 0 1-12 .3c0-2.7 1.5-4.5 2.6-5.9.3 1.5.9 2.3 1.7 2.8C10 7.3 10.6 4.2 12.6 2z',
  target:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2.6a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0-12.8zm0 3a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z',
} as const;

export type IconName = keyof typeof ICONS;

/** A pictogram. Screen readers read the text next to it, or the button's name. */
export function icon(name: IconName): SVGSVGElement {
  return pictogram(ICONS[name]);
}

/** @param path SVG path data on a 24 × 24 field */
export function pictogram(path: string): SVGSVGElement {
  const svg = vector('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  svg.append(vector('path', { d: path }));
  return svg;
}

/** An element of an SVG picture. */
export function vector<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[K] {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}
