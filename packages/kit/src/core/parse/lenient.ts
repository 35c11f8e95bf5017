import type { Json, Result } from '@playgrove/kit/contract';
import { shape, type Fields, type Parser, type Shape } from './parsers.ts';

type Mended = readonly string[] | undefined;

const read = <T>(value: T, mended: Mended = []): Result<T> =>
  mended.length > 0 ? { ok: true, value, mended } : { ok: true, value };

const refuse = (at: string, expected: string, raw: Json | undefined): Result<never> => ({
  ok: false,
  error: `${at && `${at}: `}expected ${expected}, got ${JSON.stringify(raw)}`,
});

/** `fallback` in place of what is missing, or of what `of` refuses: the latter counts as mended. */
export const otherwise =
  <T>(of: Parser<T>, fallback: T): Parser<T> =>
  (raw, at) => {
    if (raw === undefined) return read(fallback);
    const inner = of(raw, at);
    return inner.ok ? inner : read(fallback, [inner.error]);
  };

/**
 * An object of which each field that is missing or cannot be read has its value of `fresh`. Only
 * what is not an object is refused.
 */
export const lenient = <F extends Fields>(fields: F, fresh: Shape<F>): Parser<Shape<F>> =>
  shape(
    Object.fromEntries(
      Object.entries(fields).map(([key, of]) => [
        key,
        otherwise(of, (fresh as Readonly<Record<string, unknown>>)[key]),
      ]),
    ),
  ) as Parser<Shape<F>>;

/** The nearest whole number from `low` to `high`; what is not a number is refused. */
export const clamped =
  (low: number, high: number): Parser<number> =>
  (raw, at = '') => {
    if (typeof raw !== 'number' || !Number.isFinite(raw)) return refuse(at, 'a number', raw);
    const value = Math.min(high, Math.max(low, Math.round(raw)));
    return read(value, value === raw ? [] : [`${at}: ${raw} became ${value}`]);
  };

/** A list without the entries that `of` refuses, and of at most `most`: the first ones stay. */
export const readable =
  <T>(of: Parser<T>, most: number): Parser<T[]> =>
  (raw, at = '') => {
    if (!Array.isArray(raw)) return refuse(at, 'a list', raw);
    const values: T[] = [];
    const mended: string[] = [];
    for (const [index, each] of (raw as readonly Json[]).entries()) {
      const place = `${at}[${index}]`;
      const inner = values.length < most ? of(each, place) : refuse(place, 'no more', each);
      if (inner.ok) values.push(inner.value);
      mended.push(...(inner.ok ? (inner.mended ?? []) : [inner.error]));
    }
    return read(values, mended);
  };

/** A list of known ids, each once; unknown and repeated ones are dropped. */
export const ids =
  <const V extends string>(known: readonly V[]): Parser<V[]> =>
  (raw, at = '') => {
    const found = new Set<string>();
    return readable<V>((id, place = '') => {
      if (!known.includes(id as V) || found.has(id as V)) return refuse(place, 'a known id', id);
      found.add(id as V);
      return read(id as V);
    }, known.length)(raw, at);
  };

/** A list of exactly `length`: missing and unreadable entries are `blank`, further ones dropped. */
export const filled =
  <T>(of: Parser<T>, length: number, blank: T): Parser<T[]> =>
  (raw, at) => {
    if (!Array.isArray(raw)) return refuse(at ?? '', 'a list', raw);
    const inner = readable(otherwise(of, blank), length)(raw, at);
    if (!inner.ok) return inner;
    const rest = Array.from({ length: length - inner.value.length }, () => blank);
    return read([...inner.value, ...rest], inner.mended);
  };

/** Values by known name; unknown names and unreadable values are dropped, a missing name stays so. */
export const byName =
  <const N extends string, T>(
    names: readonly N[],
    of: Parser<T>,
  ): Parser<{ readonly [K in N]?: T }> =>
  (raw, at = '') => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      return refuse(at, 'an object', raw);
    const found: [string, T][] = [];
    const mended: string[] = [];
    for (const [name, each] of Object.entries(raw as { readonly [key: string]: Json })) {
      const place = at ? `${at}.${name}` : name;
      const inner = names.includes(name as N) ? of(each, place) : refuse(place, 'no value', each);
      if (inner.ok) found.push([name, inner.value]);
      mended.push(...(inner.ok ? (inner.mended ?? []) : [inner.error]));
    }
    return read(Object.fromEntries(found) as { readonly [K in N]?: T }, mended);
  };
