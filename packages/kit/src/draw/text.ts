import type { Context } from '@playgrove/kit/runtime';

/** The face for sentences on the canvas. */
export function textFont(size: number, weight = 600): string {
  return `${weight} ${size}px Fredoka, system-ui, sans-serif`;
}

/** Measuring takes longer than drawing, so broken lines are cached. */
let wrapped: Map<string, readonly string[]> | undefined;
const MAX = 80;

/** Created with the first text: code that runs on import would be bundled into every game. */
function memo(): Map<string, readonly string[]> {
  if (wrapped) return wrapped;
  const made = new Map<string, readonly string[]>();
  // A newly loaded face has other widths.
  globalThis.document?.fonts.addEventListener('loadingdone', () => made.clear());
  return (wrapped = made);
}

/**
 * Lines no wider than `wide` in `font`; a wider word gets its own line.
 * @param most the most lines: the last one ends in an ellipsis if there is more
 */
export function wrapWords(
  c: Context,
  text: string,
  font: string,
  wide: number,
  most = Infinity,
): readonly string[] {
  const key = `${font} ${wide} ${most} ${text}`;
  const cache = memo();
  const known = cache.get(key);
  if (known) return known;
  const before = c.font;
  c.font = font;
  const fits = (line: string): boolean => c.measureText(line).width <= wide;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length > most) {
    let rest = lines.splice(most - 1).join(' ');
    while (rest !== '' && !fits(`${rest}…`)) rest = rest.slice(0, -1);
    lines.push(`${rest.trimEnd()}…`);
  }
  c.font = before;
  if (cache.size >= MAX) cache.clear();
  cache.set(key, lines);
  return lines;
}

export type TextOptions = {
  readonly size: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly weight?: number;
  /** The widest line; longer text is broken into lines. */
  readonly wide?: number;
  /** The most lines; with one, long text is squeezed. Default: as many as needed. */
  readonly lines?: number;
  /** Line height, relative to the size. */
  readonly lead?: number;
  /** A rim in this color, so that the text is readable on any picture. */
  readonly rim?: string;
};

/**
 * Sentences in the plain face, centered on y.
 * @returns the number of lines
 */
export function drawText(
  c: Context,
  text: string,
  x: number,
  y: number,
  {
    size,
    color = '#ffffff',
    align = 'center',
    weight = 600,
    wide,
    lines: most,
    lead = 1.25,
    rim,
  }: TextOptions,
): number {
  c.save();
  c.font = textFont(size, weight);
  c.textAlign = align;
  c.textBaseline = 'middle';
  c.fillStyle = color;
  const lines = wide === undefined || most === 1 ? [text] : wrapWords(c, text, c.font, wide, most);
  lines.forEach((line, at) => {
    const middle = y + (at - (lines.length - 1) / 2) * size * lead;
    if (rim !== undefined) {
      c.strokeStyle = rim;
      c.lineWidth = size * 0.24;
      c.lineJoin = 'round';
      c.strokeText(line, x, middle, wide);
    }
    c.fillText(line, x, middle, wide);
  });
  c.restore();
  return lines.length;
}
