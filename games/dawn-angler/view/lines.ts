import { labelWidth, type Context } from '@playgrove/kit/stage';

/** Measuring words takes longer than drawing them: what was broken into lines stays so. */
const broken = new Map<string, readonly string[]>();
const MOST_BROKEN = 60;

/** Lines no wider than `wide`. */
export function wrap(c: Context, text: string, size: number, wide: number): readonly string[] {
  const key = `${Math.round(size * 10)} ${Math.round(wide)} ${text}`;
  const known = broken.get(key);
  if (known) return known;
  const lines: string[] = [];
  let now = '';
  for (const word of text.split(' ')) {
    const next = now === '' ? word : `${now} ${word}`;
    if (now !== '' && labelWidth(c, next, size) > wide) {
      lines.push(now);
      now = word;
    } else now = next;
  }
  lines.push(now);
  if (broken.size >= MOST_BROKEN) broken.clear();
  broken.set(key, lines);
  return lines;
}
