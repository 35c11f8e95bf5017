/**
 * The value below which the given part of the samples lies, the nearest rank.
 * @param part 0 to 1
 * @throws if there are no samples
 */
export function quantile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const rank = Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1));
  const value = sorted[rank];
  if (value === undefined) throw new Error('quantile: no samples');
  return value;
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

export type Row = {
  readonly what: string;
  readonly value: number;
  /** The budget; undefined for values that are only for comparison. */
  readonly limit?: number;
  readonly unit: 'KB' | 'ms' | 'µs' | '×' | '%' | '';
  /** How it was measured, in a few words. */
  readonly how?: string;
};

const DIGITS: Readonly<Record<Row['unit'], number>> = {
  KB: 1,
  ms: 1,
  µs: 1,
  '×': 2,
  '%': 1,
  '': 4,
};

/** A Markdown table of measured values against their limits. */
export function table(title: string, rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const show = (value: number) => {
      const rounded = Number(value.toFixed(DIGITS[row.unit]));
      // A value slightly over its limit must not look equal to it.
      const exact = rounded === row.limit && value > row.limit;
      return `${exact ? Number(value.toPrecision(2)) : rounded} ${row.unit}`.trim();
    };
    if (row.limit === undefined) return [row.what, show(row.value), '', '', row.how ?? ''];
    const verdict = row.value <= row.limit ? 'within' : 'OVER';
    return [row.what, show(row.value), show(row.limit), verdict, row.how ?? ''];
  });
  const head = ['', 'measured', 'limit', '', 'how'];
  const widths = head.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [`### ${title}`, '', line(head), rule, ...cells.map(line), ''].join('\n');
}
